/** Message that the page part of the panel posts to its own window, with a port, to connect to the worker. */
export const handshake = 'meshwright: connect';

/** Last message through that port, when the worker is gone. */
export const disconnectMessage = 'meshwright: gone';

export function isHandshake(data: unknown): boolean {
  return data === handshake;
}

/** Whether a value has the shape of a port channel frame. */
export function isFrame(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const [name, ...others] = Object.keys(data);
  return others.length === 0 && (name === 'message' || name === 'part' || name === 'got');
}
