import { redactText, redactUrl } from './redact.ts';

/** A recorded request and the outcome of it, without keys and signed queries. */
export interface RecordedRequest {
  /** Sequence number from 1 since the start or the last reset. */
  readonly number: number;
  /** Service time of arrival, milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** Path and query; all query values except those of paging are redacted. */
  readonly path: string;
  /** Name of the account that sent it, null without a known key. */
  readonly account: string | null;
  /** The first 2,000 characters of its body. */
  readonly body: string;
  /** Status of the answer; null when the connection ended without one. */
  readonly status: number | null;
  /** Real milliseconds until the answer began, or the connection ended. */
  readonly ms: number;
  /** Kinds of the faults that fired. */
  readonly faults: readonly string[];
}

/** The last requests, oldest first. */
export interface RequestLog {
  record(
    request: Request,
    answer: (request: Request, faults: string[]) => Promise<Response>,
  ): Promise<Response>;
  all(): readonly RecordedRequest[];
  clear(): void;
}

export interface RequestLogOptions {
  readonly now: () => number;
  readonly realNow: () => number;
  readonly accountOf: (key: string) => string | undefined;
  /** Redacted everywhere. */
  readonly secrets: readonly string[];
  /**
   * Number of requests kept.
   * @default 200
   */
  readonly size?: number;
}

const shownCharacters = 2_000;
/** More than is shown, so that a key across the end is still recognised. */
const capturedBytes = 4 * shownCharacters;

export function createRequestLog(options: RequestLogOptions): RequestLog {
  const { now, realNow, accountOf, secrets, size = 200 } = options;
  let ring: RecordedRequest[] = [];
  let count = 0;
  return {
    async record(request, answer) {
      const at = now();
      const started = realNow();
      const key = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      const account = key === undefined ? undefined : accountOf(key);
      const hidden = key === undefined || account === undefined ? secrets : [...secrets, key];
      // The key of no account is removed verbatim only: finding all forms of every wrong key would be slow.
      const clean = (text: string) =>
        key === undefined || account !== undefined ? text : text.replaceAll(key, '[removed]');
      const faults: string[] = [];
      const { observed, captured } = observe(request);
      const note = (status: number | null): void => {
        count += 1;
        ring.push({
          number: count,
          at,
          method: request.method,
          path: clean(redactUrl(request.url, hidden)),
          account: account || null,
          body: clean(redactText(captured(), hidden)).slice(0, shownCharacters),
          status,
          ms: realNow() - started,
          faults,
        });
        if (ring.length > size) ring = ring.slice(-size);
      };
      try {
        const response = await answer(observed, faults);
        note(response.status);
        return response;
      } catch (error) {
        note(null);
        throw error;
      }
    },
    all: () => ring,
    clear() {
      ring = [];
      count = 0;
    },
  };
}

/** Returns an equivalent request, and the first bytes of its body that were read. */
function observe(request: Request): { readonly observed: Request; readonly captured: () => string } {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) {
    return { observed: request, captured: () => '' };
  }
  const chunks: Uint8Array[] = [];
  let left = capturedBytes;
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (left > 0) chunks.push(chunk.slice(0, left));
        left -= Math.min(left, chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  const init: RequestInit = {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  };
  return {
    observed: new Request(request.url, { ...init, duplex: 'half' } as RequestInit),
    captured: () => Buffer.concat(chunks).toString('utf8'),
  };
}
