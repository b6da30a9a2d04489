import { type RigClipName, rigClipOf } from '@meshwright/client';

/**
 * Reads the animations of an asset: ids of the animation library, and `walk` or `run` for the clips of a rig. Undefined when
 * a word is neither.
 */
export function animationsIn(words: readonly string[]): (number | RigClipName)[] | undefined {
  const found = words.map((word) => (/^\d+$/.test(word) ? Number(word) : rigClipOf(word.trim())));
  return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined;
}
