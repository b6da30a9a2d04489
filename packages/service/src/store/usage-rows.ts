import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction, Tables } from './tables.ts';
import type { TaskRow } from './task-rows.ts';

/** A task of the account's history, existing or deleted. */
export type UsageRow = Selectable<Tables['past_tasks']> & {
  /** Charges minus refunds, from the ledger. */
  readonly credits: number;
};

export interface UsageFilter {
  readonly account: string;
  /** Creation time range in milliseconds since 1970: `from` inclusive, `to` exclusive. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Types of task; none: every type. */
  readonly types: readonly string[];
  readonly status: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly oldestFirst: boolean;
}

const facts = [
  'id',
  'account',
  'family',
  'type',
  'status',
  'created_at',
  'started_at',
  'finished_at',
  'api_key',
] as const;

/** Stores the usage of a task, in the transaction that deletes it. */
export async function keepUsage(transaction: StoreTransaction, row: TaskRow): Promise<void> {
  const { id, account, family, type, status, created_at, started_at, finished_at, api_key } = row;
  await transaction
    .insertInto('past_tasks')
    .values({ id, account, family, type, status, created_at, started_at, finished_at, api_key })
    .execute();
}

export async function listUsage(store: Store, filter: UsageFilter): Promise<UsageRow[]> {
  const { account, from, to, types, status } = filter;
  let query = store
    .selectFrom((all) =>
      all
        .selectFrom('tasks')
        .select(facts)
        .unionAll(all.selectFrom('past_tasks').select(facts))
        .as('history'),
    )
    .selectAll()
    .select(
      sql<number>`(
        select coalesce(-sum(credits), 0) from entries where entries.task = history.id and book = history.account
      )`.as('credits'),
    )
    .where('account', '=', account);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<', to);
  if (types.length > 0) query = query.where('type', 'in', types);
  if (status !== undefined) query = query.where(sql<string>`status`, '=', status);
  return await query
    .orderBy('created_at', filter.oldestFirst ? 'asc' : 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
}
