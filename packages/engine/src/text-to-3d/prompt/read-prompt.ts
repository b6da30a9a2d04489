import type { Arrangement } from '../arrange.ts';
import type { Subject } from '../subject.ts';
import { type FoundSubject, findSubject } from './find-subject.ts';
import { headNoun, isDescription, isNoCount } from './head-noun.ts';
import { facetedWords, groupWords, lengthUnits, numberWords, sizeWords, wornWords } from './prompt-words.ts';
import { readSurface, type SurfaceWords } from './read-surface.ts';
import { singular } from './singulars.ts';
import { splitSegments, takeNegatives, wordsOf } from './split-prompt.ts';
import { type PromptWords, promptWords } from './used-words.ts';

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
  /** What became of the words. */
  readonly words: PromptWords;
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
  const { count: requestedCount, arrangement } = readCount(head, found);
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
    words: promptWords(segments, found),
    worn: kept.some((word) => wornWords.has(word)),
    faceted: kept.some((word, i) => facetedWords.has(word) || (word === 'low' && kept[i + 1] === 'poly')),
  };
}

function readCount(
  words: readonly string[],
  found: FoundSubject | null,
): { count: number; arrangement: Arrangement } {
  let count = 1;
  let arrangement: Arrangement = 'group';
  let grouped = false;
  words.forEach((word, i) => {
    // "A pair of jeans" is one thing.
    if (found && found.phrase.length > 1 && found.phrase.includes(word)) return;
    const groupWord = groupWords[singular(word)];
    if (groupWord && (words[i + 1] === 'of' || groupWord.alone)) {
      ({ count, arrangement } = groupWord);
      grouped = true;
    }
    const number =
      numberWords[word] ??
      (/^\d+$/.test(word) && !(singular(words[i + 1] ?? '') in lengthUnits) ? Number(word) : undefined);
    if (number === undefined || number < 1 || isNoCount(words, i)) return;
    count = number;
    if (!grouped) arrangement = number <= 3 ? 'row' : 'group';
  });
  return { count: found ? count : 1, arrangement };
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

function nounOf(words: readonly string[]): string {
  const until = words.indexOf('of');
  const part = until > 0 ? words.slice(0, until) : words;
  const head = headNoun(part, () => false);
  const nouns = words.filter((word) => !isDescription(word));
  return singular(head < 0 ? (nouns.at(-1) ?? '') : part[head]!);
}
