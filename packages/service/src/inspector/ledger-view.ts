import type { EntryKind, Plan, Store } from '../store/tables.ts';

/** The ledger of all accounts. */
export interface LedgerView {
  readonly accounts: readonly AccountLine[];
  /** Newest first. */
  readonly entries: readonly EntryLine[];
  readonly hasOlder: boolean;
}

/** Totals of an account's entries; the balance is the sum of the other three. */
interface AccountLine {
  readonly name: string;
  readonly plan: Plan;
  readonly grant: number;
  /** Negative. */
  readonly charge: number;
  readonly refund: number;
  readonly balance: number;
}

interface EntryLine {
  readonly id: number;
  readonly at: number;
  readonly account: string;
  readonly kind: EntryKind;
  readonly task: string | null;
  /** Whether the task still exists. */
  readonly isKept: boolean;
  readonly credits: number;
}

const pageSize = 50;

/** @param before id of an entry */
export async function ledgerView(store: Store, before?: number): Promise<LedgerView> {
  let select = store
    .selectFrom('entries')
    // Skips the other side of each transfer, in the service's own books, which repeats it.
    .innerJoin('accounts', 'accounts.id', 'entries.book')
    .leftJoin('tasks', 'tasks.id', 'entries.task')
    .select(['entries.id', 'entries.at', 'accounts.name', 'entries.kind', 'entries.task', 'entries.credits'])
    .select('tasks.id as kept')
    .orderBy('entries.id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) select = select.where('entries.id', '<', before);
  const rows = await select.execute();
  const entries = rows.slice(0, pageSize).map(
    ({ id, at, name, kind, task, kept, credits }): EntryLine => ({
      id: Number(id),
      at: Number(at),
      account: name,
      kind,
      task,
      isKept: kept !== null,
      credits: Number(credits),
    }),
  );
  return { accounts: await accountLines(store), entries, hasOlder: rows.length > entries.length };
}

async function accountLines(store: Store): Promise<AccountLine[]> {
  const accounts = await store
    .selectFrom('accounts')
    .orderBy('name')
    .select(['id', 'name', 'plan'])
    .execute();
  const sums = await store
    .selectFrom('entries')
    .where(
      'book',
      'in',
      accounts.map(({ id }) => id),
    )
    .groupBy(['book', 'kind'])
    .select(({ fn }) => ['book', 'kind', fn.sum<number>('credits').as('sum')])
    .execute();
  return accounts.map(({ id, name, plan }) => {
    const of = (kind: EntryKind) =>
      Number(sums.find((row) => row.book === id && row.kind === kind)?.sum ?? 0);
    const [grant, charge, refund] = [of('grant'), of('charge'), of('refund')];
    return { name, plan, grant, charge, refund, balance: grant + charge + refund };
  });
}
