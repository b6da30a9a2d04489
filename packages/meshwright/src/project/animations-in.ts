import { type RigClipName, rigClipOf } from '@meshwright/client';
import { InvalidArgumentError } from 'commander';

/** Id of the action "Idle" of the animation library. */
const idle = 0;

/**
 * Reads the animations of an asset: ids of the animation library, `idle`, and `walk` or `run` for the clips of a rig.
 * Undefined when a word is none of them.
 */
export function animationsIn(words: readonly string[]): (number | RigClipName)[] | undefined {
  const animations = words.map((word) => {
    const name = word.trim();
    if (name.toLowerCase() === 'idle') return idle;
    return /^\d+$/.test(name) ? Number(name) : rigClipOf(name);
  });
  return animations.length > 0 && animations.every((each) => each !== undefined) ? animations : undefined;
}

/** Parses the value of `--animations`. */
export function animationList(text: string): (number | RigClipName)[] {
  const animations = animationsIn(text.split(','));
  if (animations) return animations;
  throw new InvalidArgumentError(
    'It must be idle, walk, run or ids of the library with commas between, such as idle,walk,30. meshwright animations WORD lists others with their ids.',
  );
}
