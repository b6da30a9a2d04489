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

/** Words that say nothing about a motion: of rigs, layers, exporters and numbering. */
const neutral =
  /^(armature|skeleton|rig|root|baselayer|base|layer|layer0|mixamo|com|action|anim|animation|clip|take|loop|cycle|man|woman|boy|girl|human|humanoid|character|\d+)$/;

/**
 * Returns the clip for a name: an equal name; a clip that contains it as words or has that meaning (idle, walk, run,
 * jump), as `Armature|walking_man|baselayer` has for `walk`; the nearest other meaning. Of several the plainest is
 * taken, so `Walking` before `Limping Walk`. Undefined when there is none, which is no error: a character without a jump
 * stands.
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
  for (const meaning of [wanted, ...(nearest[wanted] ?? [])]) {
    const own = new RegExp(`\\b${wanted}\\b`);
    const found = plainest(clips, [
      ...(meaning === wanted && wanted ? [own] : []),
      ...(meanings[meaning] ?? []),
    ]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the clip whose name has the fewest words besides the matched ones; of equals, that of the first pattern. */
function plainest(clips: readonly string[], patterns: readonly RegExp[]): string | undefined {
  let best: { readonly clip: string; readonly extra: number } | undefined;
  for (const pattern of patterns) {
    for (const clip of clips) {
      if (!pattern.test(words(clip))) continue;
      const extra = qualifiers(words(clip).replace(pattern, ''));
      if (!best || extra < best.extra) best = { clip, extra };
    }
  }
  return best?.clip;
}

/** Counts the words that change a motion, as `limping` does. */
function qualifiers(rest: string): number {
  return rest.split(' ').filter((word) => word !== '' && !neutral.test(word)).length;
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
