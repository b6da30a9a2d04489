import type { Look } from '../content/materials.ts';
import type { Kit } from './kit.ts';

/** Something the generator can make. */
export interface Subject {
  /** One lower-case word; prefix of its part names. */
  readonly name: string;
  /** Words and phrases of a prompt that mean it, singular; plurals are understood. */
  readonly words: readonly string[];
  /** Height it usually has in the real world, metres. The built shape is scaled to it. */
  readonly height: number;
  /** Surfaces by slot. A material or colour in the prompt changes the first; one after "with" the second. */
  readonly looks: Readonly<Record<string, Look>>;
  /** How copies lie when a pile of them is asked for. Default upright. */
  readonly piles?: 'upright' | 'lying';
  /** Size of one repeat of the textures in build units. Default two thirds of the built height. */
  readonly tile?: number;
  /** Adds the parts, in any unit, facing +Z, up +Y. The ground is found afterwards. */
  build(kit: Kit): void;
}
