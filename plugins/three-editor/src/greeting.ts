/** What the page's half of the panel sends to its own window, with a port, to be connected to the worker. */
export const handshake = 'meshwright: connect';

/** What comes through that port at last, when the worker is gone. */
export const disconnectMessage = 'meshwright: gone';

export function isHandshake(data: unknown): boolean {
  return data === handshake;
}

/** Whether something has the shape of a frame of a port channel. */
export function isFrame(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const [name, ...others] = Object.keys(data);
  return others.length === 0 && (name === 'message' || name === 'part' || name === 'got');
}
