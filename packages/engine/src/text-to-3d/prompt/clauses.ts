import { determiners, separators } from './prompt-words.ts';

/** What a thing does, behind its noun: "a fox sitting". Other words on "ing" may be things: "a castle ceiling". */
export const postures = new Set(
  (
    'aiming attacking barking begging biting blooming bursting burning carrying casting celebrating charging chasing cheering climbing crawling ' +
    'crouching crying dancing diving dripping drinking eating emerging facing falling fighting fishing floating flying galloping gliding ' +
    'glowing grazing growing growling guarding hanging holding hovering howling hunting idling jumping kneeling laughing ' +
    'leading leaning leaping looking lying marching meditating melting playing pointing posing pouncing pouring praying prowling pulling pushing ' +
    'racing reading rearing resting riding roaring rolling rotating running sailing screaming shooting shouting ' +
    'singing sitting sleeping smiling smoking sneaking spinning standing swimming talking throwing thinking trotting ' +
    'waiting walking watching waving wielding working'
  ).split(' '),
);

/** Participles that end on no "ed". */
const participles = new Set('bound built drawn full grown hung sewn stuck tied woven worn'.split(' '));

/** Returns whether the word at an index modifies the preceding noun: "sitting", "quietly". */
export function isSaidOfNoun(words: readonly string[], index: number): boolean {
  const isPosture = (i: number): boolean => postures.has(words[i] ?? '');
  return (
    isPosture(index) || (/.{3}ly$/.test(words[index]!) && (isPosture(index - 1) || isPosture(index + 1)))
  );
}

/**
 * Returns whether a clause about the noun before it begins with the word at an index: "riding a broom", "engraved with
 * runes", "full of apples", "like a throne". Its nouns name another thing.
 */
export function opensClause(words: readonly string[], index: number): boolean {
  const word = words[index]!;
  const next = words[index + 1] ?? '';
  const isParticiple = participles.has(word) || /.{2}[^e]ed$/.test(word);
  if (determiners.has(next)) return word === 'like' || /.{2}ing$/.test(word);
  if (separators.has(next)) return isParticiple || postures.has(word);
  return (isParticiple && next === 'like') || (word === 'full' && next === 'of');
}
