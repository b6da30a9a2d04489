import { paging } from '@meshwright/contract';
import type { Listing } from '../store/task-rows.ts';

/**
 * Reads the paging of a list (spec: Shared rules, 2). A list declares no 400: an invalid value means the default, and
 * a page size over 100 is reduced to 100 (readings R11). `+created_at` may arrive as `+`, `%2B` or a space (readings
 * R10).
 */
export function listQuery(query: URLSearchParams): Pick<Listing, 'page' | 'size' | 'oldestFirst'> {
  const { page_size } = paging;
  return {
    page: wholeNumber(
      query.get('page_num'),
      paging.page_num.default,
      Number.MAX_SAFE_INTEGER / page_size.max,
    ),
    size: wholeNumber(query.get('page_size'), page_size.default, page_size.max),
    oldestFirst: /^[+ ]created_at$/.test(query.get('sort_by') ?? ''),
  };
}

function wholeNumber(text: string | null, fallback: number, max: number): number {
  const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return value < 1 ? fallback : Math.floor(Math.min(value, max));
}
