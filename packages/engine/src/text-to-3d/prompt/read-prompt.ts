import { type Look, type MaterialName, materials } from '../../content/materials.ts';
import type { Arrangement } from '../arrange.ts';
import { colorShifts, colors, shiftColor } from '../colors.ts';
import type { Subject } from '../subject.ts';
import {
  compounds,
  facetedWords,
  fillers,
  groupWords,
  lengthUnits,
  negations,
  numberWords,
  separators,
  sizeWords,
  wornWords,
} from './prompt-words.ts';
import { singular, singulars } from './singulars.ts';

/** The generator's reading of a prompt. */
export interface PromptReading {
  /** Null when the prompt names no known subject. */
  readonly subject: Subject | null;
  /** The prompt's own noun: display name, and name of the stand-in shape. */
  readonly name: string;
  /** Size in metres, when the prompt states one. */
  readonly metres: { readonly value: number; readonly of: 'height' | 'longest' } | null;
  /** Product of the size words: "small" 0.6, "huge" 2.5. */
  readonly scale: number;
  /** Surface words before and at the subject. */
  readonly main: SurfaceWords;
  /** Surface words after "with" or "and". */
  readonly trim: SurfaceWords;
  /** Number of copies in the prompt, at most `maxCopies`. */
  readonly count: number;
  readonly requestedCount: number;
  readonly arrangement: Arrangement;
  /** Parts that the prompt excludes: "without a lid". */
  readonly without: readonly string[];
  /** Worn: "an old chest". */
  readonly worn: boolean;
  /** With few flat faces: "a low-poly car". */
  readonly faceted: boolean;
}

export interface SurfaceWords {
  readonly material: MaterialName | null;
  /** sRGB hex. */
  readonly color: string | null;
}

/** Most copies per prompt. */
export const maxCopies = 40;

/** Reads an English prompt. Ignores unknown words; any text gives a reading. */
export function readPrompt(prompt: string, subjects: readonly Subject[]): PromptReading {
  const { kept, without } = takeNegatives(wordsOf(prompt));
  const segments = splitSegments(kept);
  const found = findSubject(segments, subjects);
  const head = segments.slice(0, (found?.segment ?? 0) + 1).flat();
  const tail = segments.slice((found?.segment ?? 0) + 1).flat();
  const { count: requestedCount, arrangement } = readCount(head, found?.subject ?? null);
  return {
    subject: found?.subject ?? null,
    name: found?.subject.name ?? (nounOf(segments[0] ?? []) || 'object'),
    metres: readMetres(kept),
    scale: kept.reduce((product, word) => product * (sizeWords[word] ?? 1), 1),
    main: readSurface(head, found?.phrase ?? []),
    trim: readSurface(tail, []),
    count: Math.min(maxCopies, requestedCount),
    requestedCount,
    arrangement,
    without,
    worn: kept.some((word) => wornWords.has(word)),
    faceted: kept.some((word, i) => facetedWords.has(word) || (word === 'low' && kept[i + 1] === 'poly')),
  };
}

/** Reads the materials and colours of a texture prompt, nothing else. */
export function readSurfacePrompt(prompt: string): { main: SurfaceWords; trim: SurfaceWords } {
  const segments = splitSegments(takeNegatives(wordsOf(prompt)).kept);
  return { main: readSurface(segments[0] ?? [], []), trim: readSurface(segments.slice(1).flat(), []) };
}

/** Reads the same phrase by phrase, with the words of each: "a red roof and stone walls". */
export function readSurfacePhrases(
  prompt: string,
): { readonly words: readonly string[]; readonly surface: SurfaceWords }[] {
  return splitSegments(takeNegatives(wordsOf(prompt)).kept)
    .filter((words) => words.length > 0)
    .map((words) => ({ words: words.flatMap((word) => singulars(word)), surface: readSurface(words, []) }));
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
    const material = words.material ?? (typeof look === 'string' ? look : look[0]);
    const own = typeof look === 'string' || words.material ? materials[material].color : look[1];
    changed[slot] = [material, words.color ?? own];
  }
  return changed;
}

function wordsOf(prompt: string): string[] {
  const words =
    prompt
      .toLowerCase()
      .normalize('NFKD')
      .match(/\d+(?:\.\d+)?|[\p{L}]+|[,;.!]/gu)
      ?.map((word) => (/[;.!]/.test(word) && word.length === 1 ? ',' : word)) ?? [];
  for (let i = 0; i < words.length; i++) {
    const compound = compoundWords.find((parts) => parts.every((part, k) => words[i + k] === part));
    if (compound) words.splice(i, compound.length, compound.join(' '));
  }
  return words;
}

const compoundWords = compounds.map((phrase) => phrase.split(' '));

/** Extracts negated parts: "without a lid and no handles, blue" gives [lid, handle] and leaves "blue". */
function takeNegatives(words: readonly string[]): { kept: string[]; without: string[] } {
  const kept: string[] = [];
  const without: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!negations.has(words[i]!)) {
      kept.push(words[i]!);
      continue;
    }
    while (i + 1 < words.length && !separators.has(words[i + 1]!) && !negations.has(words[i + 1]!)) {
      const word = words[++i]!;
      if (!fillers.has(word)) without.push(singular(word));
    }
    kept.push(',');
  }
  return { kept, without };
}

function splitSegments(words: readonly string[]): string[][] {
  const segments: string[][] = [[]];
  for (const word of words) {
    if (!separators.has(word)) segments[segments.length - 1]!.push(word);
    // "made of gold" describes the thing itself, so it stays in its segment.
    else if (word !== 'made' && segments[segments.length - 1]!.length > 0) segments.push([]);
  }
  return segments;
}

interface Found {
  readonly subject: Subject;
  readonly segment: number;
  readonly phrase: readonly string[];
}

/** Finds the last name in the first segment that names a subject: "a crystal sword", "a mushroom house". */
function findSubject(segments: readonly (readonly string[])[], subjects: readonly Subject[]): Found | null {
  for (const [segment, words] of segments.entries()) {
    const until = words.indexOf('of');
    const noun = until > 0 ? [words.slice(0, until), words.slice(until + 1)] : [words];
    for (const part of noun) {
      const hit = lastNamed(part, subjects);
      if (hit) return { ...hit, segment };
    }
  }
  return null;
}

function lastNamed(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: string[] } | null {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - 3); start < end; start++) {
      const before = words.slice(start, end - 1);
      const phrases = singulars(words[end - 1]!).map((last) => [...before, last].join(' '));
      const subject = subjects.find((candidate) => candidate.words.some((word) => phrases.includes(word)));
      if (subject) return { subject, phrase: words.slice(start, end) };
    }
  }
  return null;
}

function readCount(
  words: readonly string[],
  subject: Subject | null,
): { count: number; arrangement: Arrangement } {
  let count = 1;
  let arrangement: Arrangement = 'group';
  let grouped = false;
  words.forEach((word, i) => {
    const groupWord = groupWords[singular(word)];
    if (groupWord && (words[i + 1] === 'of' || groupWord.alone)) {
      ({ count, arrangement } = groupWord);
      grouped = true;
    }
    const number =
      numberWords[word] ??
      (/^\d+$/.test(word) && !(singular(words[i + 1] ?? '') in lengthUnits) ? Number(word) : undefined);
    if (number === undefined || number < 1) return;
    count = number;
    if (!grouped) arrangement = number <= 3 ? 'row' : 'group';
  });
  return { count: subject ? count : 1, arrangement };
}

function readMetres(words: readonly string[]): PromptReading['metres'] {
  for (let i = 0; i + 1 < words.length; i++) {
    const unit = lengthUnits[words[i + 1]!] ?? lengthUnits[singular(words[i + 1]!)];
    const value = Number(words[i]);
    if (unit === undefined || !(value > 0)) continue;
    const metres = Math.min(1000, Math.max(0.001, value * unit));
    return { value: metres, of: /^(long|wide|broad)$/.test(words[i + 2] ?? '') ? 'longest' : 'height' };
  }
  return null;
}

function readSurface(words: readonly string[], phrase: readonly string[]): SurfaceWords {
  const own = words.filter((word) => !phrase.includes(word));
  let material: MaterialName | null = null;
  let color: string | null = null;
  own.forEach((word, i) => {
    material ??= materialWords.get(word) ?? materialWords.get(singular(word)) ?? null;
    const named = colors[word];
    if (!named || color) return;
    const shift = colorShifts[own[i - 1] ?? ''];
    color = shift ? shiftColor(named, shift) : named;
  });
  // "gold coin" names the subject and its material in one phrase.
  material ??=
    phrase
      .slice(0, -1)
      .map((word) => materialWords.get(word))
      .find((name) => name !== undefined) ?? null;
  return { material, color };
}

const materialWords = new Map<string, MaterialName>(
  Object.entries(materials).flatMap(([name, { words }]) =>
    words.map((word): [string, MaterialName] => [word, name as MaterialName]),
  ),
);

function nounOf(words: readonly string[]): string {
  const known = (word: string): boolean =>
    fillers.has(word) ||
    wornWords.has(word) ||
    facetedWords.has(word) ||
    word in sizeWords ||
    word in colors ||
    word in numberWords ||
    materialWords.has(word) ||
    /^[\d,]/.test(word);
  const nouns = words.filter((word) => !known(word));
  return singular(nouns[nouns.length - 1] ?? '');
}
