import { type Look, type MaterialName, materialOfLook, materials } from '../../content/materials.ts';
import { subjects } from '../../content/subjects.ts';
import { colorShifts, colors, shiftColor } from '../colors.ts';
import type { Subject } from '../subject.ts';
import { materialOf } from './material-words.ts';
import { shades } from './paint-words.ts';
import { readWords } from './read-words.ts';
import { singular, singulars } from './singulars.ts';
import { splitSegments, takeNegatives } from './split-prompt.ts';
import { describing, vocabularyOf } from './vocabulary.ts';

/** Material and colour that words name. */
export interface SurfaceWords {
  readonly material: MaterialName | null;
  /** sRGB hex. */
  readonly color: string | null;
}

/** Reads the materials and colours of a texture prompt, nothing else. */
export function readSurfacePrompt(prompt: string): { main: SurfaceWords; trim: SurfaceWords } {
  const segments = surfaceSegments(prompt);
  return { main: readSurface(segments[0] ?? [], []), trim: readSurface(segments.slice(1).flat(), []) };
}

/** Reads the same phrase by phrase, with the words of each: "a red roof and stone walls". */
export function readSurfacePhrases(
  prompt: string,
): { readonly words: readonly string[]; readonly said: readonly string[]; readonly surface: SurfaceWords }[] {
  return surfaceSegments(prompt)
    .filter((words) => words.length > 0)
    .map((words) => ({
      words: words.flatMap((word) => singulars(word)),
      said: words,
      surface: readSurface(words, []),
    }));
}

function surfaceSegments(prompt: string): (readonly string[])[] {
  // Only words that describe are corrected: "Kenney" is no kennel.
  const vocabulary = { ...vocabularyOf(subjects), meant: new Set(describing) };
  return splitSegments(takeNegatives(readWords(prompt, vocabulary).words).kept);
}

/** Returns the looks of a subject with a prompt's words applied to its first two slots. */
export function applyWords(
  looks: Subject['looks'],
  main: SurfaceWords,
  trim: SurfaceWords,
): Record<string, Look> {
  const slots = Object.keys(looks);
  const changed: Record<string, Look> = { ...looks };
  for (const [slot, words] of [
    [slots[0], main],
    [slots[1], trim],
  ] as const) {
    if (slot === undefined) continue;
    const look = looks[slot]!;
    const material = words.material ?? materialOfLook(look);
    const own = typeof look === 'string' || words.material ? materials[material].color : look[1];
    changed[slot] = [material, words.color ?? own];
  }
  if (main.color === null) return changed;
  const second = slots[1];
  const isTrimSaid = trim.color !== null || trim.material !== null;
  return { ...changed, ...shades(looks, main.color, isTrimSaid && second !== undefined ? [second] : []) };
}

/**
 * Reads the first material and the first colour of some words.
 * @param phrase the words that name the subject, whose surfaces are its own: a water tower is not of water
 */
export function readSurface(words: readonly string[], phrase: readonly string[]): SurfaceWords {
  const own = words.filter((word) => !phrase.includes(word));
  const material = materialOf(own, (word) => [word, singular(word)]);
  let color: string | null = null;
  own.forEach((word, i) => {
    const named = colors[word];
    if (!named || color) return;
    const shift = colorShifts[own[i - 1] ?? ''];
    color = shift ? shiftColor(named, shift) : named;
  });
  return { material, color };
}
