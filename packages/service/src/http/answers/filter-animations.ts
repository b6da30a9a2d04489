import { type AnimationLibraryItem, maxLibraryIds } from '@meshwright/contract';
import { ServiceError } from '../../service-error.ts';

/**
 * Returns the animations that match a query, ordered by `action_id` (spec: Animation). Filters combine with AND; no
 * match is an empty list (readings R37, R38).
 * @throws ServiceError `invalid` for malformed ids or too many of them
 */
export function filterAnimations(
  library: readonly AnimationLibraryItem[],
  query: URLSearchParams,
): AnimationLibraryItem[] {
  const search = query.get('search')?.toLowerCase();
  const ids = actionIds(query.get('action_ids'));
  const exact = (['category', 'sub_category'] as const).map((field) => [field, query.get(field)] as const);
  return library
    .filter(
      (item) =>
        (search === undefined || [item.name, item.key].some((text) => text.toLowerCase().includes(search))) &&
        exact.every(([field, value]) => value === null || item[field] === value) &&
        (ids?.has(item.action_id) ?? true),
    )
    .sort((a, b) => a.action_id - b.action_id);
}

function actionIds(text: string | null): ReadonlySet<number> | undefined {
  if (text === null || text === '') return undefined;
  const ids = text.split(',').map((id) => id.trim());
  if (ids.length > maxLibraryIds || ids.some((id) => !/^\d{1,15}$/.test(id))) {
    throw new ServiceError(
      'invalid',
      `action_ids must be at most ${maxLibraryIds} whole numbers separated by commas; request more in several calls.`,
    );
  }
  return new Set(ids.map(Number));
}
