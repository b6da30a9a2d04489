import { GltfError } from '../gltf-error.ts';
import { type ClipRef, clipsOf, findClip } from './session/clip-list.ts';
import type { ClipStep } from './session/clip-session.ts';
import { clipRange, mapTracks } from './session/map-tracks.ts';
import { retimeTrack } from './session/track.ts';

/** Either a speed factor (above 0) or a duration in seconds. */
export type Retiming = { speed: number } | { seconds: number };

/**
 * Changes the speed of a clip; its start time stays. Key values stay the same, cubic tangents are rescaled.
 * @example
 * import { editClips, retimeClip } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [retimeClip('running', { speed: 1.5 })]);
 */
export function retimeClip(clip: ClipRef, timing: Retiming): ClipStep {
  const [field, value] = 'speed' in timing ? ['speed', timing.speed] : ['seconds', timing.seconds];
  if (!(value >= 1e-3 && value <= 1e5)) {
    throw new GltfError(
      'invalid_option',
      `retimeClip: ${field} is ${value}, but it must be from 0.001 to 100000`,
    );
  }
  return {
    name: 'retimeClip',
    async run(edit) {
      const index = findClip(edit.json, clip);
      const { start, end } = await clipRange(edit, clipsOf(edit.json)[index]!);
      if ('seconds' in timing && !(end > start)) {
        throw new GltfError(
          'invalid_option',
          'retimeClip: a single pose has no length to change; give speed',
        );
      }
      const factor = 'speed' in timing ? 1 / timing.speed : timing.seconds / (end - start);
      clipsOf(edit.json)[index] = await mapTracks(edit, index, (track) =>
        retimeTrack(track, factor, start - start * factor),
      );
    },
  };
}
