import type { FoundSubject } from './find-subject.ts';
import { isDescription, isNoCount, isSurfaceWord } from './head-noun.ts';
import { groupWords } from './prompt-words.ts';
import { singular } from './singulars.ts';

/** What became of the words of a prompt. */
export interface PromptWords {
  /** Words that named a known subject of another name: "warrior" becomes a knight. */
  readonly replaced: readonly { readonly word: string; readonly by: string }[];
  /** Words that had no effect. */
  readonly leftOut: readonly string[];
}

/** Returns what became of the words of a prompt, by its segments and the subject found in them. */
export function promptWords(
  segments: readonly (readonly string[])[],
  found: FoundSubject | null,
): PromptWords {
  const named = found?.phrase ?? [];
  const own = found ? singular(named.at(-1)!) : '';
  const name = found?.subject.name.replaceAll('_', ' ') ?? '';
  const said = named.map((word, i) => (i === named.length - 1 ? own : word)).join(' ');
  const isOther =
    found !== null &&
    ![own, said, named.join(' ')].includes(name) &&
    !said.replaceAll(' ', '').includes(name);
  const leftOut = segments.flatMap((words, segment) => {
    const surface = words.some((word) => isSurfaceWord(word));
    return words.filter((word, i) => {
      if (found && segment === found.segment && named.includes(word)) return false;
      if (isNoCount(words, i)) return true;
      if (isDescription(word) || groupWords[singular(word)]) return false;
      // "with gold bands": the bands are the second surface.
      return !(found && segment > found.segment && surface && i === words.length - 1);
    });
  });
  return {
    replaced: isOther ? [{ word: named.join(' '), by: name }] : [],
    leftOut: [...new Set(leftOut)],
  };
}

/** Returns a sentence on the words that had no effect or another one; undefined when every word had its own. */
export function wordsSentence(
  { replaced, leftOut }: PromptWords,
  unknown: string | null,
): string | undefined {
  const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
  const rest = leftOut.filter((word) => singular(word) !== unknown);
  const parts = [
    ...(unknown === null ? [] : [`"${unknown}" is not known, so a plain shape has the word on its plinth`]),
    ...replaced.map(({ word, by }) => `"${word}" became ${withArticle(by)}`),
    ...(rest.length > 0 ? [`left out: ${quoted(rest)}`] : []),
  ];
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

function withArticle(noun: string): string {
  const head = noun.split(' of ')[0]!;
  if (singular(head) !== head) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
