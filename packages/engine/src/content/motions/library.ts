import type { Clip, LibraryClip } from '../../motion/clip.ts';
import { readClips, readPoses } from '../../motion/read-clips.ts';
import { numbersOf, refuse } from '../read-rows.ts';
import { bodyMovements } from './body-movements.ts';
import { dailyActions } from './daily-actions.ts';
import { dancing } from './dancing.ts';
import { fighting } from './fighting.ts';
import { fourLegged } from './four-legged.ts';
import { poses } from './poses.ts';
import { walkAndRun } from './walk-and-run.ts';

/** The tables by the category that the API lists. */
const tables: Readonly<Record<string, string>> = {
  WalkAndRun: walkAndRun,
  BodyMovements: bodyMovements,
  DailyActions: dailyActions,
  Fighting: fighting,
  Dancing: dancing,
};

/** Returns every clip, by id; the tables are read on the first call. Ids and slugs are permanent: a retired clip leaves a gap, and its id is never reused. */
export function clipLibrary(): readonly LibraryClip[] {
  read ??= readLibrary();
  return read;
}

let read: readonly LibraryClip[] | undefined;

function readLibrary(): LibraryClip[] {
  const known = readPoses('poses', poses);
  const entries = Object.entries(tables).flatMap(([category, text]) =>
    readClips(category, text, 4, known).map(
      ({ place, columns: [id = '', key = '', name = '', group = ''], clip }) => {
        if (group === '') refuse({ place }, key, 'has no group; write id | slug | label | group');
        return { id: numbersOf({ place }, id, 1, 'id')[0]!, key, name, category, group, biped: clip };
      },
    ),
  );
  const quadrupeds: Record<string, Clip> = {};
  for (const {
    place,
    columns: [key = ''],
    clip,
  } of readClips('fourLegged', fourLegged, 1, known)) {
    if (!entries.some((entry) => entry.key === key))
      refuse({ place }, key, 'is no slug of the library; add the clip of a biped first');
    quadrupeds[key] = clip;
  }
  return entries
    .map(({ biped, ...entry }) => {
      const quadruped = quadrupeds[entry.key];
      return { ...entry, clips: { biped, ...(quadruped && { quadruped }) } };
    })
    .sort((a, b) => a.id - b.id);
}
