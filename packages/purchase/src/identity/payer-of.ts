import { type Connection, isClientError, retrieve, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import type { SpendEntry } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import { type Spending, spendings } from '../journal/spending.ts';
import { lifetimeMs } from '../lost/recent-tasks.ts';
import { normalHost } from './normal-host.ts';
import { accountDigest, type Payer } from './request-hash.ts';
import { accountNames } from './same-payer.ts';

export interface PayerOptions {
  readonly connection: Connection;
  readonly journal: Journal;
  /**
   * Milliseconds since 1970.
   * @default the clock of the connection
   */
  readonly now?: (() => number) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives a readable note about earlier purchases when the key has changed. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** Most tasks of each other account that a key tries to read: fewer once the key is known itself. */
const mostTasks = { new: 3, known: 1 };
const mostAccounts = 5;
const readMs = 10_000;

/** Accounts refuted for a connection, by both names: each is tried once. */
const refuted = new WeakMap<Connection, Set<string>>();

/**
 * Returns the payer of a connection: the normalized host, and the account as a digest of the key. Reads tasks bought
 * here with other keys: a key that can read one belongs to the same account, whose earlier purchases stay valid. A key
 * with purchases also tries accounts that are not refuted: copies of the journal add entries of others late.
 * @example
 * import { payerOf } from '@meshwright/purchase';
 *
 * const payer = await payerOf({ connection, journal, onNote: console.warn });
 */
export async function payerOf({
  connection,
  journal,
  now = () => connection.clock.now(),
  signal,
  onNote,
}: PayerOptions): Promise<Payer> {
  const host = normalHost(connection.host);
  const { authorization } = await connection.headers();
  const own = await accountDigest(authorization?.slice('Bearer '.length));
  if (authorization === undefined) return { host, account: own };
  const entries = await journal.entries();
  const bought = spendings(entries).filter(({ sending }) => normalHost(sending.host) === host);
  const account = accountNames(entries, host)(own);
  const isKnown = account !== own || bought.some(({ sending }) => sending.account === own);
  const isOther = refutedBy(connection);
  let name = account;
  for (const [other, tasks] of othersOf(account, bought, entries, host)) {
    const pair = `${own} ${other}`;
    const useful =
      isKnown || name !== account ? tasks.filter(isKept(now())).slice(0, mostTasks.known) : tasks;
    if (useful.length === 0 || isOther.has(pair)) continue;
    const answer = await isShown(connection, useful.slice(0, mostTasks.new), now(), signal);
    if (answer === 'yes') {
      await journal.append({ kind: 'alias', purchase: '', at: now(), host, account: own, of: other });
      onNote?.(
        `This key is of an account that has bought before at ${host} with another key: its purchases are yours.`,
      );
      name = other;
    } else if (answer === 'no') {
      isOther.add(pair);
    } else {
      onNote?.(
        `The journal has purchases made with another key at ${host}. Whether both are of one account is not known: ${answer}. If they are, what was bought with the other key is bought again.`,
      );
    }
  }
  return { host, account: name };
}

function refutedBy(connection: Connection): Set<string> {
  const accounts = refuted.get(connection) ?? new Set();
  refuted.set(connection, accounts);
  return accounts;
}

/** Whether the key of a connection is known to be of another account, which has tasks that it cannot read. */
export function isRefuted(connection: Connection, account: string): boolean {
  return [...refutedBy(connection)].some((pair) => pair.endsWith(` ${account}`));
}

/** Returns tasks of the other accounts by account, latest first. */
function othersOf(
  account: string,
  bought: readonly Spending[],
  entries: readonly SpendEntry[],
  host: string,
): [account: string, tasks: Spending[]][] {
  const nameOf = accountNames(entries, host);
  const tasks = new Map<string, Spending[]>();
  for (const spending of [...bought].reverse()) {
    const other = nameOf(spending.sending.account);
    if (spending.task === undefined || other === 'proxy' || other === account) continue;
    tasks.set(other, [...(tasks.get(other) ?? []), spending]);
  }
  return [...tasks].slice(0, mostAccounts);
}

/** Whether the service still has the task: otherwise its answer proves nothing. */
function isKept(now: number): (spending: Spending) => boolean {
  return ({ sending }) => Math.abs(now - sending.at) < lifetimeMs;
}

/** Whether the key can read one of the tasks; otherwise why that is unknown. */
async function isShown(
  connection: Connection,
  tasks: readonly Spending[],
  now: number,
  signal?: AbortSignal,
): Promise<'yes' | 'no' | string> {
  let answer = 'its tasks are older than the service keeps them';
  for (const spending of tasks) {
    const { sending, task } = spending;
    const family = familyNamed(sending.family);
    if (!family) continue;
    try {
      await retrieve(connection, taskRef(family, task!), { signal, timeoutMs: readMs });
      return 'yes';
    } catch (error) {
      if (!isClientError(error) || error.code === 'aborted') throw error;
      if (error.code !== 'not_found') return error.message;
      if (isKept(now)(spending)) answer = 'no';
    }
  }
  return answer;
}
