import { dropConstantTracks } from '../clips/drop-constant-tracks.ts';
import { resampleClips } from '../clips/resample-clips.ts';
import type { ClipStep } from '../clips/session/clip-session.ts';
import type { StepDescription } from '../recipe/step.ts';

export const thinClipsStep: StepDescription<Record<never, never>> = {
  name: 'thinClips',
  version: 3,
  help: 'Removes tracks at rest and keys that the others reproduce, as optimize does, before the meshes are read.',
  options: {},
  make: () => thinClips(),
};

/**
 * Returns the clip reduction of `optimize` as a separate step. First in a recipe, it works on the file, so that only
 * a fraction of the tracks is parsed with the meshes. Removes tracks that hold a rest pose, unless the file has no mesh
 * and its clips are for another body; long clips also lose keys that interpolation reproduces.
 * @example
 * import { optimize, thinClips } from '@meshwright/gltf/optimize';
 * import { processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [thinClips(), optimize()]);
 */
export function thinClips(): ClipStep {
  return {
    name: 'thinClips',
    async run(edit) {
      const { clips, accessors } = edit.model;
      const long = clips.flatMap(({ channels }, index) =>
        channels.some(({ input }) => accessors[input]!.count >= MIN_KEYS) ? [index] : [],
      );
      // In a file of clips alone, a track at rest poses the body that the clips are for.
      if (edit.model.nodes.some(({ mesh }) => mesh !== undefined))
        await dropConstantTracks({ tolerance: 1e-5 }).run(edit);
      for (const clip of long) await resampleClips({ clip }).run(edit);
    },
  };
}

/** A resampled track no longer shares its key times, which costs more than a hundred keys. */
const MIN_KEYS = 120;
