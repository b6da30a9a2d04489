import { JobError } from '../job-error.ts';
import { findBiped } from './find-biped.ts';
import { findQuadruped, headSide } from './find-quadruped.ts';
import type { FittedBody } from './fitted-body.ts';
import { type VoxelBody, voxelBody } from './voxel-body.ts';

/** A body found in a heap of triangles. */
export interface BodyFit {
  readonly fitted: FittedBody;
  readonly voxels: VoxelBody;
  /** The positions it was fitted to: height 1, on y = 0, facing +Z. */
  readonly positions: Float32Array;
  /** From the given positions to those: turn by so many right angles about Y, then scale, then move. */
  readonly placement: Placement;
}

interface Placement {
  readonly quarters: number;
  readonly scale: number;
  readonly move: readonly [number, number, number];
}

/** Cells per body height, and the most along the longest side. */
const cellsPerHeight = 100;
const mostCells = 220;

/**
 * Finds the biped or quadruped, whichever way it faces.
 * @throws JobError `no_body` saying what was looked for and not found
 */
export function fitBody(positions: Float32Array, indices: Uint32Array): BodyFit {
  const reasons: string[] = [];
  for (const quarters of [0, 1]) {
    const first = attempt(positions, indices, quarters);
    if (typeof first !== 'string') {
      const turned = facesBack(first) ? attempt(positions, indices, quarters + 2) : first;
      return typeof turned === 'string' ? first : turned;
    }
    reasons.push(first);
  }
  throw new JobError(
    'no_body',
    `run rigging: no humanoid or four-legged body was found: ${reasons[0]}. Rigging needs a clear A- or T-pose or four free legs, upright on its feet.`,
  );
}

function attempt(positions: Float32Array, indices: Uint32Array, quarters: number): BodyFit | string {
  const placed = placedPositions(positions, quarters);
  if (!placed) return 'the model has no height';
  const longest = extent(placed.positions);
  if (longest > 8) return 'it is far wider than it is high';
  const voxels = voxelBody(placed.positions, indices, Math.max(1 / cellsPerHeight, longest / mostCells));
  const biped = findBiped(voxels);
  if (typeof biped !== 'string') return { ...placed, voxels, fitted: biped };
  const quadruped = findQuadruped(voxels);
  if (typeof quadruped !== 'string') return { ...placed, voxels, fitted: quadruped };
  return `${biped}; ${quadruped}`;
}

/** Toes behind the heels, or more of the animal behind it than before. */
function facesBack({ fitted, voxels }: BodyFit): boolean {
  if (fitted.kind === 'quadruped') return headSide(voxels) < 0.65;
  return ['Left', 'Right'].every((side) => {
    const ankle = fitted.joints.get(`${side}Foot`)!;
    let [front, back] = [0, 0];
    for (let z = ankle[2]; solidAt(voxels, ankle[0], z); z += voxels.step) front = z - ankle[2];
    for (let z = ankle[2]; solidAt(voxels, ankle[0], z); z -= voxels.step) back = ankle[2] - z;
    return back > front * 1.5 + 0.02;
  });
}

function solidAt({ nx, ny, step, origin, solid }: VoxelBody, x: number, z: number): boolean {
  const i = Math.floor((x - origin[0]) / step);
  const j = Math.floor((0.015 - origin[1]) / step);
  const k = Math.floor((z - origin[2]) / step);
  return solid[i + nx * (j + ny * k)] === 1;
}

function placedPositions(
  source: Float32Array,
  quarters: number,
): { positions: Float32Array; placement: Placement } | null {
  const positions = new Float32Array(source.length);
  const [c, s] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number];
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < source.length; i += 3) {
    positions[i] = c * source[i]! + s * source[i + 2]!;
    positions[i + 1] = source[i + 1]!;
    positions[i + 2] = c * source[i + 2]! - s * source[i]!;
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, positions[i + k]!);
      high[k] = Math.max(high[k]!, positions[i + k]!);
    }
  }
  const height = high[1]! - low[1]!;
  if (!(height > 0) || !Number.isFinite(height)) return null;
  const scale = 1 / height;
  const move = [
    (-(low[0]! + high[0]!) / 2) * scale,
    -low[1]! * scale,
    (-(low[2]! + high[2]!) / 2) * scale,
  ] as const;
  for (let i = 0; i < positions.length; i++) positions[i] = positions[i]! * scale + move[i % 3]!;
  return { positions, placement: { quarters, scale, move } };
}

function extent(positions: Float32Array): number {
  let most = 0;
  for (const x of positions) most = Math.max(most, Math.abs(x));
  return most * 2;
}
