import type { ProxyOptions } from './proxy-options.ts';
import { Refusal } from './refusal.ts';

/** Calls to the service, with the key of the game and nothing of the caller. */
export interface Upstream {
  /** @throws Refusal 502 when the service cannot be reached */
  call(path: string, init: UpstreamCall): Promise<Response>;
  /** Fetches a signed link, without the key. */
  file(url: string, init: UpstreamCall): Promise<Response>;
  /** The text without the key in it, wherever it came from. */
  redact(text: string): string;
}

interface UpstreamCall {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export function createUpstream({ baseUrl, key, fetch: own, onFault }: ProxyOptions): Upstream {
  const send = own ?? ((input: string, init: RequestInit) => fetch(input, init));
  const base = baseUrl.replace(/\/+$/, '');
  let secret = '';
  const redact = (text: string): string => (secret ? text.replaceAll(secret, '[key]') : text);

  async function answer(what: string, url: string, init: RequestInit): Promise<Response> {
    try {
      // A redirect would carry the key to another host, or the game to another file.
      return await send(url, { ...init, redirect: 'error', credentials: 'omit' });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      onFault?.(redact(`${what}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`));
      throw new Refusal(502, 'The 3D service could not be reached. Try again.');
    }
  }

  return {
    redact,
    async call(path, { method = 'GET', headers = {}, body, signal }) {
      secret = typeof key === 'string' ? key : await key();
      return answer(`${method} ${path}`, `${base}${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${secret}` },
        signal,
        ...(body === undefined ? {} : { body }),
      });
    },
    file: (url, { method = 'GET', headers = {}, signal }) =>
      answer('result file', url, { method, headers, signal }),
  };
}

/** Headers of the service that a caller may see. */
const told = ['content-type', 'retry-after', 'x-api-version', 'deprecation', 'link', 'x-deprecation-notice'];

export function toldHeaders({ headers }: Response): Record<string, string> {
  const seen = told.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(seen), 'cache-control': 'no-store' };
}
