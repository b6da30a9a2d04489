import { isLoopback } from '@meshwright/contract';
import type { ProxyOptions, ServiceAddress } from './proxy-options.ts';
import { readText } from './read-text.ts';
import { commonHeaders, Refusal } from './routes/refusal.ts';

/** Calls to the service, with the game's key and no data of the caller. */
export interface Upstream {
  /** @throws Refusal 502 when the service cannot be reached, or answers with a redirect */
  call(path: string, init: UpstreamCall): Promise<Response>;
  /** Fetches a signed link, without the key. */
  file(url: string, init: UpstreamCall): Promise<Response>;
  /** Whether the service is a local one of this project, whose prices are known. */
  isLocal(): Promise<boolean>;
  /** Returns the text without the key. */
  redact(text: string): string;
}

type OnFault = NonNullable<ProxyOptions['onFault']>;

interface UpstreamCall {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export function createUpstream(options: ProxyOptions, onFault: OnFault): Upstream {
  const open = 'service' in options ? opener(options.service) : async () => options;
  let secret = 'key' in options && typeof options.key === 'string' ? options.key : '';
  // A key of one or two letters hides nothing, and its letters are in every word.
  const redact = (text: string): string => (secret.length > 2 ? text.replaceAll(secret, '[key]') : text);

  async function answer(what: string, url: string, init: RequestInit): Promise<Response> {
    let response: Response;
    const { fetch: send = (input: string, sent: RequestInit) => fetch(input, sent) } = await open();
    try {
      // Following a redirect would carry the key to another host, or return another file.
      response = await send(url, { ...init, redirect: 'manual', credentials: 'omit' });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      onFault(redact(`${what}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`));
      throw new Refusal(502, 'The 3D service could not be reached. Try again.', { sent: !neverSent(error) });
    }
    // A browser shows a redirect as status 0.
    if (response.status !== 0 && (response.status < 300 || response.status >= 400)) return response;
    await response.body?.cancel();
    onFault(`${what}: answered with a redirect (${response.status}); set baseUrl to the final address.`);
    throw new Refusal(502, 'The 3D service answered with a redirect, which is not followed.', { sent: true });
  }

  return {
    redact,
    async call(path, { method = 'GET', headers = {}, body, signal }) {
      const { baseUrl, key } = await open();
      secret = checkedKey(typeof key === 'string' ? key : await key?.(), onFault);
      return answer(`${method} ${path}`, `${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        signal,
        ...(body === undefined ? {} : sentOnce(body)),
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(new TextEncoder().encode(body).length) }),
          authorization: `Bearer ${secret}`,
        },
      });
    },
    file: (url, { method = 'GET', headers = {}, signal }) =>
      answer('result file', url, { method, headers, signal }),
    isLocal: async () => isLoopback(new URL((await open()).baseUrl).hostname),
  };
}

/** Returns a function that opens the service once, and again after a failure. */
function opener(service: () => ServiceAddress | Promise<ServiceAddress>): () => Promise<ServiceAddress> {
  let opened: Promise<ServiceAddress> | undefined;
  return () => {
    opened ??= Promise.resolve()
      .then(service)
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
}

/** @throws Refusal 500 for a server without a key: a 401 would ask the player to log in */
function checkedKey(key: string | undefined, onFault: OnFault): string {
  if (key) return key;
  onFault(noKey);
  throw new Refusal(500, noKey);
}

const noKey =
  'Nothing was sent: the server of this game has no API key. Set `key` of createProxy, and the environment variable that it reads.';

/** Returns a body that fetch cannot replay: after a 421 it resends any other by itself. */
function sentOnce(body: string): RequestInit {
  return { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
}

/** True when no connection was made: Node names the failed phase in the cause. Elsewhere the request counts as sent. */
function neverSent(error: unknown): boolean {
  const { errors, syscall, code } = ((error as Error | null)?.cause ?? {}) as Record<string, unknown>;
  const unsent = /^(connect$|getaddrinfo|UND_ERR_CONNECT|CERT_|ERR_TLS_|DEPTH_|SELF_|UNABLE_)/;
  // Several errors in one: every address of the host refused the connection.
  return Boolean(errors) || unsent.test(`${syscall ?? code}`);
}

/** Largest answer with JSON that is read, in bytes: a page of a list has a few hundred kilobytes. */
const maxAnswerBytes = 2 ** 24;

/**
 * Returns the JSON object or list of an answer; undefined for an empty one.
 * @throws Refusal 502 for anything else: a gateway's page must not pass for an answer of the service
 */
export async function jsonOf(response: Response, onFault: OnFault): Promise<object | undefined> {
  const type = response.headers.get('content-type') ?? 'no type';
  const text = await readText(response.body, maxAnswerBytes);
  if (text === '') return undefined;
  if (text === undefined) {
    onFault(
      `answered ${response.status} with more than ${maxAnswerBytes} bytes, which no answer of the service has`,
    );
    throw new Refusal(
      502,
      `The 3D service answered ${response.status} with too much data. Try again later.`,
      { sent: true },
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    if (/[/+]json\b/i.test(type) && typeof value === 'object' && value !== null) return value;
  } catch {
    // The refusal below covers invalid JSON too.
  }
  onFault(`answered ${response.status} with ${type}, which is not the JSON of the service`);
  throw new Refusal(502, `The 3D service answered ${response.status} without JSON. Try again later.`, {
    sent: true,
  });
}

/** Headers of the service that callers receive. */
const seen = ['retry-after', 'x-api-version', 'deprecation', 'link', 'x-deprecation-notice'];

export function seenHeaders({ headers }: Response): Record<string, string> {
  const fields = seen.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(fields), ...commonHeaders };
}
