import type { LibraryClip } from '../../motion/clip.ts';
import { bodyMovements } from './body-movements.ts';
import { dailyActions } from './daily-actions.ts';
import { dancing } from './dancing.ts';
import { fighting } from './fighting.ts';
import { fourLeggedClips } from './four-legged.ts';
import { walkAndRun } from './walk-and-run.ts';

/** Every clip, by id. Ids and slugs are permanent: a retired clip leaves a gap, and its id is never reused. */
export const clipLibrary: readonly LibraryClip[] = [
  ...walkAndRun,
  ...bodyMovements,
  ...dailyActions,
  ...fighting,
  ...dancing,
]
  .map((entry) => {
    const quadruped = fourLeggedClips[entry.key];
    return quadruped ? { ...entry, clips: { ...entry.clips, quadruped } } : entry;
  })
  .sort((a, b) => a.id - b.id);
