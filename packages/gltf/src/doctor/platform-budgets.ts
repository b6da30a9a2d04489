import { GltfError } from '../gltf-error.ts';
import { type Budget, budgets, type Measure, type Target } from '../optimize/target-budgets.ts';

/** A place that publishes limits for the models it takes. */
export type Platform = 'roblox' | 'fortnite-uefn' | 'vrchat' | 'quest' | 'print';

/** What a budget may be named: one of this project's targets, or a platform. */
export type BudgetName = Target | Platform;

/** A published limit. */
export interface PlatformLimit {
  value: number;
  source: string;
  /** Day on which the source said so. */
  read: string;
  /** What the source limits, where it is not simply this measure of one asset. */
  note?: string;
}

export interface PlatformBudget {
  /** The preset of `optimize` that comes closest. */
  target: Target;
  limits: Readonly<Partial<Record<Measure, PlatformLimit>>>;
  /** Measures without a published limit that could be found; they are not checked. */
  notFound: readonly Measure[];
}

const read = '2026-11-23';
const robloxMeshes = 'https://create.roblox.com/docs/en-us/art/modeling/specifications';
const robloxTextures = 'https://create.roblox.com/docs/en-us/art/modeling/texture-specifications';
const uefnMeshes = 'https://dev.epicgames.com/documentation/fortnite/simplify-static-meshes-in-fortnite';
const vrchatRanks = 'https://creators.vrchat.com/avatars/avatar-performance-ranking-system/';
const questReview =
  'https://github.com/meta-quest/agentic-tools/blob/main/skills/hz-unity-code-review/SKILL.md';
const printChecks = 'https://support.shapeways.com/hc/en-us/articles/360008357773-3D-printing-checklist';

/** Limits that platforms publish, each with its source and the day it was read. */
export const platformBudgets: Readonly<Record<Platform, PlatformBudget>> = {
  roblox: {
    target: 'engine',
    limits: {
      meshTriangles: { value: 20_000, source: robloxMeshes, read },
      textureSide: { value: 4096, source: robloxTextures, read },
      influences: { value: 4, source: robloxMeshes, read },
      clips: { value: 1, source: robloxMeshes, read, note: 'one animation track per imported file' },
    },
    notFound: ['bytes', 'triangles', 'vertices', 'primitives', 'materials', 'gpuBytes', 'joints'],
  },
  'fortnite-uefn': {
    target: 'engine',
    limits: {
      vertices: {
        value: 30_000,
        source: uefnMeshes,
        read,
        note: 'the editor warns above it for the finest level of detail',
      },
    },
    notFound: [
      'bytes',
      'triangles',
      'meshTriangles',
      'primitives',
      'materials',
      'textureSide',
      'gpuBytes',
      'joints',
      'influences',
      'clips',
    ],
  },
  vrchat: {
    target: 'engine',
    limits: {
      triangles: { value: 70_000, source: vrchatRanks, read, note: 'the rank Good on PC' },
      gpuBytes: {
        value: 300_000_000,
        source: vrchatRanks,
        read,
        note: 'the rank Good on PC: 75 MB of textures at 1 byte per pixel as Unity compresses them, 4 here',
      },
      primitives: { value: 8, source: vrchatRanks, read, note: 'material slots, the rank Good on PC' },
      joints: { value: 150, source: vrchatRanks, read, note: 'the rank Good on PC' },
    },
    notFound: ['bytes', 'vertices', 'meshTriangles', 'materials', 'textureSide', 'influences', 'clips'],
  },
  quest: {
    target: 'mobile',
    limits: {
      triangles: {
        value: 750_000,
        source: questReview,
        read,
        note: 'the lower end of what Quest 2 draws in a frame, for all assets together',
      },
      primitives: {
        value: 200,
        source: questReview,
        read,
        note: 'draw calls of a frame on Quest 2 with a busy simulation, for all assets together',
      },
      textureSide: { value: 2048, source: questReview, read, note: '4096 sparingly' },
    },
    notFound: [
      'bytes',
      'vertices',
      'meshTriangles',
      'materials',
      'gpuBytes',
      'joints',
      'influences',
      'clips',
    ],
  },
  print: {
    target: 'engine',
    limits: {
      triangles: { value: 1_000_000, source: printChecks, read, note: 'one printing service' },
      bytes: { value: 64_000_000, source: printChecks, read, note: 'one printing service' },
    },
    notFound: [
      'vertices',
      'meshTriangles',
      'primitives',
      'materials',
      'textureSide',
      'gpuBytes',
      'joints',
      'influences',
      'clips',
    ],
  },
};

/** The limits behind a name, and the preset that comes closest to them. */
export function heldBudget(name: BudgetName): { platform: BudgetName; target: Target; budget: Budget } {
  if (isPlatform(name)) {
    const { target, limits } = platformBudgets[name];
    const budget = Object.fromEntries(Object.entries(limits).map(([key, { value }]) => [key, value]));
    return { platform: name, target, budget };
  }
  if (Object.hasOwn(budgets, name)) return { platform: name, target: name, budget: budgets[name] };
  const names = [...Object.keys(budgets), ...Object.keys(platformBudgets)].join(', ');
  throw new GltfError(
    'invalid_option',
    `diagnose: budget is ${String(name)}, but it must be one of ${names}`,
  );
}

export function isPlatform(name: BudgetName): name is Platform {
  return Object.hasOwn(platformBudgets, name);
}
