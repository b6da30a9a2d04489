import type { InspectReport } from '../inspect/inspect-model.ts';
import type { OptionsOf, OptionTable, ValueOf } from '../step/options.ts';

/** The platforms a model is for. */
export const targets = ['mobile', 'desktop', 'engine'] as const;

export type Target = (typeof targets)[number];

/**
 * A counted quantity. `bytes` is the file size; `gpuBytes` that of its textures with all mip levels; `triangles` and
 * `primitives` are those that a frame draws, with every copy of a mesh; `meshTriangles` the triangles of the largest
 * mesh. Only platforms limit `vertices` and `meshTriangles`.
 */
export type Measure =
  | 'bytes'
  | 'triangles'
  | 'meshTriangles'
  | 'vertices'
  | 'primitives'
  | 'materials'
  | 'textureSide'
  | 'gpuBytes'
  | 'joints'
  | 'influences'
  | 'clips';

/** Upper limits for one asset; an absent measure is not limited. */
export type Budget = Readonly<Partial<Record<Measure, number>>>;

/** Limits for one asset among others in a scene, not for a whole scene. */
export const budgets: Readonly<Record<Target, Budget>> = {
  mobile: {
    bytes: 4_000_000,
    triangles: 50_000,
    primitives: 20,
    materials: 10,
    textureSide: 1024,
    gpuBytes: 32_000_000,
    joints: 64,
    influences: 4,
    clips: 20,
  },
  desktop: {
    bytes: 16_000_000,
    triangles: 200_000,
    primitives: 60,
    materials: 30,
    textureSide: 2048,
    gpuBytes: 128_000_000,
    joints: 128,
    influences: 4,
    clips: 60,
  },
  engine: {
    bytes: 128_000_000,
    triangles: 500_000,
    primitives: 120,
    materials: 60,
    textureSide: 4096,
    gpuBytes: 512_000_000,
    joints: 256,
    influences: 8,
    clips: 200,
  },
};

const absent = 'by target';

/** Options of `optimize` that a preset sets. */
export const settings = {
  geometry: {
    kind: 'choice',
    values: ['meshopt', 'khr-meshopt', 'quantise', 'float'],
    absent,
    help: 'Compressed (needs a decoder), the same in the newer and smaller form that three.js and PlayCanvas read and Babylon.js does not, in smaller numbers, or unchanged.',
  },
  textures: {
    kind: 'choice',
    values: ['webp', 'ktx2', 'avif', 'keep'],
    absent,
    help: 'Format of the textures. With avif each picture is AVIF where that is smaller than WebP of the same error, else WebP: three.js and Babylon.js read it, PlayCanvas does not.',
  },
  textureSide: {
    kind: 'integer',
    unit: 'pixels',
    min: 4,
    max: 16_384,
    absent,
    help: 'Longest side of a texture.',
  },
  textureQuality: {
    kind: 'choice',
    values: ['small', 'balanced', 'sharp'],
    absent,
    help: 'How encoded textures trade bytes for detail.',
  },
  quality: {
    kind: 'number',
    min: 1,
    max: 100,
    absent: 'by textureQuality',
    help: 'Quality of lossy textures as a number, where textureQuality is too coarse.',
  },
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
    help: 'Remove triangles until this many are drawn, at any error.',
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

export type TextureQuality = ValueOf<(typeof settings)['textureQuality']>;

/** Every setting of `optimize`. */
export interface Preset extends Required<Omit<OptionsOf<typeof settings>, 'triangles' | 'quality'>> {
  /** Null for that of `textureQuality`. */
  quality: number | null;
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
    textureQuality: 'balanced',
    quality: null,
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
    textureQuality: 'balanced',
    quality: null,
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
    textureQuality: 'sharp',
    quality: null,
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

/** Why each measure is limited, and the source of the numbers. */
export const budgetReasons: Readonly<Record<Measure, string>> = {
  bytes: 'nothing shows until it is downloaded: at 10 Mbit/s, 4 MB take 3 seconds and 16 MB 13',
  triangles: 'phones draw about a million triangles in a smooth frame, for all assets together',
  meshTriangles: 'some platforms refuse a larger mesh, however many of them a model has',
  vertices: 'each is stored and transformed, and split wherever normals or texture coordinates differ',
  primitives: 'each is a draw call; browsers on phones manage a few hundred per frame in total',
  materials: 'each one costs a change of state, and often a shader that compiles while the player waits',
  textureSide:
    'a side twice as long takes four times the memory; a phone rarely shows one asset beyond 1024 pixels',
  gpuBytes: 'textures unpack to 4 bytes per pixel plus a third for mip levels, whatever the size of the file',
  joints: 'WebGL 2 promises 256 vertex uniforms: 64 joint matrices where no bone texture is used',
  influences:
    'browsers and most engines read four weights per vertex; more are dropped or cost a second pass',
  clips: 'every clip is parsed and kept in memory at load, played or not',
};

/** One measure against its limit. */
export interface BudgetLine {
  measure: Measure;
  value: number;
  limit: number;
  /** Value divided by limit; above 1 is over the budget. */
  share: number;
  ok: boolean;
}

export interface BudgetReport {
  ok: boolean;
  /** In the order of the measures; measures without a value, such as the bytes of a document, are left out. */
  lines: BudgetLine[];
}

/** A report with facts that need vertices; `influences` is absent when it was not counted. */
export type WeighedReport = InspectReport & { influences?: number };

/**
 * Checks a report against one of `budgets` or the caller's own.
 * @example
 * import { inspectModel } from '@meshwright/gltf';
 * import { budgets, checkBudget } from '@meshwright/gltf/optimize';
 *
 * const { ok, lines } = checkBudget(await inspectModel(source), budgets.mobile);
 */
export function checkBudget(report: WeighedReport, budget: Budget): BudgetReport {
  const lines = (Object.keys(measures) as Measure[]).flatMap((measure): BudgetLine[] => {
    const limit = budget[measure];
    const value = measures[measure](report);
    if (limit === undefined || value === null) return [];
    const share = value === 0 ? 0 : value / limit;
    return [{ measure, value, limit, share, ok: value <= limit }];
  });
  return { ok: lines.every(({ ok }) => ok), lines };
}

/** Reads each measure from a report; null where the report lacks it. */
const measures: Readonly<Record<Measure, (report: WeighedReport) => number | null>> = {
  bytes: ({ bytes }) => bytes,
  triangles: ({ drawn }) => drawn.triangles,
  meshTriangles: ({ meshes }) => meshes.reduce((most, { triangles }) => Math.max(most, triangles), 0),
  vertices: ({ vertices }) => vertices,
  primitives: ({ drawn }) => drawn.calls,
  materials: ({ materials }) => materials.length,
  textureSide: ({ textures }) =>
    textures.reduce((most, { width, height }) => Math.max(most, width ?? 0, height ?? 0), 0),
  gpuBytes: ({ textures }) => textures.reduce((sum, { gpuBytes }) => sum + (gpuBytes ?? 0), 0),
  joints: ({ joints }) => joints,
  influences: ({ influences }) => influences ?? null,
  clips: ({ clips }) => clips.length,
};
