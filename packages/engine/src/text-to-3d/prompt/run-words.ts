import { runForms, runKinds, runName } from '../../content/subjects/runs.ts';
import { isDescription } from './head-noun.ts';
import { determiners } from './prompt-words.ts';
import { singular } from './singulars.ts';

/** Words that the name of a piece does not need. */
const fillers = new Set(
  'roller coaster log run slot car toy mini track rail piece segment part straight of default complete front back up beginning'.split(
    ' ',
  ),
);
/** Words that names of pieces have besides, which are used or left out as those of other things. */
const further = new Set(
  'solid double single side concave convex hanging mouse open closed round sharp left right down high low'.split(
    ' ',
  ),
);
/** Words for other tracks, which are things of their own. */
const otherTracks = /^(?:train|railroad|railway|rail|tile|hex|hexagon|ground|river|path|race|racing)$/;

/**
 * Returns the words of a prompt for a piece of a coaster, a flume, a monorail, a mini golf course, a marble run or a toy track with
 * the name of that piece: "coaster-wood-corner-large" is "large wooden coaster corner". Null for other prompts.
 * @param phraseOf how many of some words name a thing
 */
export function runNamed(
  words: readonly string[],
  phraseOf: (words: readonly string[]) => number,
): string[] | null {
  const said = words.filter((word) => !determiners.has(word)).map(singular);
  const find = (lists: readonly string[]): string[] | undefined =>
    lists.map((list) => list.split(' ')).find((list) => list.every((word) => said.includes(word)));
  const kind = runKinds.find((each) => find(each.words));
  const form = runForms.find((each) => find(each.words));
  if (!form || said.some((word) => otherTracks.test(word)) || said.length > 8) return null;
  // "Stone corner" and "path end" are of other things; a bend alone is one of a marble run.
  if (!kind && !bare.has(form.name)) return null;
  const used = new Set([...(kind ? find(kind.words)! : []), ...find(form.words)!]);
  const rest = said.filter((word) => !used.has(word) && !fillers.has(word));
  if (!rest.every((word) => isDescription(word) || further.has(word))) return null;
  // "Track curve" is one of a railroad, and two forks are no split.
  const isOwn = (word: string): boolean => used.has(word) || fillers.has(word) || further.has(word);
  const core = said.filter((word) => isOwn(word) || !isDescription(word));
  const named = phraseOf(core);
  if (named === core.length || (!kind && named > 0)) return null;
  const isLeft = form.sided === true && said.includes('left');
  const others = rest.filter((word) => !(form.sided && /^(?:left|right)$/.test(word)));
  return [...others, ...runName(kind?.name ?? 'marble run', form.name, isLeft).split(' ')];
}

/** Forms that are a piece of a run without any other word. */
const bare = new Set(['half helix', 'helix', 'loop', 'bump', 'dip', 'wave', 'skew', 'split', 'curve']);
