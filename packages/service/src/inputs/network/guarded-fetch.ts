import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../service-error.ts';
import { createGuardedRequest, type GuardedRequestOptions } from './guarded-request.ts';

/** Fetches a file from a URL in a request. @throws ServiceError `bad_input`, without network details */
export type FetchFile = (
  url: URL,
  options: {
    readonly maxBytes: number;
    readonly field: string;
    /** Receives the bytes as they arrive; the fetch then resolves to none. Without it, it resolves to all bytes. */
    readonly onChunk?: (chunk: Uint8Array) => Promise<void>;
  },
) => Promise<Uint8Array>;

export interface GuardedFetchOptions extends GuardedRequestOptions {
  readonly totalTimeoutMs?: number;
}

const maxRedirects = 5;

/**
 * Creates a fetch that connects to public addresses only, as `createGuardedRequest`; each redirect is checked again.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): FetchFile {
  const { totalTimeoutMs = 30_000 } = options;
  const request = createGuardedRequest(options);

  async function get(
    url: URL,
    { maxBytes, onChunk }: Parameters<FetchFile>[1],
    signal: AbortSignal,
  ): Promise<URL | Uint8Array> {
    const response = await request(url, { signal });
    try {
      const status = response.statusCode ?? 0;
      const target = response.headers.location;
      if (status >= 300 && status < 400 && target !== undefined) return new URL(target, url);
      if (status !== 200) throw new Error(`answered ${status}`);
      return await readCapped(response, maxBytes, onChunk);
    } finally {
      response.destroy();
    }
  }

  return async (start, wanted) => {
    const signal = AbortSignal.timeout(totalTimeoutMs);
    try {
      let url = start;
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const answer = await get(url, wanted, signal);
        if (answer instanceof Uint8Array) return answer;
        url = answer;
      }
      throw new Error('too many redirects');
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      // One text for every reason, so that it reveals no open ports or hosts.
      throw new ServiceError(
        'bad_input',
        `${wanted.field}: the file at this URL cannot be fetched. Give a public http(s) URL that answers 200, or a data URI.`,
      );
    }
  };
}

/** Returns the bytes of a response, or passes them to `onChunk`. @throws Error when there are too many */
async function readCapped(
  response: IncomingMessage,
  maxBytes: number,
  onChunk?: (chunk: Uint8Array) => Promise<void>,
): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Error('too large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too large');
    if (onChunk) await onChunk(chunk);
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
