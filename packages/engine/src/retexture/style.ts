import type { Texel } from './bake/scan-texels.ts';

/** A style's output for one place on the surface. One object is reused for every texel. */
export interface Surface {
  /** sRGB, 0 to 255. */
  readonly color: [number, number, number];
  /** 0 to 1. */
  roughness: number;
  metallic: number;
  /** Emission, as a share of the colour, 0 to 1. */
  glow: number;
  /** Normal of the surface with its relief, not necessarily of unit length. */
  readonly normal: [number, number, number];
}

/** Paints places of a model. */
export interface Style {
  /** Words of a prompt that had no effect. */
  readonly leftOut?: readonly string[];
  /** Whether it knows all places, so that none are filled from their neighbours. */
  readonly isWhole?: boolean;
  /** Returns false, without output, for unknown places; those are filled from their neighbours. */
  paint(texel: Texel, out: Surface): boolean;
}
