import { ClientError } from '../client-error.ts';
import { expired } from '../watch/deadline.ts';
import type { Call } from './call.ts';
import type { Connection } from './connection.ts';
import { verdictOf } from './retry.ts';

/** No request left the machine: there was no connection, or the certificate was not trusted. */
const unsent = /^(connect$|getaddrinfo|UND_ERR_CONNECT|CERT_|ERR_TLS_|DEPTH_|SELF_|UNABLE_)/;

/**
 * Returns the full error of a call for any thrown value: the attempt, the answer, the remedy.
 * @param sentFrom when the request left, if it did: a create that may have succeeded is an `unknown_outcome`
 */
export function explained(
  api: Connection,
  { operation, action, family, ref, signal, deadline }: Call,
  thrown: unknown,
  sentFrom?: number,
): ClientError {
  if (thrown instanceof ClientError && thrown.operation) return thrown;
  const now = api.clock.now();
  const { code, message, status, retryAfterMs, cause } = signal?.aborted
    ? new ClientError('aborted', 'aborted', { cause: signal.reason })
    : thrown === expired && now < deadline
      ? new ClientError('network', 'no answer in time')
      : thrown instanceof ClientError
        ? thrown
        : new ClientError('network', 'the connection failed', { cause: thrown });
  const sent = sentFrom !== undefined && !neverSent(thrown);
  const open = verdictOf(action, { code, status, sent }, family) === 'unknown';
  const reportedCode = open && code !== 'aborted' ? 'unknown_outcome' : code;
  const said = open ? `${message.replace(/\.$/, '')}; a task may exist` : message;
  const text = `${operation}${ref ? ` ${ref.id}` : ''}: ${said}`;
  return api.error(reportedCode, text, {
    operation,
    family: family?.name,
    taskRef: ref,
    status,
    retryAfterMs,
    sent,
    cause,
    lost: open && family ? { family: family.name, sentFrom: sentFrom!, sentTo: now } : undefined,
  });
}

/** Node names the failed phase in the cause. A browser does not, and then the request counts as sent. */
function neverSent(error: unknown): boolean {
  const { errors, syscall, code } = ((error as Error | null)?.cause ?? {}) as Record<string, unknown>;
  // Several errors in one: every address of the host refused the connection.
  return Boolean(errors) || unsent.test(`${syscall ?? code}`);
}
