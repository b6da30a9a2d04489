import type { Texel } from './bake/scan-texels.ts';

/** What a style says of one place on the surface. One object is used again for every texel. */
export interface Surface {
  /** sRGB, 0 to 255. */
  readonly color: [number, number, number];
  /** 0 to 1. */
  roughness: number;
  metallic: number;
  /** Direction of the surface with its relief, need not be of unit length. */
  readonly normal: [number, number, number];
}

/** Paints places of a model. */
export interface Style {
  /** Says nothing, and returns false, where it knows nothing: such places are filled from around. */
  paint(texel: Texel, out: Surface): boolean;
}
