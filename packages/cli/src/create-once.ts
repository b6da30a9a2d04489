import {
  type ErrorCode,
  formatTaskRef,
  isClientError,
  type LostCreate,
  type TaskRef,
} from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Price } from '@meshwright/contract/schema';
import { priceText } from './check-request.ts';
import { CliError } from './cli-error.ts';
import { commandText } from './command-text.ts';
import { failureOf } from './failure.ts';
import { graceSignal } from './grace-signal.ts';
import { quickMs, type Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { wrongAddress } from './wrong-address.ts';

/** A create body that has passed every check there is on this side. */
export interface CheckedRequest<F extends Family = Family> {
  readonly family: F;
  readonly body: Readonly<Record<string, unknown>>;
  readonly price: Price;
}

/**
 * Creates a task, saying its price before and its reference after. When the answer is lost, the error names the
 * tasks it may have made, because a second create would be paid a second time.
 */
export async function createOnce<F extends Family>(
  { client, service }: Session,
  { family, body, price }: CheckedRequest<F>,
  { signal, stderr, ...terminal }: Terminal,
): Promise<TaskRef<F>> {
  await lookFirst({ client, service }, family, signal);
  stderr.write(`${priceText(price, service)}\n`);
  try {
    // An id that is on its way must not be lost to a Ctrl-C.
    const ref = await client.create(family, body as never, { signal: graceSignal(signal) });
    stderr.write(`task: ${formatTaskRef(ref)}\n`);
    return ref;
  } catch (cause) {
    if (!isClientError(cause) || !cause.lost) throw cause;
    throw await lostCreate(client, family, cause.lost, cause, terminal);
  }
}

/** A wrong key or address is told here, where nothing can have been spent. Any other trouble is the create's to tell. */
export async function lookFirst(
  { client, service }: Session,
  family: Family,
  signal: AbortSignal,
): Promise<void> {
  const error = await client
    .list(family, { pageSize: 1, signal, timeoutMs: quickMs })
    .catch((cause) => cause);
  if (signal.aborted) throw new CliError('interrupted', 'stopped before the create; nothing was created');
  if (!isClientError(error) || !telling.includes(error.code)) return;
  const wrong = wrongAddress(error, service);
  const { code, message } = failureOf(wrong ?? error);
  const exit = code === 'timed_out' ? 'network' : code;
  const address = exit === 'network' ? `${service}: ` : '';
  const text = `before the create: ${address}${message}\nnothing was created`;
  throw new CliError(exit, text, { cause: error });
}

const telling: readonly ErrorCode[] = [
  'unauthorized',
  'payment_required',
  'forbidden',
  'not_found',
  'network',
  'timeout',
  'no_key',
  'bad_option',
];

async function lostCreate(
  client: Session['client'],
  family: Family,
  lost: LostCreate,
  cause: Error,
  terminal: Pick<Terminal, 'env'>,
): Promise<CliError> {
  const found = await client.findLost(family, lost, { timeoutMs: quickMs }).catch(() => []);
  const refs = found.map(({ id }) => formatTaskRef(client.ref(family, id)));
  const advice =
    refs.length === 0
      ? [
          'look for it before creating again:',
          commandText(['tasks', 'list', '--family', family.name], terminal),
        ]
      : [
          'made at that time; go on with the right one:',
          ...refs.map((ref) => commandText(['create', '--resume', ref], terminal)),
        ];
  return new CliError('unknown_outcome', `${failureOf(cause).message}\n${advice.join('\n  ')}`, { cause });
}
