import { GltfError } from '../gltf-error.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionTable } from '../step/options.ts';
import { type ClipRef, clipsOf, findClip } from './session/clip-list.ts';
import type { ClipStep } from './session/clip-session.ts';
import { clipRange, mapTracks } from './session/map-tracks.ts';
import { retimeTrack } from './session/track.ts';

const options = {
  clip: { kind: 'clip', required: true, help: 'The clip to change.' },
  speed: { kind: 'number', unit: 'times', min: 1e-3, max: 1e5, help: 'Factor on its speed.' },
  seconds: { kind: 'number', unit: 'seconds', min: 1e-3, max: 1e5, help: 'Its duration.' },
} as const satisfies OptionTable;

/** Either a factor on the speed or a duration in seconds. */
export type Retiming = { speed: number } | { seconds: number };

export const retimeClipStep: StepDescription<typeof options> = {
  name: 'retimeClip',
  version: 1,
  example: { clip: 'running', speed: 1.5 },
  help: 'Plays a clip faster or slower, such as a walk at the speed of its character.',
  options,
  refuse: ({ speed, seconds }) =>
    (speed === undefined) === (seconds === undefined) ? 'give either speed or seconds' : undefined,
  make: ({ clip, ...timing }) => retimeClip(clip, timing as Retiming),
};

/**
 * Changes the speed of a clip; its start time stays. Key values stay the same, cubic tangents are rescaled.
 * @example
 * import { editClips, retimeClip } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [retimeClip('running', { speed: 1.5 })]);
 */
export function retimeClip(clip: ClipRef, timing: Retiming): ClipStep {
  checkedOptions(retimeClipStep, { clip, ...timing });
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
