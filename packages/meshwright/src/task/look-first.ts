import { type ErrorCode, isClientError } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import type { Terminal } from '../progress/terminal.ts';
import { withWaitLine } from '../progress/with-wait-line.ts';
import { quickMs, type Session } from '../session/session.ts';
import { wrongAddress } from '../session/wrong-address.ts';

/**
 * Reads the service's list before a create: a wrong key or address is detected before any spending. Other errors are
 * left to the create.
 */
export async function lookFirst(
  { client, service }: Session,
  family: Family,
  { signal, now, stderr }: Pick<Terminal, 'signal' | 'now' | 'stderr'>,
): Promise<void> {
  const stop = 'Ctrl-C stops; nothing was sent';
  const waiting = { what: `the list of ${service}, before anything is sent`, stop };
  const error = await withWaitLine(waiting, { now, stderr }, () =>
    client.list(family, { pageSize: 1, signal, timeoutMs: quickMs }).catch((cause) => cause),
  );
  if (signal.aborted) throw new CliError('interrupted', 'stopped before the create; nothing was created');
  if (!isClientError(error) || !decisive.includes(error.code)) return;
  const wrong = wrongAddress(error, service);
  const { code, message } = failureOf(wrong ?? error);
  const exit = code === 'timed_out' ? 'network' : code;
  const address = exit === 'network' ? `${service}: ` : '';
  const text = `before the create: ${address}${message}\nnothing was created`;
  throw new CliError(exit, text, { cause: error });
}

const decisive: readonly ErrorCode[] = [
  'unauthorized',
  'payment_required',
  'forbidden',
  'not_found',
  'network',
  'timeout',
  'no_key',
  'bad_option',
];
