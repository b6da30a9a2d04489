import { clipLibrary } from '../content/motions/library.ts';

/** A library animation as listed by the API (spec: Animation library item). */
export interface AnimationLibraryItem {
  readonly action_id: number;
  readonly name: string;
  readonly key: string;
  readonly category: string;
  readonly sub_category: string;
  readonly preview_url: string;
}

/**
 * Returns every animation of the animation job, by `action_id`. `preview_url` is `previews/<key>.gif`, relative to the
 * path under which the service serves the output of `clipPreview`.
 * @example
 * import { animationLibrary } from '@meshwright/engine/pool';
 *
 * const walks = animationLibrary().filter(({ name }) => /walk/i.test(name));
 */
export function animationLibrary(): readonly AnimationLibraryItem[] {
  return clipLibrary().map(({ id, name, key, category, group }) => ({
    action_id: id,
    name,
    key,
    category,
    sub_category: group,
    preview_url: `previews/${key}.gif`,
  }));
}
