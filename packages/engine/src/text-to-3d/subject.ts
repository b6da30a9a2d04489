import type { Look } from '../content/materials.ts';
import type { Kit } from './kit.ts';

/** A kind of thing that the generator can make. */
export interface Subject {
  /** One lower-case word; prefix of its part names. */
  readonly name: string;
  /** Words and phrases of a prompt that name it, singular; plurals match too. */
  readonly words: readonly string[];
  /** Typical real-world height in metres. The built shape is scaled to it. */
  readonly height: number;
  /** Surfaces by slot. A material or colour in the prompt changes the first; one after "with" the second. */
  readonly looks: Readonly<Record<string, Look>>;
  /**
   * Orientation of copies in a pile.
   * @default upright
   */
  readonly piles?: 'upright' | 'lying';
  /**
   * Size of one repeat of the textures in build units.
   * @default two thirds of the built height
   */
  readonly tile?: number;
  /** The body plan of a living thing: `person`, `beast` or `bird`. */
  readonly plan?: string;
  /** What a person wears on the body, such as `dress`. */
  readonly wears?: string;
  /** The parameters of its body plan: what it wears without any words. */
  readonly worn?: readonly string[];
  /** Returns the person with further parameters of the body plan, such as `top=coat`. */
  dressed?(words: readonly string[]): Subject;
  /** Adds the parts, in any unit, facing +Z, up +Y. Scaling and grounding follow. */
  build(kit: Kit): void;
}
