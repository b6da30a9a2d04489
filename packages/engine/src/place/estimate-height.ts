import type { Document } from '@gltf-transform/core';
import { subjects } from '../content/subjects.ts';
import { findSubject } from '../text-to-3d/prompt/find-subject.ts';
import { headNoun } from '../text-to-3d/prompt/head-noun.ts';
import { readWords, type Vocabulary } from '../text-to-3d/prompt/read-words.ts';
import { singulars } from '../text-to-3d/prompt/singulars.ts';
import { splitSegments, takeNegatives } from '../text-to-3d/prompt/split-prompt.ts';
import { vocabularyOf } from '../text-to-3d/prompt/vocabulary.ts';
import { fallbackHeights, typicalCharacterMetres, typicalThingMetres } from './fallback-heights.ts';

/**
 * Estimates the real height in metres: that of the subject of Text to 3D which the prompt names; else by the words of
 * the prompt, the head noun of its first part before all others, else of the model's own names, in the table of typical
 * heights; else 1.7 m for a model with a skin; else 1 m. The estimates are not validated.
 */
export function estimateHeight(document: Document, prompt: string | undefined): number {
  const root = document.getRoot();
  const names = [...root.listMeshes(), ...root.listNodes(), ...root.listMaterials()].map((item) =>
    item.getName(),
  );
  const known = heightOfPrompt(prompt ?? '') ?? heightOfNames(names);
  if (known !== undefined) return known;
  return root.listSkins().length > 0 ? typicalCharacterMetres : typicalThingMetres;
}

/** "A knight with a crown" is as high as a knight, and a mouse on a horse as a mouse. */
function heightOfPrompt(prompt: string): number | undefined {
  const segments = splitSegments(takeNegatives(readWords(prompt, vocabulary()).words).kept);
  const subject = findSubject(segments, subjects)?.subject;
  if (subject) return subject.height;
  for (const words of segments) {
    const names = words.flatMap((word) => word.split(' '));
    const head = headNoun(names, (word) => heightOf(word) !== undefined);
    // The words before the head say more than those after it: "a robot butler", "a knight on a horse".
    const order = [...names.slice(0, head + 1).reverse(), ...names.slice(head + 1)];
    const found = order.map(heightOf).find((metres) => metres !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

let known: Vocabulary | undefined;

/** The words of subjects, and those of the table of heights. */
function vocabulary(): Vocabulary {
  const own = vocabularyOf(subjects);
  known ??= { ...own, words: new Set([...own.words, ...fallbackHeights.flatMap((row) => row.words)]) };
  return known;
}

/** The names of a model are in no order: the first row of the table decides. */
function heightOfNames(names: readonly string[]): number | undefined {
  const text = names.join(' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  const words = new Set(
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.flatMap(singulars),
  );
  return fallbackHeights.find((row) => row.words.some((word) => words.has(word)))?.metres;
}

function heightOf(word: string): number | undefined {
  const forms = singulars(word);
  return fallbackHeights.find((row) => row.words.some((known) => forms.includes(known)))?.metres;
}
