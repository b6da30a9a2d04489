import type { Document } from '@gltf-transform/core';
import { typicalCharacterMetres, typicalHeights, typicalThingMetres } from './typical-heights.ts';

/**
 * Estimates the real height in metres: by a word of the prompt, else of the model's own names, in the table of
 * typical heights; else 1.7 m for a model with a skin; else 1 m. The estimates are not validated.
 */
export function estimateHeight(document: Document, prompt: string | undefined): number {
  const root = document.getRoot();
  const names = [...root.listMeshes(), ...root.listNodes(), ...root.listMaterials()].map((item) =>
    item.getName(),
  );
  const known = heightOf(prompt ?? '') ?? heightOf(names.join(' '));
  if (known !== undefined) return known;
  return root.listSkins().length > 0 ? typicalCharacterMetres : typicalThingMetres;
}

function heightOf(text: string): number | undefined {
  const words = new Set(
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.flatMap(singular),
  );
  return typicalHeights.find((row) => row.words.some((word) => words.has(word)))?.metres;
}

function singular(word: string): string[] {
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}
