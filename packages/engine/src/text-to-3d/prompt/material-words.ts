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
  for (const word of words) {
    const known = forms(word).find((form) => materialWords.has(form));
    if (known === undefined) continue;
    if (!finishes.has(known)) return materialWords.get(known)!;
    finish ??= materialWords.get(known)!;
  }
  return finish;
}
