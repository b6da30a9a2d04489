import { badStatus, DEFAULT_TIMEOUT_MS, networkError, parseUrl, silent } from './url/url-failures.ts';
import type { UrlSourceOptions } from './url-source.ts';

/** A file behind an http or https address, read from first to last byte over one connection. */
export interface Download {
  /** The address without its query. */
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Requests a file. Sends no key and no cookie, only `headers`; a server that sends nothing for `timeoutMs` is a
 * `network` error, and no message contains the query of the address.
 */
export async function download(
  url: string | URL,
  options: Pick<UrlSourceOptions, 'fetch' | 'headers' | 'timeoutMs'> = {},
  signal?: AbortSignal,
): Promise<Download> {
  const parsed = parseUrl(url);
  const name = `${parsed.origin}${parsed.pathname}`;
  const { fetch: send = fetch, headers = {}, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const connection = new AbortController();
  const ended = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal;
  const patiently = async <T>(work: Promise<T>): Promise<T> => {
    let quiet = false;
    const timer = setTimeout(() => {
      quiet = true;
      connection.abort();
    }, timeoutMs);
    try {
      return await work;
    } catch (error) {
      connection.abort();
      throw quiet ? silent(name, timeoutMs) : networkError(name, error, signal);
    } finally {
      clearTimeout(timer);
    }
  };
  signal?.throwIfAborted();
  const response = await patiently(
    send(parsed, {
      headers: { 'accept-encoding': 'identity', ...headers },
      credentials: 'omit',
      signal: ended,
    }),
  );
  if (!response.ok) {
    await response.body?.cancel();
    throw badStatus(name, response.status);
  }
  return { name, body: bodyOf(response, patiently) };
}

async function* bodyOf(
  response: Response,
  patiently: <T>(work: Promise<T>) => Promise<T>,
): AsyncIterable<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await patiently(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
