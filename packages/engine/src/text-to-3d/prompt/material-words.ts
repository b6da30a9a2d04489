import { type MaterialName, materials } from '../../content/materials.ts';

/** Material by the words that name it. */
export const materialWords = new Map<string, MaterialName>(
  Object.entries(materials).flatMap(([name, { words }]) =>
    words.map((word): [string, MaterialName] => [word, name as MaterialName]),
  ),
);

/** Words that say how a surface is finished; a word of what it is made of weighs more: "hand painted wood". */
export const finishes: ReadonlySet<string> = new Set([
  ...materials.paint.words,
  ...materials.light.words,
  ...materials.potion.words,
]);

/** Returns the material that words name: the first, but one of what a thing is made of before one of its finish. */
export function materialOf(
  words: readonly string[],
  forms: (word: string) => readonly string[],
): MaterialName | null {
  let finish: MaterialName | null = null;
  for (const [i, word] of words.entries()) {
    if (isThing(words, i)) continue;
    const known = forms(word).find((form) => materialWords.has(form));
    if (known === undefined) continue;
    if (!finishes.has(known)) return materialWords.get(known)!;
    finish ??= materialWords.get(known)!;
  }
  return finish;
}

/** Returns whether a word for a material names things here: glasses are worn, and stones or logs lie in a campfire; a wall is of stones. */
export function isThing(words: readonly string[], index: number): boolean {
  const word = words[index]!;
  return word === 'glasses' || (/^(?:stones|rocks|logs)$/.test(word) && words[index - 1] !== 'of');
}
