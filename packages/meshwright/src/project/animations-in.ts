import { type RigClipName, rigClipOf } from '@meshwright/client';

/** Id of the action "Idle" of the animation library. */
const idle = 0;

/**
 * Reads the animations of an asset: ids of the animation library, `idle`, and `walk` or `run` for the clips of a rig.
 * Undefined when a word is none of them.
 */
export function animationsIn(words: readonly string[]): (number | RigClipName)[] | undefined {
  const found = words.map((word) => {
    const name = word.trim();
    if (name.toLowerCase() === 'idle') return idle;
    return /^\d+$/.test(name) ? Number(name) : rigClipOf(name);
  });
  return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined;
}
