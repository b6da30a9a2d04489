import {
  type AnimationLibraryItem,
  type AnimationResource,
  animationLibrary,
  maxLibraryIds,
} from '@meshwright/contract';
import type { Engine } from '../../engine-port.ts';
import { ServiceError } from '../../service-error.ts';

export interface LibraryParts {
  readonly engine: Pick<Engine, 'animations'>;
  /** Public address of the service, the start of every preview link. */
  readonly origin: string;
}

/**
 * Answers the animations of the engine as the web application reads them, without a key.
 * @throws ServiceError `not_implemented`
 */
export async function answerResources(
  parts: LibraryParts,
  query: URLSearchParams,
): Promise<{ result: { total: number; list: AnimationResource[] } }> {
  const wanted = query.get('q')?.toLowerCase() ?? '';
  const list = (await answerLibrary(parts, null, new URLSearchParams()))
    .filter(
      ({ name, category, sub_category }) =>
        name.toLowerCase().includes(wanted) &&
        category === (query.get('category') ?? category) &&
        sub_category === (query.get('subCategory') ?? sub_category),
    )
    .map(
      ({ action_id, key, name, category, sub_category, preview_url }): AnimationResource => ({
        id: action_id,
        key,
        name,
        category,
        subCategory: sub_category,
        previewUrl: preview_url,
        isDefault: action_id === 0,
        isFree: true,
      }),
    );
  return { result: { total: list.length, list } };
}

/**
 * Answers the animations of the engine. The links to their previews need no key and do not expire, because they show
 * no account's data (spec: Animation).
 * @throws ServiceError `not_implemented` | `invalid`
 */
export async function answerLibrary(
  { engine, origin }: LibraryParts,
  _: unknown,
  query: URLSearchParams,
): Promise<AnimationLibraryItem[]> {
  const library = await engine.animations?.();
  if (!library) {
    throw new ServiceError(
      'not_implemented',
      `The engine of this service has no animation library, so ${animationLibrary.prefix} is not available. Nothing was charged.`,
    );
  }
  return filterAnimations(library, query).map((item) => ({
    ...item,
    preview_url: new URL(item.preview_url, `${origin}/`).href,
  }));
}

/**
 * Returns the animations that match a query, ordered by `action_id` (spec: Animation). Filters combine with AND; no
 * match is an empty list (readings R37, R38).
 * @throws ServiceError `invalid` for malformed ids or too many of them
 */
function filterAnimations(
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
