import { ServiceError } from '../service-error.ts';
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

/** Grants an account its first credits; a second call changes nothing. */
export async function grant(
  transaction: StoreTransaction,
  first: { readonly account: string; readonly credits: number; readonly at: number },
): Promise<void> {
  await book(transaction, { ...first, transfer: `grant:${first.account}:first`, kind: 'grant', task: null });
}

/**
 * Charges the price of a task, in the transaction that creates the task, so that neither exists without the other.
 * @throws ServiceError `no_credits`
 */
export async function charge(
  transaction: StoreTransaction,
  sale: { readonly account: string; readonly task: string; readonly credits: number; readonly at: number },
): Promise<void> {
  const balance = await balanceOf(transaction, sale.account);
  if (balance < sale.credits) throw outOfCredits(sale.credits, balance);
  await book(transaction, {
    ...sale,
    transfer: `charge:${sale.task}`,
    kind: 'charge',
    credits: -sale.credits,
  });
}

/** Refunds the price of a task once; a second call changes nothing. */
export async function refund(transaction: StoreTransaction, task: string, at: number): Promise<void> {
  const charged = await transaction
    .selectFrom('entries')
    .where('transfer', '=', `charge:${task}`)
    .where('book', '!=', books.charge)
    .select(['book', 'credits'])
    .executeTakeFirst();
  if (!charged) return;
  await book(transaction, {
    transfer: `refund:${task}`,
    account: charged.book,
    kind: 'refund',
    task,
    credits: -charged.credits,
    at,
  });
}

export function outOfCredits(price: number, balance: number): ServiceError {
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
