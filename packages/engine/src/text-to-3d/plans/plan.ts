import type { Look } from '../../content/materials.ts';
import type { Kit } from '../kit.ts';

/** Parts that many subjects share, with parameters: a body, a tile of the ground, or a piece of a run. */
export interface Plan {
  /** Surfaces that a line may change; the first is the main one. */
  readonly looks: Readonly<Record<string, Look>>;
  /** The parameters and features that a line may give. */
  readonly takes: readonly string[];
  /** The values that some parameters may have; each may also be `none`. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Set where models fit each other, so that the seed changes none. */
  readonly fits?: true;
  /** @param words parameters as `name=value`, and names of features */
  build(kit: Kit, words: readonly string[]): void;
}

/** Parameters of a plan: numbers with defaults, and the features that a line names. */
export interface PlanWords {
  number(name: string, normal: number): number;
  word(name: string, normal: string): string;
  has(feature: string): boolean;
}

export function planWords(words: readonly string[]): PlanWords {
  const values = new Map(
    words.map((word): [string, string | undefined] => {
      const [name = '', value] = word.split('=');
      return [name, value];
    }),
  );
  return {
    number: (name, normal) => Number(values.get(name) ?? normal),
    word: (name, normal) => values.get(name) ?? normal,
    has: (feature) => values.has(feature),
  };
}
