import { ServiceError } from '../service-error.ts';
import type { KnownKey } from './accounts.ts';
import type { EntryKind, Store, StoreTransaction } from './tables.ts';

/** The service's own books; every transfer has one of them on its other side. */
const books = { grant: '@grants', charge: '@sales', refund: '@sales' } as const satisfies Record<
  EntryKind,
  string
>;

/** Returns the account's credits: the sum of its entries. */
export async function balanceOf(store: Store | StoreTransaction, account: string): Promise<number> {
  const { sum } = await store
    .selectFrom('entries')
    .where('book', '=', account)
    .select(({ fn }) => fn.sum<number | null>('credits').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Returns the first moment of the calendar month of a time, in UTC, and that of the next one. */
function monthOf(at: number): { readonly from: number; readonly to: number } {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}

/**
 * Returns the credits that a key may still spend in the month of `at`, null without a limit. Refunds count for the
 * month of their charge.
 */
export async function leftOfKey(
  store: Store | StoreTransaction,
  { account, key, at }: { readonly account: string; readonly key: KnownKey; readonly at: number },
): Promise<number | null> {
  if (key.monthlyCredits === null) return null;
  return Math.max(0, key.monthlyCredits - (await spentByKey(store, { account, key: key.name, at })));
}

/** Returns the credits that a key has spent in the month of `at`: charges minus their refunds. */
export async function spentByKey(
  store: Store | StoreTransaction,
  { account, key, at }: { readonly account: string; readonly key: string; readonly at: number },
): Promise<number> {
  const { from, to } = monthOf(at);
  const { sum } = await store
    .selectFrom('entries')
    .where('book', '=', account)
    .where('api_key', '=', key)
    .where('charged_at', '>=', from)
    .where('charged_at', '<', to)
    .select(({ fn }) => fn.sum<number | null>('credits').as('sum'))
    .executeTakeFirstOrThrow();
  return -Number(sum ?? 0);
}

/**
 * Checks that the balance and the month of the key cover a price.
 * @throws ServiceError `no_credits`
 */
export async function checkCredits(
  store: Store | StoreTransaction,
  { account, key, credits, at }: Omit<Sale, 'task'>,
): Promise<void> {
  const balance = await balanceOf(store, account);
  if (balance < credits) throw outOfCredits(credits, balance);
  const left = await leftOfKey(store, { account, key, at });
  if (left === null || credits <= left) return;
  const resets = new Date(monthOf(at).to).toISOString().slice(0, 10);
  throw new ServiceError(
    'no_credits',
    `The monthly credit limit of this API key is reached: this task costs ${credits}, the key may spend ${left} of ${key.monthlyCredits} more until ${resets}. Nothing was charged.`,
  );
}

/** Grants an account its first credits; a second call changes nothing. */
export async function grant(
  transaction: StoreTransaction,
  first: { readonly account: string; readonly credits: number; readonly at: number },
): Promise<void> {
  await book(transaction, { ...first, transfer: `grant:${first.account}:first`, kind: 'grant', task: null });
}

/**
 * Adds credits to an account, or takes them away; the same reference once.
 * @returns false when the reference was booked before
 */
export async function credit(
  transaction: StoreTransaction,
  {
    reference,
    ...change
  }: {
    readonly account: string;
    readonly reference: string;
    readonly credits: number;
    readonly at: number;
  },
): Promise<boolean> {
  const transfer = `grant:${change.account}:${reference}`;
  const earlier = await transaction
    .selectFrom('entries')
    .where('transfer', '=', transfer)
    .select('id')
    .executeTakeFirst();
  if (earlier) return false;
  await book(transaction, { ...change, transfer, kind: 'grant', task: null });
  return true;
}

interface Sale {
  readonly account: string;
  readonly key: KnownKey;
  readonly task: string;
  readonly credits: number;
  readonly at: number;
}

/**
 * Charges the price of a task, in the transaction that creates the task, so that neither exists without the other.
 * @throws ServiceError `no_credits`
 */
export async function charge(transaction: StoreTransaction, sale: Sale): Promise<void> {
  await checkCredits(transaction, sale);
  const { key, credits, ...entry } = sale;
  await book(transaction, {
    ...entry,
    transfer: `charge:${sale.task}`,
    kind: 'charge',
    credits: -credits,
    api_key: key.name,
    charged_at: sale.at,
  });
}

/** Refunds the price of a task once; a second call changes nothing. */
export async function refund(transaction: StoreTransaction, task: string, at: number): Promise<void> {
  const charged = await transaction
    .selectFrom('entries')
    .where('transfer', '=', `charge:${task}`)
    .where('book', '!=', books.charge)
    .select(['book', 'credits', 'api_key', 'charged_at'])
    .executeTakeFirst();
  if (!charged) return;
  await book(transaction, {
    transfer: `refund:${task}`,
    account: charged.book,
    kind: 'refund',
    task,
    credits: -charged.credits,
    at,
    api_key: charged.api_key,
    charged_at: charged.charged_at,
  });
}

function outOfCredits(price: number, balance: number): ServiceError {
  return new ServiceError(
    'no_credits',
    `Not enough credits: this task costs ${price}, the balance is ${balance}. Nothing was charged.`,
  );
}

async function book(
  transaction: StoreTransaction,
  entry: {
    readonly transfer: string;
    readonly account: string;
    readonly kind: EntryKind;
    readonly task: string | null;
    readonly credits: number;
    readonly at: number;
    readonly api_key?: string | null;
    readonly charged_at?: number;
  },
): Promise<void> {
  const { account, credits, ...shared } = entry;
  if (credits === 0) return;
  await transaction
    .insertInto('entries')
    .values([
      { ...shared, book: account, credits },
      { ...shared, book: books[entry.kind], credits: -credits },
    ])
    .onConflict((conflict) => conflict.columns(['transfer', 'book']).doNothing())
    .execute();
}
