import { type Family, families, type UsageItem } from '@meshwright/contract';
import type { KnownAccount } from '../../store/accounts.ts';
import { requirePlan } from '../../store/plans.ts';
import type { Store } from '../../store/tables.ts';
import { listUsage, type UsageRow } from '../../store/usage-rows.ts';
import { listQuery } from '../../tasks/list-query.ts';

/** With the id and the start of the task, which the contract leaves open. */
type Item = UsageItem & { readonly task_id: string; readonly started_at: number };

/**
 * Answers the usage of the account's tasks, deleted ones included (spec: Capabilities whose paths are left open).
 * Like a list it declares no 400: an invalid filter matches nothing, an invalid time is ignored.
 * @throws ServiceError `wrong_plan`
 */
export async function answerUsage(
  { store }: { readonly store: Store },
  account: KnownAccount,
  query: URLSearchParams,
): Promise<Item[]> {
  requirePlan(account, 'usage');
  const endpoint = query.get('endpoint');
  const rows = await listUsage(store, {
    ...listQuery(query),
    account: account.id,
    from: time(query.get('created_from')),
    to: time(query.get('created_to')),
    family: endpoint === null ? undefined : (familyAt(endpoint)?.name ?? ''),
    status: query.get('status') ?? undefined,
  });
  return rows.map((row) => usageItem(row, account));
}

function usageItem(row: UsageRow, account: KnownAccount): Item {
  return {
    endpoint: families.find(({ name }) => name === row.family)?.prefix ?? row.family,
    task_id: row.id,
    status: row.status,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    api_key: row.api_key || account.name,
    consumed_credits: row.credits,
  };
}

function familyAt(endpoint: string): Family | undefined {
  return families.find(({ prefix }) => prefix === endpoint);
}

function time(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
