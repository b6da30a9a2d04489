import type { SurfaceWords } from '../text-to-3d/prompt/read-surface.ts';

/** Words of a phrase, and the material and colour that they name. */
export interface Phrase {
  /** The words and their singulars. */
  readonly words: readonly string[];
  readonly said: readonly string[];
  readonly surface: SurfaceWords;
}

/** Phrases by the places that they name. */
export interface PlacedPhrases {
  /** The look of edges: "marble with gold trim". */
  readonly trim: Phrase | null;
  /** The look of crevices: "iron with rust in the crevices". */
  readonly crack: Phrase | null;
  /** The rest, for parts and for the whole. */
  readonly described: readonly Phrase[];
}

export const trimWords = [
  'trim',
  'trimmed',
  'trimming',
  'edge',
  'edged',
  'edging',
  'rim',
  'border',
  'bordered',
];
export const crackWords = ['crevice', 'gap', 'seam', 'joint', 'recess', 'groove', 'corner'];

/** Sorts the phrases of a prompt by place; one that is the only description is for the whole. */
export function placedPhrases(phrases: readonly Phrase[]): PlacedPhrases {
  const has = ({ words }: Phrase, among: readonly string[]): boolean =>
    words.some((word) => among.includes(word));
  const isNamed = ({ surface }: Phrase): boolean => surface.material !== null || surface.color !== null;
  const named = phrases.filter(isNamed);
  if (named.length < 2) return { trim: null, crack: null, described: named };
  const nearestNamed = (among: readonly string[]): Phrase | null => {
    const at = phrases.findIndex((phrase) => has(phrase, among));
    return at < 0 ? null : (phrases.slice(0, at + 1).findLast(isNamed) ?? null);
  };
  const trim = nearestNamed(trimWords);
  // Rust beside another material gathers where water does.
  const rust = named.slice(1).find(({ surface }) => surface.material === 'rust') ?? null;
  const found = nearestNamed(crackWords) ?? rust;
  const crack = found === trim ? null : found;
  const described = named.filter((phrase) => phrase !== trim && phrase !== crack);
  if (described.length === 0) return { trim: null, crack: null, described: named };
  return { trim, crack, described };
}
