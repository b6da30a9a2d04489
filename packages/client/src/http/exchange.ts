import { ClientError, type ErrorCode } from '../client-error.ts';
import { attemptMs, maxJsonBytes, maxMessageBytes, messageMs, unlimited } from '../limits.ts';
import { within } from '../watch/deadline.ts';
import { bodyParts } from './body-parts.ts';
import type { Call } from './call.ts';
import { concatBytes } from './concat-bytes.ts';
import type { Connection } from './connection.ts';
import { explained } from './explained.ts';
import { retryAfterOf, waitText } from './retry-after.ts';

/** Codes by status minus 400. */
const codes: Readonly<Record<number, ErrorCode>> = {
  ...(['bad_request', 'unauthorized', 'payment_required', 'forbidden', 'not_found'] as const),
  9: 'conflict',
  22: 'unprocessable',
  29: 'rate_limited',
  101: 'not_implemented',
};

/** Sends a request once and passes a 2xx answer to `read`. Every failure is a ClientError. */
export async function exchange<T>(
  api: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { clock } = api;
  const { operation, path, init } = call;
  // Cutting off a create or a removal leaves its outcome unknown, so only the caller's deadline ends it.
  const ms = init?.method ? unlimited : attemptMs;
  let sentFrom: number | undefined;
  let refused: ClientError | undefined;
  try {
    return await within(clock, call, ms, async (signal) => {
      const key = await api.headers();
      signal.throwIfAborted();
      sentFrom = clock.now();
      const response = await api.fetch(api.baseUrl + path, {
        ...init,
        headers: { ...key, ...init?.headers },
        // Following a redirect would carry the key to its target.
        redirect: 'manual',
        signal,
      });
      const { headers, status, ok } = response;
      api.answered(headers);
      api.observer?.answered(operation, headers);
      if (ok) return read(response);
      const refuse = (message?: unknown) =>
        refusal(status || 302, message, retryAfterOf(headers, clock.now()));
      // The status is known now and holds even if the body fails.
      refused = refuse();
      const body = await within(clock, call, messageMs, () => readJson(response, maxMessageBytes));
      // The form is not specified, so the usual ones are tried.
      const { message, error } = body as Record<string, { message?: unknown }>;
      refused = refuse(message ?? error?.message ?? error);
      throw refused;
    });
  } catch (error) {
    throw explained(api, call, refused ?? error, sentFrom);
  }
}

/** Reads a JSON body of any shape. */
export async function readJson(response: Response, maxBytes: number = maxJsonBytes): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bodyParts(response)) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) throw unusable(response);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(concatBytes(parts)));
  } catch {
    throw unusable(response);
  }
}

/** Returns the error for `read` to throw when a complete answer has the wrong content. */
export function unusable({ status }: Response): ClientError {
  return new ClientError('bad_response', `${status} with an unusable body`, { status });
}

/** Returns the error that a status means, over HTTP or inside a stream; its message is only the received text. */
export function refusal(status: number, message?: unknown, retryAfterMs?: number): ClientError {
  const code = codes[status - 400] ?? (status >= 500 ? 'server_error' : 'refused');
  const said = typeof message === 'string' && message.replace(/[\s\p{C}]+/gu, ' ').slice(0, 300);
  const wait = retryAfterMs && waitText(retryAfterMs);
  return new ClientError(code, [status, said, wait].filter(Boolean).join(', '), { status, retryAfterMs });
}
