import { dropConstantTracks } from '../clips/drop-constant-tracks.ts';
import { resampleClips } from '../clips/resample-clips.ts';
import type { ClipStep } from '../clips/session/clip-session.ts';

/**
 * What `optimize` does to clips, as a step of its own: first in a recipe, it works on the file, and the meshes are
 * parsed with a fraction of the tracks. Tracks that hold a rest pose go; long clips lose keys that lie on the way.
 */
export function thinClips(): ClipStep {
  return {
    name: 'thinClips',
    async run(edit) {
      const { clips, accessors } = edit.model;
      const long = clips.flatMap(({ channels }, index) =>
        channels.some(({ input }) => accessors[input]!.count >= LONG) ? [index] : [],
      );
      await dropConstantTracks({ tolerance: 1e-5 }).run(edit);
      for (const clip of long) await resampleClips({ clip }).run(edit);
    },
  };
}

/** Tracks share their key times until keys are taken out of one; its own times weigh more than a hundred keys. */
const LONG = 120;
