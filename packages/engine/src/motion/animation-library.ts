import { clipLibrary } from '../content/motions/library.ts';

/** A library animation as the API lists it (spec: Animation library item). */
export interface AnimationLibraryItem {
  readonly action_id: number;
  readonly name: string;
  readonly key: string;
  readonly category: string;
  readonly sub_category: string;
  readonly preview_url: string;
}

/**
 * Every animation the animation job knows, by `action_id`. `preview_url` is `previews/<key>.gif`, relative to where
 * the service serves what `clipPreview` draws.
 */
export function animationLibrary(): readonly AnimationLibraryItem[] {
  return clipLibrary.map(({ id, name, key, category, group }) => ({
    action_id: id,
    name,
    key,
    category,
    sub_category: group,
    preview_url: `previews/${key}.gif`,
  }));
}
