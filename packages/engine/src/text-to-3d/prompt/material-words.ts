import { type MaterialName, materials } from '../../content/materials.ts';

/** Material by the words that name it. */
export const materialWords = new Map<string, MaterialName>(
  Object.entries(materials).flatMap(([name, { words }]) =>
    words.map((word): [string, MaterialName] => [word, name as MaterialName]),
  ),
);
