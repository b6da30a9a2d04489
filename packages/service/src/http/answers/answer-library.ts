import { type AnimationLibraryItem, animationLibrary } from '@meshwright/contract';
import type { ServiceContext } from '../../service-context.ts';
import { ServiceError } from '../../service-error.ts';
import { filterAnimations } from '../filter-animations.ts';

/**
 * The animations of the engine, with links to their pictures that ask for no key and do not expire: they show nobody's
 * work (spec: Animation).
 * @throws ServiceError `not_implemented` | `invalid`
 */
export async function answerLibrary(
  { engine, origin }: Pick<ServiceContext, 'engine' | 'origin'>,
  _: unknown,
  query: URLSearchParams,
): Promise<AnimationLibraryItem[]> {
  const library = await engine.animations?.();
  if (!library) {
    throw new ServiceError(
      'not_implemented',
      `The engine behind this service has no animation library; ${animationLibrary.prefix} cannot be answered yet. Nothing was charged.`,
    );
  }
  return filterAnimations(library, query).map((item) => ({
    ...item,
    preview_url: new URL(item.preview_url, `${origin}/`).href,
  }));
}
