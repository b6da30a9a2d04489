import { type Budget, budgets, type Target } from './budget.ts';
import type { PictureFormat } from './textures.ts';

/** What `optimize` does to a model. */
export interface Preset {
  /** `meshopt`: compressed, needs a decoder; `quantise`: smaller numbers, no decoder; `float`: as it came. */
  geometry: 'meshopt' | 'quantise' | 'float';
  textures: PictureFormat;
  /** The longest side of a texture that is left, in pixels. */
  textureSide: number;
  /** 1 to 100, of lossy textures. */
  quality: number;
  /**
   * Joins meshes of one material into one. Nodes with a name stay apart, so that a game still finds them, unless
   * `all` are joined.
   */
  join: 'unnamed' | 'all' | 'none';
  /** Materials of plain colour become one with a palette texture. */
  palette: boolean;
  /** How far a surface may move to save triangles, as a share of its longest side; 0 keeps every triangle. */
  simplifyError: number;
  /** Triangles to come down to, whatever that does to the surface; null for as many as `simplifyError` leaves. */
  triangles: number | null;
  /** Takes out tracks that hold a node where it rests, and keys that lie on the way between their neighbours. */
  clips: 'thin' | 'keep';
  /** Takes out vertex attributes that no material reads. */
  unusedAttributes: 'drop' | 'keep';
}

/** One preset a target. Browsers read meshopt and WebP everywhere; engine importers do not, so those stay out. */
export const presets: Readonly<Record<Target, Preset>> = {
  mobile: {
    geometry: 'meshopt',
    textures: 'webp',
    textureSide: sideOf(budgets.mobile),
    quality: 80,
    join: 'unnamed',
    palette: true,
    simplifyError: 0.0005,
    triangles: null,
    clips: 'thin',
    unusedAttributes: 'drop',
  },
  desktop: {
    geometry: 'meshopt',
    textures: 'webp',
    textureSide: sideOf(budgets.desktop),
    quality: 80,
    join: 'unnamed',
    palette: true,
    simplifyError: 0.0001,
    triangles: null,
    clips: 'thin',
    unusedAttributes: 'drop',
  },
  engine: {
    geometry: 'float',
    textures: 'keep',
    textureSide: sideOf(budgets.engine),
    quality: 90,
    join: 'none',
    palette: false,
    simplifyError: 0,
    triangles: null,
    clips: 'keep',
    unusedAttributes: 'keep',
  },
};

function sideOf({ textureSide = 4096 }: Budget): number {
  return textureSide;
}
