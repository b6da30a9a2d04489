import type { Family } from '@meshwright/contract';
import { ClientError, type ErrorCode } from './client-error.ts';
import type { Connection } from './connection.ts';
import { explained } from './explained.ts';
import { joined } from './joined.ts';
import { type Limits, within } from './limits.ts';
import type { Action } from './retry.ts';
import { retryAfterOf } from './retry-after.ts';
import type { TaskRef } from './task-ref.ts';

/** One request of an operation, and how long the operation may take. */
export interface Call extends Limits {
  /** As messages name it: `remesh create`. */
  readonly operation: string;
  readonly action: Action;
  readonly family?: Family;
  readonly ref?: TaskRef;
  /** Below the base URL. */
  readonly path: string;
  readonly init?: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/** No JSON of this API comes near; more is not read. */
const maxJsonBytes = 2 ** 26;

/** A request that only reads is dropped and repeated after this long without an answer. */
const attemptMs = 30_000;

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'unprocessable',
  429: 'rate_limited',
  501: 'not_implemented',
};

/** Sends a request once and hands a 2xx answer to `read`. Whatever fails is a ClientError. */
export async function exchange<T>(
  api: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { clock, fetch } = api;
  const { operation, path, init } = call;
  // Cutting off a create or a removal leaves its outcome unknown, so only the caller's deadline may.
  const ms = init?.method ? Number.POSITIVE_INFINITY : attemptMs;
  let sentFrom: number | undefined;
  try {
    return await within(clock, call, ms, async (signal) => {
      const key = await api.headers();
      signal.throwIfAborted();
      sentFrom = clock.now();
      const response = await fetch(api.baseUrl + path, {
        ...init,
        headers: { ...key, ...init?.headers },
        credentials: 'omit',
        // Following one would carry the key to wherever it points.
        redirect: 'manual',
        signal,
      });
      const { headers, status, ok } = response;
      api.observer?.answered(operation, headers);
      if (ok) return read(response);
      throw refusal(status || 302, await messageIn(response), retryAfterOf(headers, clock.now()));
    });
  } catch (error) {
    throw explained(api, call, error, sentFrom);
  }
}

/** Reads a JSON body, whatever it is. */
export async function readJson(response: Response): Promise<unknown> {
  const bytes = await readBytes(response);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unusable(response);
  }
}

/** For `read` to throw when an answer arrived whole but is not what it should be. */
export function unusable({ status }: Response): ClientError {
  return new ClientError('bad_response', `${status} with an unusable body`, { status });
}

/** The error that a status means, over HTTP or inside a stream; its message is only what came back. */
export function refusal(status: number, message?: unknown, retryAfterMs?: number): ClientError {
  const code = codes[status] ?? (status >= 500 ? 'server_error' : 'refused');
  const said = typeof message === 'string' && message.replace(/[\s\p{C}]+/gu, ' ').slice(0, 300);
  const wait = retryAfterMs && `wait ${Math.ceil(retryAfterMs / 1000)} s`;
  return new ClientError(code, [status, said, wait].filter(Boolean).join(', '), { status, retryAfterMs });
}

/** What the service says is wrong; the form is not specified, so the usual ones are tried. */
async function messageIn(response: Response): Promise<unknown> {
  try {
    const { message, error } = (await readJson(response)) as Record<string, { message?: unknown }>;
    return message ?? error?.message ?? error;
  } catch {
    return undefined;
  }
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > maxJsonBytes) throw unusable(response);
  }
  return joined(parts);
}
