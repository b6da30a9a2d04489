import { usage as endpoint, type UsageItem } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readEndpoint } from './read-endpoint.ts';
import { numberOf } from './task-values.ts';

/** Filters combine with AND. */
export interface UsageQuery {
  /**
   * From 1.
   * @default 1
   */
  readonly page?: number | undefined;
  /**
   * 1 to 100.
   * @default 100
   */
  readonly pageSize?: number | undefined;
  /**
   * By creation time.
   * @default newest
   */
  readonly sort?: 'newest' | 'oldest' | undefined;
  /**
   * Tasks created from then on.
   * @default 30 days ago
   */
  readonly from?: Date | undefined;
  /**
   * Tasks created before; at most a year after `from`.
   * @default now
   */
  readonly to?: Date | undefined;
  /** Values of `usageEndpoints`, and the stages of Text to 3D: `text-to-3d-preview`. */
  readonly endpoints?: readonly string[] | undefined;
  readonly status?: 'SUCCEEDED' | 'FAILED' | undefined;
}

/**
 * Returns one page of the account's tasks with their cost, over all families and keys. Only Studio and Enterprise teams may
 * read it.
 * @throws ClientError `forbidden` on another plan
 * @example
 * import { usage } from '@meshwright/client';
 *
 * const failed = await usage(connection, { endpoints: ['rig', 'animate'], status: 'FAILED' });
 */
export async function usage(
  api: Connection,
  query: UsageQuery = {},
  options: WaitOptions = {},
): Promise<UsageItem[]> {
  const { page = 1, pageSize = 100, sort, from, to, endpoints = [], status } = query;
  const given = {
    page_num: String(page),
    page_size: String(Math.min(Math.max(pageSize, 1), 100)),
    sort_by: sort === 'oldest' ? '+created_at' : '-created_at',
    ...(from && { start_time: from.toISOString() }),
    ...(to && { end_time: to.toISOString() }),
    ...(endpoints.length > 0 && { endpoints: endpoints.join(',') }),
    ...(status && { status }),
  };
  return readEndpoint(api, endpoint, new URLSearchParams(given), options, read, {
    plan: 'a Studio or Enterprise team',
  });
}

/** The names of the fields are not published: what is missing or has another type gets a neutral value. */
function read(value: unknown): UsageItem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((item) => typeof item === 'object' && item !== null)
    .map((item: Readonly<Record<string, unknown>>) => ({
      ...item,
      endpoint: String(item.endpoint ?? ''),
      status: String(item.status ?? ''),
      created_at: numberOf(item.created_at) ?? 0,
      finished_at: numberOf(item.finished_at) ?? null,
      consumed_credits: numberOf(item.consumed_credits) ?? 0,
    }));
}
