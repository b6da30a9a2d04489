import type { Manifold } from 'manifold-3d';
import type { Kernel } from '../print/solid/kernel.ts';
import type { Design, Rgb } from './design.ts';

/** A product in parts: millimetres, Y up, front facing +Z. */
export interface Product {
  readonly parts: readonly ProductPart[];
}

export interface ProductPart {
  readonly name: string;
  readonly solid: Manifold;
  readonly look: Look;
}

/** One colour, or the design projected from the front. */
type Look = { readonly color: Rgb } | { readonly picture: PictureFrame };

/** Position of the design's paint, millimetres in x and y. */
export interface PictureFrame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Input of a product's build. */
export interface BuildInput {
  readonly kernel: Kernel;
  readonly design: Design;
  readonly request: Readonly<Record<string, unknown>>;
  /** The create body of the prototype; while the prototype is made, the request itself. */
  readonly prototype: Readonly<Record<string, unknown>>;
}

/** Rotates a solid from z up to y up. */
export function upright(solid: Manifold): Manifold {
  return solid.rotate([-90, 0, 0]);
}
