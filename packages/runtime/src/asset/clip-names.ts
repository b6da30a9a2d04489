/** Names that games use, and patterns of the names that generators and libraries use, the best first. */
const meanings: Readonly<Record<string, readonly RegExp[]>> = {
  idle: [/\bidle\b/, /\b(stand|standing|breath\w*|wait|waiting|rest)\b/],
  walk: [/\bwalk\b/, /\b(walking|walks|stroll\w*|casual walk)\b/],
  run: [/\brun\b/, /\b(running|runs|jog\w*|sprint\w*)\b/],
  jump: [/\bjump\b/, /\b(jumping|jumps|leap\w*|hop)\b/],
};

/** Substitutes when a rig has no such clip, nearest first. */
const nearest: Readonly<Record<string, readonly string[]>> = {
  run: ['walk'],
  walk: ['run'],
  jump: [],
  idle: [],
};

/**
 * Returns the clip for a name: an equal name; a clip that contains it as words, as `Armature|walking_man|baselayer`
 * contains `walking man`; a clip of that meaning (idle, walk, run, jump); the nearest other meaning. Undefined when
 * there is none, which is no error: a character without a jump stands.
 * @example
 * import { findClip } from '@meshwright/runtime';
 *
 * const clips = ['Armature|walking_man|baselayer', 'Armature|Idle_02'];
 * findClip(clips, 'walk'); // 'Armature|walking_man|baselayer'
 * findClip(clips, 'jump'); // undefined
 */
export function findClip(clips: readonly string[], name: string): string | undefined {
  if (clips.includes(name)) return name;
  const wanted = words(name);
  const literal = clips.find((clip) => ` ${words(clip)} `.includes(` ${wanted} `));
  if (literal !== undefined) return literal;
  for (const meaning of [wanted, ...(nearest[wanted] ?? [])]) {
    for (const pattern of meanings[meaning] ?? []) {
      const found = clips.find((clip) => pattern.test(words(clip)));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Returns the meaning of a clip, if its name contains one. */
export function meaningOf(clip: string): string | undefined {
  return Object.keys(meanings).find((meaning) =>
    meanings[meaning]!.some((pattern) => pattern.test(words(clip))),
  );
}

function words(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
