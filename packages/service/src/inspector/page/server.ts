import { ServiceError } from '../../service-error.ts';
import type { InspectorFrame } from '../inspector.ts';

/** Reads the views of the service that served this page. */
export interface Server {
  /** @throws ServiceError `unauthorized` for a wrong token, `not_found`, `internal` */
  view<T>(path: string, signal: AbortSignal): Promise<T>;
  /** Fetches a result file of a task. */
  file(task: string, name: string, signal?: AbortSignal): Promise<Blob>;
  /** Yields the frames of a task as they arrive, until it is terminal. */
  frames(task: string, signal: AbortSignal): AsyncGenerator<InspectorFrame>;
}

/** @param token of the inspector, sent in a header only */
export function readServer(token: string): Server {
  async function get(path: string, signal?: AbortSignal): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`api/${path}`, { headers, ...(signal && { signal }) });
    if (response.ok) return response;
    const { message } = (await response.json()) as { message: string };
    const codes = { 401: 'unauthorized', 404: 'not_found' } as const;
    throw new ServiceError(codes[response.status as 401 | 404] ?? 'internal', message);
  }

  return {
    view: async <T>(path: string, signal: AbortSignal) => (await (await get(path, signal)).json()) as T,
    file: async (task, name, signal) =>
      await (await get(`tasks/${task}/files/${encodeURIComponent(name)}`, signal)).blob(),
    async *frames(task, signal) {
      const { body } = await get(`tasks/${task}/frames`, signal);
      if (!body) return;
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        const blocks = (rest + piece.value).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^event: message\ndata: (.*)$/.exec(block)?.[1];
          if (data !== undefined) yield JSON.parse(data) as InspectorFrame;
        }
      }
    },
  };
}
