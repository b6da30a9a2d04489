import { randomUUID } from 'node:crypto';
import { isLoopback } from '@meshwright/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { ServiceError } from '../service-error.ts';
import type { Store, StoreTransaction, Tables } from './tables.ts';

/** Webhooks of one account at most, as on the public service. */
export const mostWebhooks = 5;

const longestUrl = 2_000;

/**
 * Returns what a webhook URL must be, undefined for a good one: https, or http to a name or an address of this
 * machine when that is allowed.
 */
export function webhookProblem(url: unknown, allowLoopback: boolean): string | undefined {
  const loopbackHint = allowLoopback
    ? ' (or http to this machine)'
    : '; http to this machine needs allowLoopback';
  const wanted = `an https URL of at most ${longestUrl} characters, without name and password${loopbackHint}`;
  if (typeof url !== 'string' || url.length > longestUrl || !URL.canParse(url)) return wanted;
  const { protocol, hostname, username, password } = new URL(url);
  const isPlain = username === '' && password === '';
  const isFit = protocol === 'https:' || (protocol === 'http:' && allowLoopback && isLoopback(hostname));
  return isPlain && isFit ? undefined : wanted;
}

/** Selects the deliveries that may be sent, as `first`: of each task the first, for every webhook. */
export function firstDeliveries(
  store: Store,
): SelectQueryBuilder<Tables & { first: Tables['deliveries'] }, 'first', object> {
  return store
    .selectFrom('deliveries as first')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('deliveries as earlier')
            .whereRef('earlier.webhook', '=', 'first.webhook')
            .whereRef('earlier.task', '=', 'first.task')
            .whereRef('earlier.position', '<', 'first.position')
            .select('earlier.id'),
        ),
      ),
    );
}

/** Returns a URL as views and logs show it: path and query may hold secrets of the receiver. */
export function shownUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? origin : `${origin}/…`;
}

/** A webhook as the control surface and the inspector show it. */
export interface WebhookLine {
  readonly id: string;
  /** Name of the account. */
  readonly account: string;
  /** Without path and query. */
  readonly url: string;
  /** When repeated failures switched it off, milliseconds since 1970; 0 while it is on. */
  readonly offAt: number;
  /** Attempts that failed since the last success. */
  readonly failures: number;
  /** Why the last attempt failed, '' after a success. */
  readonly problem: string;
  /** Changes of status that wait for their delivery. */
  readonly waiting: number;
  /** When the next of them is sent, milliseconds since 1970; 0 when none waits. */
  readonly nextAt: number;
}

export async function listWebhooks(store: Store): Promise<WebhookLine[]> {
  const rows = await store
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account')
    .selectAll('webhooks')
    .select('accounts.name')
    .select((all) =>
      all
        .selectFrom('deliveries')
        .whereRef('deliveries.webhook', '=', 'webhooks.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('waiting'),
    )
    .select(() =>
      firstDeliveries(store)
        .where('first.webhook', '=', sql.ref<string>('webhooks.id'))
        .select(({ fn }) => fn.min('first.due_at').as('next'))
        .as('next'),
    )
    .orderBy('accounts.name')
    .orderBy('webhooks.id')
    .execute();
  return rows.map(({ id, name, url, off_at, failures, problem, waiting, next }) => ({
    id,
    account: name,
    url: shownUrl(url),
    offAt: off_at,
    failures,
    problem,
    waiting: Number(waiting ?? 0),
    nextAt: Number(next ?? 0),
  }));
}

/**
 * Adds a webhook to an account. @returns its id
 * @throws ServiceError `not_found` for an unknown account, `invalid` beyond five or for one it has
 */
export async function addWebhook(
  store: Store,
  { account: name, url, id }: { readonly account: string; readonly url: string; readonly id: string },
): Promise<string> {
  await store.transaction().execute(async (transaction) => {
    // An update, so that two additions at once are counted one after the other.
    const account = await transaction
      .updateTable('accounts')
      .where('name', '=', name)
      .set(({ ref }) => ({ plan: ref('plan') }))
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new ServiceError('not_found', 'There is no account with this name.');
    const present = await transaction
      .selectFrom('webhooks')
      .where('account', '=', account.id)
      .select('url')
      .execute();
    if (present.some((row) => row.url === url)) {
      throw new ServiceError('invalid', 'url: the account has this webhook already.');
    }
    if (present.length >= mostWebhooks) {
      throw new ServiceError('invalid', `An account has at most ${mostWebhooks} webhooks; remove one first.`);
    }
    await transaction.insertInto('webhooks').values({ id, account: account.id, url }).execute();
  });
  return id;
}

/** Removes a webhook and what waits for it. @throws ServiceError `not_found` */
export async function removeWebhook(store: Store, id: string): Promise<void> {
  const { numDeletedRows } = await store.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw absent();
}

/** Switches a webhook on again. @throws ServiceError `not_found` */
export async function switchOn(store: Store, id: string): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable('webhooks')
    .where('id', '=', id)
    .set({ off_at: 0, failures: 0, problem: '' })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw absent();
}

function absent(): ServiceError {
  return new ServiceError('not_found', 'There is no webhook with this id.');
}

/** Makes these the webhooks of an account; those that it has already stay as they are. */
export async function replaceWebhooks(
  transaction: StoreTransaction,
  account: string,
  urls: readonly string[],
  newId: () => string,
): Promise<void> {
  await transaction
    .deleteFrom('webhooks')
    .where('account', '=', account)
    .$if(urls.length > 0, (old) => old.where('url', 'not in', urls))
    .execute();
  for (const url of urls) {
    await transaction
      .insertInto('webhooks')
      .values({ id: newId(), account, url })
      .onConflict((conflict) => conflict.columns(['account', 'url']).doNothing())
      .execute();
  }
}

/**
 * Writes the deliveries of a change of status, in the transaction of the change, so that neither exists without the
 * other. Nothing is written for an account without a webhook.
 */
export async function queueDeliveries(
  transaction: StoreTransaction,
  task: string,
  at: number,
): Promise<void> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .innerJoin('tasks', 'tasks.account', 'webhooks.account')
    .where('tasks.id', '=', task)
    .where('off_at', '=', 0)
    .select('webhooks.id')
    .execute();
  if (webhooks.length === 0) return;
  const row = await transaction
    .selectFrom('tasks')
    .where('id', '=', task)
    .selectAll()
    .executeTakeFirstOrThrow();
  const snapshot = JSON.stringify(row);
  await transaction
    .insertInto('deliveries')
    .values(
      webhooks.map((webhook) => ({ id: randomUUID(), webhook: webhook.id, task, snapshot, due_at: at })),
    )
    .execute();
}
