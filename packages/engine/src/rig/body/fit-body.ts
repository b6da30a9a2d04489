import { JobError } from '../../job/job-error.ts';
import { type Placement, placed, placementOf } from '../placement.ts';
import { bridgeGaps } from '../skin/bridge-gaps.ts';
import { findBiped } from './find-biped.ts';
import { findQuadruped, looksAlong } from './find-quadruped.ts';
import type { FittedBody } from './fitted-body.ts';
import { footprint } from './footprint.ts';
import { type VoxelBody, voxelBody } from './voxel-body.ts';

/** A body found in a set of triangles. */
export interface BodyFit {
  readonly fitted: FittedBody;
  readonly voxels: VoxelBody;
  /** Transform from the given positions to the fitted ones: height 1, on y = 0, facing +Z. */
  readonly placement: Placement;
}

/** Cells per body height, and the most along the longest side. */
const cellsPerHeight = 100;
const mostCells = 220;

/**
 * Finds the biped or quadruped in any orientation about Y.
 * @throws JobError `no_body` with what was not found
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
    `run rigging: no humanoid or four-legged body was found: ${reasons[0]}. Send a body in a clear A- or T-pose, or with four separate legs, standing upright.`,
  );
}

function attempt(positions: Float32Array, indices: Uint32Array, quarters: number): BodyFit | string {
  const placement = placementOf(positions, quarters);
  if (!placement) return 'the model has no height';
  const standing = placed(positions, placement);
  const longest = extent(standing);
  if (longest > 8) return 'it is far wider than it is high';
  const voxels = voxelBody(standing, indices, Math.max(1 / cellsPerHeight, longest / mostCells));
  const whole = fitted(voxels);
  if (typeof whole !== 'string') return { placement, voxels, fitted: whole };
  const bridged = bridgeGaps(voxels);
  const loose = bridged && fitted(bridged);
  return loose && typeof loose !== 'string' ? { placement, voxels: bridged, fitted: loose } : whole;
}

function fitted(voxels: VoxelBody): FittedBody | string {
  const biped = findBiped(voxels);
  if (typeof biped !== 'string') return biped;
  const quadruped = findQuadruped(voxels);
  if (typeof quadruped === 'object' && quadruped) return quadruped;
  if (isLying(voxels))
    return 'it lies on its belly, or on another rounded underside, and a rig needs legs that carry the body';
  return quadruped ?? biped;
}

/** Whether a body is longer than high and touches the ground with one part that becomes most of it soon above: a belly, no trunk of a tree. */
function isLying(body: VoxelBody): boolean {
  const [whole, low] = [footprint(body, 0, 1)[0]!, footprint(body, 0, 0.35)[0]!];
  const ground = footprint(body, 0, Math.max(0.03, body.step * 1.5));
  const long = Math.max(whole.right - whole.left, whole.front - whole.back);
  return (
    ground.length === 1 && ground[0]!.area < 0.35 * whole.area && low.area > 0.5 * whole.area && long > 1.05
  );
}

/** Whether the body faces backwards: toes behind the heels, or the end of an animal before it. */
function facesBack({ fitted, voxels }: BodyFit): boolean {
  if (fitted.kind === 'quadruped') return looksAlong(voxels) < 0;
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

function extent(positions: Float32Array): number {
  let most = 0;
  for (const x of positions) most = Math.max(most, Math.abs(x));
  return most * 2;
}
