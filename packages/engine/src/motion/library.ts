import type { LibraryClip } from './clip.ts';
import { bodyMovements } from './library/body-movements.ts';
import { dailyActions } from './library/daily-actions.ts';
import { dancing } from './library/dancing.ts';
import { fighting } from './library/fighting.ts';
import { fourLeggedClips } from './library/four-legged.ts';
import { walkAndRun } from './library/walk-and-run.ts';

/** Every clip, by id. Ids and slugs are for ever: a retired clip leaves a gap, and no number is given twice. */
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
