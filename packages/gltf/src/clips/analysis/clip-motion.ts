import type { Vector } from '../../matrix.ts';
import type { JsonLimits } from '../../read/parse-json.ts';
import { type ModelInput, sourceOf } from '../../source/model-input.ts';
import { type ClipRef, chosenClips, clipName, clipsOf } from '../session/clip-list.ts';
import { openClipEdit } from '../session/clip-session.ts';
import { type RootTrack, rootTrack, turn } from '../session/root-track.ts';
import { keyValue } from '../session/track.ts';
import { type LoopScore, loopScore } from './loop-score.ts';

export interface ClipMotion {
  name: string;
  loop: LoopScore;
  /** Null when the clip translates no bone. */
  root: RootMotion | null;
}

/** Lengths are in scene units: metres once the model is placed. */
export interface RootMotion {
  bone: string;
  /** From the first key to the last. */
  displacement: Vector;
  /** Horizontal length of the displacement. */
  distance: number;
  /** Distance per second; 0 for a single pose. */
  speed: number;
  /** Highest minus lowest point. */
  rise: number;
  /** True when the clip ends where it began, within a hundredth of its own movement. */
  inPlace: boolean;
}

/**
 * Reports whether each clip loops and how far it moves the character. Reads key data only.
 * @example
 * import { clipMotion } from '@meshwright/gltf';
 *
 * for (const { name, loop, root } of await clipMotion(source)) console.log(name, loop, root);
 */
export async function clipMotion(
  input: ModelInput,
  options: { clip?: ClipRef; limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<ClipMotion[]> {
  const source = await sourceOf(input);
  try {
    const edit = await openClipEdit(source, options, () => {});
    const motions: ClipMotion[] = [];
    for (const index of chosenClips(edit.json, options.clip)) {
      options.signal?.throwIfAborted();
      const root = await rootTrack(edit, index);
      motions.push({
        name: clipName(clipsOf(edit.json)[index]!),
        loop: await loopScore(edit, index, root),
        root: root && rootMotion(root),
      });
    }
    return motions;
  } finally {
    await source.close?.();
  }
}

function rootMotion({ bone, track, parentWorld }: RootTrack): RootMotion {
  const points = Array.from(track.times, (_, key) => {
    const value = keyValue(track, key);
    return turn(parentWorld, [value[0]!, value[1]!, value[2]!]);
  });
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const displacement = last.map((value, axis) => value - first[axis]!) as Vector;
  const distance = Math.hypot(displacement[0], displacement[2]);
  const seconds = track.times[track.times.length - 1]! - track.times[0]!;
  const extent = (axis: number) => {
    const all = points.map((point) => point[axis]!);
    return all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
  };
  const reach = Math.hypot(extent(0), extent(1), extent(2));
  return {
    bone,
    displacement,
    distance,
    speed: seconds > 0 ? distance / seconds : 0,
    rise: extent(1),
    inPlace: distance <= reach * 0.01,
  };
}
