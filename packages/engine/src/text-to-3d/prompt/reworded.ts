import { isInTable } from '../../content/subjects.ts';
import type { Subject } from '../subject.ts';
import { wordTable } from '../word-table.ts';
import { garmentNouns } from './clothes.ts';
import { isCounted } from './complete-clauses.ts';
import { isStatue } from './feature-words.ts';
import { type FoundSubject, findSubject } from './find-subject.ts';
import { isDescription, isLight, isSurfaceWord } from './head-noun.ts';
import { ownParts } from './paint-words.ts';
import { determiners, groupWords, separators } from './prompt-words.ts';
import { runNamed } from './run-words.ts';
import { isContainer, isHolder, isLiving, isTreeFruit, placeOf } from './scene-words.ts';
import { isModule } from './shape-words.ts';
import { singular } from './singulars.ts';
import { tileNamed } from './tile-words.ts';

/**
 * Returns the words of a prompt that says things in another way than a sentence does, as a sentence: "hex castle" is "castle on
 * hexagon". Null for other prompts.
 */
export function reworded(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  return (
    withTile(words, subjects) ??
    runNamed(words, (said) => findSubject([said], subjects)?.phrase.length ?? 0) ??
    personIn(words, subjects) ??
    statueOf(words, subjects) ??
    handed(words, subjects) ??
    fruitTree(words, subjects) ??
    stackedOf(words, subjects) ??
    withHeld(words, subjects)
  );
}

/** Returns the thing that words name, where the others only describe it. */
function wholeName(words: readonly string[], subjects: readonly Subject[]): FoundSubject | null {
  const found = findSubject([words], subjects);
  const isSaid = (word: string): boolean => isDescription(word) || word === 'of' || word in groupWords;
  return found && words.every((word) => found.phrase.includes(word) || isSaid(word)) ? found : null;
}

/** Returns the words of a prompt for a tile, and for what stands on it, with the name of that tile; null for other prompts. */
function withTile(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  // "Hexagonal tower base" is one thing.
  const whole = wholeName(words, subjects);
  if (whole && whole.phrase.length > 1 && !isInTable(whole.subject, 'tiles')) return null;
  return tileNamed(words, (thing) => {
    const carried = wholeName(thing, subjects)?.subject;
    return carried !== undefined && carried.height > 0.2 && !isModule(carried);
  });
}

/** Returns a name such as "suit female" as a "woman in suit"; null for other prompts. */
function personIn(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  const end = words.findIndex((word) => separators.has(word));
  const name = words.slice(0, end < 0 ? words.length : end).filter((word) => !determiners.has(word));
  const gender = name.find((word) => /^(?:fe)?male$/.test(word));
  const rest = name.filter((word) => word !== gender);
  const garment = rest.find((word) => garmentNouns.includes(singular(word)));
  if (!gender || !garment || findSubject([rest], subjects)?.subject.plan === 'person') return null;
  const person = gender === 'female' ? 'woman' : 'man';
  return [
    ...rest.filter((word) => word !== garment),
    person,
    'in',
    garment,
    ...words.slice(end < 0 ? words.length : end),
  ];
}

const numbersOfHands: Readonly<Record<string, string>> = wordTable({
  ...{ 1: 'one', one: 'one' },
  ...{ 2: 'two', two: 'two' },
});

/** Returns a "sword 2handed" as a "two handed sword", and a weapon for one hand without these words; null for other prompts. */
function handed(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  const at = words.indexOf('handed');
  const hands = numbersOfHands[words[at - 1] ?? ''];
  if (!hands) return null;
  const rest = words.toSpliced(at - 1, 2);
  const noun = rest.findIndex((word) => wholeName([word], subjects) && !isDescription(word));
  const name = [hands, 'handed', rest[noun] ?? ''];
  if (findSubject([name], subjects)?.phrase.length === 3) return rest.toSpliced(noun, 1, ...name);
  return hands === 'one' && noun >= 0 ? rest : null;
}

/** Returns a "statue of a lion" and a "lion sculpture" as a "lion statue"; null for other prompts. */
function statueOf(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  const named = words.findIndex(isStatue);
  // "A cat sculpture" is a cat.
  const before = words.slice(0, Math.max(0, named)).filter((word) => !determiners.has(word));
  if (/^(?:statuette|sculpture)s?$/.test(words[named] ?? '') && wholeName(before, subjects))
    return words.with(named, singular(words[named]!) === words[named] ? 'statue' : 'statues');
  const at = words.findIndex((word, i) => isStatue(word) && words[i + 1] === 'of');
  if (at < 0) return null;
  const rest = words.slice(at + 2);
  const until = rest.findIndex((word) => separators.has(word));
  const of = (until < 0 ? rest : rest.slice(0, until)).filter((word) => !determiners.has(word));
  // "A statue of a knight" is a name already.
  const isKnown = findSubject([words], subjects)?.phrase.includes('of') === true;
  if (isKnown || !wholeName(of, subjects)) return null;
  return [...words.slice(0, at), ...of.map(singular), words[at]!, ...(until < 0 ? [] : rest.slice(until))];
}

/** Reads "with a statue in the middle" and "with an axe stuck in it" as one on top. */
export function centred(words: readonly string[]): readonly string[] {
  const ends = ['in the middle', 'in the center', 'in the centre', 'at the center', 'in it'].map((said) =>
    said.split(' '),
  );
  for (const [at] of words.entries()) {
    const end = ends.find((said) => said.every((word, k) => words[at + k] === word));
    const by = words.lastIndexOf('with', at);
    if (!end || by < 0 || isSurfaceWord(words[at - 1]!)) continue;
    return [...words.slice(0, by), 'on top', ...words.slice(by + 1, at), ...words.slice(at + end.length)];
  }
  return words;
}

/** Returns a tree with its fruit, "tree with lemons", for a "lemon tree" that is none of its own; null for other prompts. */
function fruitTree(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  const isFruit = (noun: string): boolean => isTreeFruit(findSubject([[noun]], subjects)?.subject);
  // Other languages have lost the plural of "naranjas".
  const [last = '', by, noun = ''] = words.toReversed();
  if (by === 'with' && singular(noun) === 'tree' && singular(last) === last && isFruit(last))
    return [...words.slice(0, -1), `${last}s`];
  const at = words.findIndex((word, i) => singular(word) === 'tree' && i > 0);
  const fruit = words[at - 1] ?? '';
  if (!isFruit(fruit) || wholeName([fruit, 'tree'], subjects)?.phrase.length === 2) return null;
  return [...words.slice(0, at - 1), words[at]!, 'with', `${fruit}s`, ...words.slice(at + 1)];
}

/** Returns two things of which one stands on the other, "washer dryer stacked", with the words for that; null for other prompts. */
function stackedOf(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  if (!words.includes('stacked') || words.some((word) => separators.has(word) || word === 'of')) return null;
  const nouns = words.filter((word) => !isDescription(word));
  const [upper = '', lower = ''] = nouns;
  const named = nouns.map((noun) => findSubject([[noun]], subjects)?.subject);
  const isOneName = (findSubject([nouns], subjects)?.phrase.length ?? 0) > 1;
  if (
    nouns.length !== 2 ||
    isOneName ||
    !named[0] ||
    !named[1] ||
    nouns.some((noun) => singular(noun) !== noun)
  )
    return null;
  return named[0] === named[1] ? ['two', 'stacked', `${lower}s`] : [lower, 'on top', upper];
}

/** Returns whether names of models say what is in a thing: crates, baskets and shelves. */
const holdsNamed = (subject: Subject): boolean =>
  isContainer(subject) || /^(?:book)?shelf$|^cabinet$/.test(subject.name);

/**
 * Returns a name of a model with the word between a container and what is in it, or between furniture and several small things: "crate
 * ham" is a crate with ham, and "armchair pillows" an armchair with pillows. Null for other prompts.
 */
function withHeld(words: readonly string[], subjects: readonly Subject[]): string[] | null {
  const isName = words.length < 6 && !words.some((word) => separators.has(word) || word === 'of');
  if (!isName || isCounted(words)) return null;
  const [first = '', second = '', ...more] = words.filter((word) => !isDescription(word));
  if (second === '' || more.length > 0 || isLight(first) || isLight(second)) return null;
  // "Double barrel shotgun" is one name.
  const whole = findSubject([words], subjects)?.phrase ?? [];
  if (whole.includes(first) && whole.includes(second)) return null;
  const named = (...nouns: string[]): FoundSubject | null => findSubject([nouns], subjects);
  const [holder, thing] = [named(first)?.subject, named(second)?.subject];
  const isPlural = singular(second) !== second;
  if (!holder || !thing || isLiving(thing) || !(holdsNamed(holder) || (isPlural && isHolder(holder))))
    return null;
  if (
    [named(first, second), named(second, first)].some(
      (found) => found && found.phrase.length > 1 && !found.isShort,
    )
  )
    return null;
  const isSmall = thing.height <= Math.max(0.25, 0.7 * holder.height);
  // "Cabinet doors" are of a cabinet.
  const isPart = isPlural && ownParts(holder, { join: 'with', words: [second] }, true).length > 0;
  if (!isPart && !(isSmall && placeOf('with', holder, thing, second, true) === 'on')) return null;
  const at = words.indexOf(first) + 1;
  return [...words.slice(0, at), 'with', ...words.slice(at)];
}
