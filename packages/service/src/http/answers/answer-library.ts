import { type AnimationLibraryItem, type AnimationResource, animationLibrary } from '@meshwright/contract';
import type { Engine } from '../../engine-port.ts';
import { ServiceError } from '../../service-error.ts';
import { filterAnimations } from './filter-animations.ts';

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
