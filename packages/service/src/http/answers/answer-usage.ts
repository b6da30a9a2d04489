import { type UsageItem, usage, usageEndpoints } from '@meshwright/contract';
import type { Clock } from '../../clock.ts';
import { ServiceError } from '../../service-error.ts';
import type { KnownAccount } from '../../store/accounts.ts';
import { requirePlan } from '../../store/plans.ts';
import type { Store } from '../../store/tables.ts';
import { listUsage, type UsageRow } from '../../store/usage-rows.ts';
import { listQuery } from '../../tasks/list-query.ts';

/** With the id and the start of the task, which the contract leaves open. */
type Item = UsageItem & { readonly task_id: string; readonly started_at: number };

const dayMs = 24 * 3600 * 1000;
const longestWindowMs = 366 * dayMs;
const usualWindowMs = 30 * dayMs;

/**
 * Answers the usage of the account's tasks, deleted ones included (spec: Capabilities whose paths are left open).
 * @throws ServiceError `wrong_plan` | `invalid` for a time, an endpoint or a status that is none
 */
export async function answerUsage(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  account: KnownAccount,
  query: URLSearchParams,
): Promise<Item[]> {
  requirePlan(account, 'usage');
  const to = time(query, 'end_time') ?? clock.now() + 1;
  const from = time(query, 'start_time') ?? to - usualWindowMs;
  if (to - from > longestWindowMs) {
    throw invalid('start_time must be at most one year before end_time; ask for each year by itself.');
  }
  const rows = await listUsage(store, {
    ...listQuery(query),
    account: account.id,
    from,
    to,
    types: typesOf(query.get('endpoints')),
    status: statusOf(query.get('status')),
  });
  return rows.map((row) => usageItem(row, account));
}

function usageItem(row: UsageRow, account: KnownAccount): Item {
  return {
    endpoint: row.type,
    task_id: row.id,
    status: row.status,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    api_key: row.api_key || account.name,
    consumed_credits: row.credits,
  };
}

function typesOf(text: string | null): string[] {
  const names = text?.split(',').map((name) => name.trim()) ?? [];
  const unknown = names.find((name) => !(usageEndpoints as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw invalid(`endpoints: ${unknown.slice(0, 100)} is none of ${usageEndpoints.join(', ')}.`);
  }
  return names.flatMap((name) =>
    name === 'text-to-3d' ? ['text-to-3d-preview', 'text-to-3d-refine'] : [name],
  );
}

function statusOf(text: string | null): string | undefined {
  if (text === null || text === 'SUCCEEDED' || text === 'FAILED') return text ?? undefined;
  throw invalid('status must be SUCCEEDED or FAILED.');
}

/** RFC 3339: a date with a time and an offset. */
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

function time(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  // A plus in a query decodes to a space.
  const at = Date.parse(text.replace(' ', '+'));
  if (rfc3339.test(text.replace(' ', '+')) && !Number.isNaN(at)) return at;
  throw invalid(`${name} must be a time in RFC 3339, such as 2026-11-01T00:00:00Z.`);
}

function invalid(message: string): ServiceError {
  return new ServiceError('invalid', `${usage.prefix}: ${message}`);
}
