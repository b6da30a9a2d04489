import type { ErrorPayload } from 'vite';

/** Current errors by place: `''` is the project, else an asset. Pages show them until they are fixed. */
export interface Overlay {
  set(where: string, message: string): void;
  clear(where: string): void;
  /** Returns the payload for a new page. */
  payload(): ErrorPayload | undefined;
}

/** @param send sends to every page: an error to show, or `recovered` */
export function openOverlay(send: (payload: ErrorPayload | 'recovered') => void, file: string): Overlay {
  const messages = new Map<string, string>();
  const payload = (): ErrorPayload | undefined =>
    messages.size === 0
      ? undefined
      : {
          type: 'error',
          err: { message: [...messages.values()].join('\n\n'), stack: '', id: file, plugin: 'meshwright' },
        };
  return {
    payload,
    set(where, message) {
      if (messages.get(where) === message) return;
      messages.set(where, message);
      send(payload()!);
    },
    clear(where) {
      if (messages.delete(where)) send(payload() ?? 'recovered');
    },
  };
}
