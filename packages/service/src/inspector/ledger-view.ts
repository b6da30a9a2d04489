import type { Clock } from '../clock.ts';
import type { Accounts } from '../store/accounts.ts';
import { spentByKey } from '../store/ledger.ts';
import type { Plan } from '../store/plans.ts';
import type { EntryKind, Store } from '../store/tables.ts';
import { listWebhooks, type WebhookLine } from '../store/webhooks.ts';

/** The ledger of all accounts, with their keys and webhooks. */
export interface LedgerView {
  readonly accounts: readonly AccountLine[];
  /** The keys with a monthly limit. */
  readonly keys: readonly KeyLine[];
  readonly webhooks: readonly WebhookLine[];
  /** Newest first. */
  readonly entries: readonly EntryLine[];
  readonly hasOlder: boolean;
}

/** Totals of an account's entries; the balance is the sum of the other three. */
interface AccountLine {
  readonly name: string;
  /** '' for none. */
  readonly plan: Plan | '';
  readonly grant: number;
  /** Negative. */
  readonly charge: number;
  readonly refund: number;
  readonly balance: number;
}

interface KeyLine {
  readonly account: string;
  readonly name: string;
  /** Credits it may spend in a month. */
  readonly limit: number;
  /** Credits spent this month, refunds of them taken off. */
  readonly spent: number;
}

interface EntryLine {
  readonly id: number;
  readonly at: number;
  readonly account: string;
  readonly kind: EntryKind;
  readonly task: string | null;
  /** Whether the task still exists. */
  readonly isKept: boolean;
  /** Name of the key that was charged, null for a grant. */
  readonly key: string | null;
  readonly credits: number;
}

export interface LedgerViewParts {
  readonly store: Store;
  readonly accounts: Pick<Accounts, 'known'>;
  readonly clock: Clock;
}

const pageSize = 50;

/** @param before id of an entry */
export async function ledgerView(parts: LedgerViewParts, before?: number): Promise<LedgerView> {
  const { store } = parts;
  let select = store
    .selectFrom('entries')
    // Skips the other side of each transfer, in the service's own books, which repeats it.
    .innerJoin('accounts', 'accounts.id', 'entries.book')
    .leftJoin('tasks', 'tasks.id', 'entries.task')
    .select(['entries.id', 'entries.at', 'accounts.name', 'entries.kind', 'entries.task', 'entries.credits'])
    .select('entries.api_key')
    .select('tasks.id as kept')
    .orderBy('entries.id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) select = select.where('entries.id', '<', before);
  const rows = await select.execute();
  const entries = rows.slice(0, pageSize).map(
    ({ id, at, name, kind, task, kept, api_key, credits }): EntryLine => ({
      id: Number(id),
      at: Number(at),
      account: name,
      kind,
      task,
      isKept: kept !== null,
      key: api_key,
      credits: Number(credits),
    }),
  );
  return {
    accounts: await accountLines(store),
    keys: await keyLines(parts),
    webhooks: await listWebhooks(store),
    entries,
    hasOlder: rows.length > entries.length,
  };
}

async function keyLines({ store, accounts, clock }: LedgerViewParts): Promise<KeyLine[]> {
  const lines: KeyLine[] = [];
  for (const { id, name: account, key } of accounts.known()) {
    const { name, monthlyCredits: limit } = key;
    if (limit === null) continue;
    lines.push({
      account,
      name,
      limit,
      spent: await spentByKey(store, { account: id, key: name, at: clock.now() }),
    });
  }
  return lines;
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
