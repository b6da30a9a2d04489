import { type Budget, budgets, type Target } from './budget.ts';
import type { PictureFormat } from './textures.ts';

/** Settings of `optimize`. */
export interface Preset {
  /** `meshopt`: compressed, needs a decoder; `quantise`: smaller numbers, no decoder; `float`: unquantised. */
  geometry: 'meshopt' | 'quantise' | 'float';
  textures: PictureFormat;
  /** Maximum side of a texture, in pixels. */
  textureSide: number;
  /** Quality of lossy textures, 1 to 100. */
  quality: number;
  /** Joins meshes of one material. Named nodes stay separate, so that a game still finds them; `all` joins them too. */
  join: 'unnamed' | 'all' | 'none';
  /** Combines plain-colour materials into one with a palette texture. */
  palette: boolean;
  /** Maximum movement of a surface when removing triangles, as a share of its longest side; 0 keeps every triangle. */
  simplifyError: number;
  /** Number of triangles to reach at any error; null for as many as `simplifyError` leaves. */
  triangles: number | null;
  /** `thin` removes tracks that hold a node at rest, and keys that interpolation of their neighbours reproduces. */
  clips: 'thin' | 'keep';
  /** `drop` removes vertex attributes that no material reads. */
  unusedAttributes: 'drop' | 'keep';
}

/**
 * One preset per target. Browsers read meshopt and WebP everywhere; engine importers do not, so `engine` avoids them.
 */
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
