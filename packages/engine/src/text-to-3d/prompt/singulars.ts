import { wordTable } from '../word-table.ts';

/** Returns the word itself and its possible singulars, likeliest first. */
export function singulars(word: string): string[] {
  const irregular = irregularPlurals[word];
  if (irregular) return [word, irregular];
  const forms = [word];
  if (/men$/.test(word)) forms.push(`${word.slice(0, -2)}an`);
  if (/ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  // "Caves" are no cafes.
  if (/(?:l|r|ea|oa|ie|oo|i)ves$/.test(word)) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

/** Returns the likeliest singular of a word; the word itself when it is no plural: "a platypus". */
export function singular(word: string): string {
  return /(?:[ui]s|lens|cyclops|ceratops)$/.test(word) ? word : (singulars(word)[1] ?? word);
}

const irregularPlurals: Readonly<Record<string, string>> = wordTable({
  people: 'person',
  cacti: 'cactus',
  fungi: 'fungus',
  feet: 'foot',
  dice: 'die',
  geese: 'goose',
  mice: 'mouse',
  teeth: 'tooth',
  oxen: 'ox',
});
