import type { OptionsOf, OptionTable, ValueOf } from '../step/options.ts';
import { type Budget, budgets, type Target } from './budget.ts';

const absent = 'by target';

/** Options of `optimize` that a preset sets. */
export const settings = {
  geometry: {
    kind: 'choice',
    values: ['meshopt', 'quantise', 'float'],
    absent,
    help: 'Compressed (needs a decoder), in smaller numbers, or unchanged.',
  },
  textures: { kind: 'choice', values: ['webp', 'ktx2', 'keep'], absent, help: 'Format of the textures.' },
  textureSide: {
    kind: 'integer',
    unit: 'pixels',
    min: 4,
    max: 16_384,
    absent,
    help: 'Longest side of a texture.',
  },
  quality: { kind: 'number', min: 1, max: 100, absent, help: 'Quality of lossy textures.' },
  join: {
    kind: 'choice',
    values: ['unnamed', 'all', 'none'],
    absent,
    help: 'Which meshes of one material become one; a game still finds nodes with a name unless all are joined.',
  },
  palette: { kind: 'flag', absent, help: 'Combine plain-colour materials into one with a palette texture.' },
  simplifyError: {
    kind: 'number',
    min: 0,
    max: 1,
    absent,
    help: 'Largest movement of a surface when triangles are removed, as a share of its longest side; 0 keeps all.',
  },
  triangles: {
    kind: 'integer',
    unit: 'triangles',
    min: 1,
    max: 100_000_000,
    absent: 'as many as simplifyError leaves',
    help: 'Remove triangles until this many are left, at any error.',
  },
  clips: {
    kind: 'choice',
    values: ['thin', 'keep'],
    absent,
    help: 'Whether tracks at rest and keys that the others reproduce are removed.',
  },
  unusedAttributes: {
    kind: 'choice',
    values: ['drop', 'keep'],
    absent,
    help: 'What happens to vertex attributes that no material reads.',
  },
} as const satisfies OptionTable;

export type PictureFormat = ValueOf<(typeof settings)['textures']>;

/** Every setting of `optimize`. */
export interface Preset extends Required<Omit<OptionsOf<typeof settings>, 'triangles'>> {
  /** Null for as many as `simplifyError` leaves. */
  triangles: number | null;
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
