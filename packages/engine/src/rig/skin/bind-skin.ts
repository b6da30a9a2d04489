import { weldPositions } from '@meshwright/formats/mesh';
import type { FittedBody } from '../body/fitted-body.ts';
import { cellAt, nearestSolid, neighbours, type VoxelBody } from '../body/voxel-body.ts';
import { skeletons } from '../skeletons.ts';
import { alongBone, bonesOf } from './bones.ts';
import { drapeCloth } from './drape-cloth.ts';
import { hardenSoles } from './harden-soles.ts';
import { type GroupedMesh, looseParts } from './loose-parts.ts';
import { spread, unreached } from './spread.ts';

/** Four joints per vertex, by index in the skeleton, and their weights, which sum to one. */
export interface SkinWeights {
  readonly joints: Uint8Array;
  readonly weights: Float32Array;
}

/** A body, its joints moved where a part of it cannot bend, and the weights of its vertices. */
export interface BoundSkin {
  readonly fitted: FittedBody;
  readonly weights: SkinWeights;
}

/** Weights below this are left out. */
const leastShare = 0.02;
const smoothings = 3;
/** Vertices nearer than this, in heights, move alike: a seam between two parts stays closed. */
const alike = 1e-5;

/**
 * Computes skin weights by distance through the body, so that a hand beside a hip is not bound to it. Parts that do not
 * touch the body follow its nearest part. `onStep` may throw to stop.
 */
export function bindSkin(
  found: FittedBody,
  body: VoxelBody,
  { positions, indices, groups }: GroupedMesh,
  onStep: () => void,
): BoundSkin {
  const facts = skeletons[found.kind];
  const welded = weldPositions(
    positions.map((x) => Math.round(x / alike) * alike),
    indices,
  );
  const count = welded.positions.length / 3;
  const { fitted, correct, follow } = looseParts(found, {
    positions: welded.positions,
    indices: indices.map((v) => welded.remap[v]!),
    groups,
  });
  const shares = new Float32Array(count * facts.length);
  const known = new Uint8Array(body.solid.length);
  const bones = facts.map((fact) => (fact.marker ? [] : boneCells(fitted, body, fact.name)));
  const distances = bones.map((cells) => {
    onStep();
    return cells.length === 0 ? null : spread(body, cells, Math.round((0.3 / body.step) * 10));
  });
  for (const distance of distances)
    if (distance)
      for (let cell = 0; cell < known.length; cell++) if (distance[cell] !== unreached) known[cell] = 1;
  const sampleShares = shareSampler(body, welded.positions, standIns(body, known));
  for (const [joint, distance] of distances.entries())
    if (distance) sampleShares(distance, shares, joint, facts.length);
  onStep();
  correct(shares);
  for (let pass = 0; pass < smoothings; pass++) smooth(shares, facts.length, count, welded.indices);
  follow(shares);
  if (fitted.cloth) drapeCloth(fitted, fitted.cloth, welded.positions, shares);
  // A robe hides the feet.
  if (fitted.cloth?.hem !== 0) hardenSoles(fitted, welded.positions, shares);
  normalise(shares, facts.length, count);
  return { fitted, weights: strongest(shares, facts.length, welded.remap) };
}

/** Joints of an animal's trunk, which is deep: it moves all that is below its spine down to the belly. */
const deep = /^(Hips|Spine)/;

/** Returns the cells along a joint's bones, and below those of an animal's trunk. */
function boneCells(fitted: FittedBody, body: VoxelBody, name: string): number[] {
  const cells = new Set<number>();
  const isDeep = fitted.kind === 'quadruped' && deep.test(name);
  for (const bone of bonesOf(fitted, name)) {
    const { from, to, isLast } = bone;
    const isMedian = Math.abs(to[0] - from[0]) < body.step;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / body.step) + 1;
    // The last stretch is left to the child, so that the two do not share cells.
    for (let i = 0; i <= steps; i++) {
      const cell = cellAt(body, alongBone(bone, (i / steps) * (isLast ? 1 : 0.92)));
      if (cell < 0 || !body.solid[cell]) continue;
      cells.add(cell);
      if (isDeep && isMedian)
        for (let below = cell - body.nx; body.solid[below]; below -= body.nx) cells.add(below);
    }
  }
  if (cells.size === 0) cells.add(cellAt(body, nearestSolid(body, fitted.joints.get(name)!)));
  return [...cells];
}

/** Returns for every cell the cell whose distances it uses: itself if known, else the nearest known one. */
function standIns(body: VoxelBody, known: Uint8Array): Int32Array {
  const { nx, ny, nz } = body;
  const stand = new Int32Array(known.length).fill(-1);
  const queue = new Int32Array(known.length);
  let [head, tail] = [0, 0];
  for (let cell = 0; cell < known.length; cell++) {
    if (!known[cell]) continue;
    stand[cell] = cell;
    queue[tail++] = cell;
  }
  const around = neighbours(nx, ny).sort((a, b) => a.length - b.length);
  while (head < tail) {
    const cell = queue[head++]!;
    const i = cell % nx;
    const j = Math.floor(cell / nx) % ny;
    const k = Math.floor(cell / (nx * ny));
    if (i === 0 || j === 0 || k === 0 || i === nx - 1 || j === ny - 1 || k === nz - 1) continue;
    for (const { offset } of around) {
      const next = cell + offset;
      if (stand[next]! >= 0) continue;
      stand[next] = stand[cell]!;
      queue[tail++] = next;
    }
  }
  return stand;
}

/** Writes what a joint, at a distance from each cell, has of the vertices: a share of each row of `joints` numbers. */
type ShareSampler = (distance: Uint16Array, shares: Float32Array, joint: number, joints: number) => void;

/**
 * Creates a sampler of cell values at vertices, interpolated over the surrounding eight cells inside the body.
 * @param stand the cell whose distances a cell uses; negative without one
 */
function shareSampler(body: VoxelBody, positions: Float32Array, stand: Int32Array): ShareSampler {
  const { nx, ny, step, origin, solid } = body;
  const [originX, originY, originZ] = origin;
  const count = positions.length / 3;
  /** Where the cells of each vertex begin. */
  const starts = new Int32Array(count + 1);
  const cells = new Int32Array(count * 8);
  const parts = new Float32Array(count * 8);
  let end = 0;
  for (let v = 0; v < count; v++) {
    const x = (positions[v * 3]! - originX) / step - 0.5;
    const y = (positions[v * 3 + 1]! - originY) / step - 0.5;
    const z = (positions[v * 3 + 2]! - originZ) / step - 0.5;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const k = Math.floor(z);
    const first = end;
    let total = 0;
    for (let n = 0; n < 8; n++) {
      const a = n & 1;
      const b = (n >> 1) & 1;
      const c = n >> 2;
      const cell = i + a + nx * (j + b + ny * (k + c));
      if (!solid[cell]) continue;
      const part = Math.abs(1 - a - (x - i)) * Math.abs(1 - b - (y - j)) * Math.abs(1 - c - (z - k));
      if (part === 0) continue;
      cells[end] = stand[cell]!;
      parts[end++] = part;
      total += part;
    }
    for (let n = first; n < end; n++) parts[n] = parts[n]! / total;
    if (first === end) {
      cells[end] = stand[i + nx * (j + ny * k)] ?? -1;
      parts[end++] = 1;
    }
    starts[v + 1] = end;
  }
  return (distance, shares, joint, joints) => {
    for (let v = 0; v < count; v++) {
      let sum = 0;
      let total = 0;
      for (let n = starts[v]!; n < starts[v + 1]!; n++) {
        const cell = cells[n]!;
        const d = cell < 0 ? unreached : distance[cell]!;
        if (d === unreached) continue;
        sum += parts[n]! * d;
        total += parts[n]!;
      }
      if (total <= 0.2) continue;
      // Weights fall off by the fourth power of the distance: the nearest bone has most.
      const squared = (sum / total / 10 + 0.7) ** 2;
      shares[v * joints + joint] = 1 / (squared * squared);
    }
  };
}

/** Averages once with the neighbours over the edges. */
function smooth(shares: Float32Array, joints: number, count: number, indices: Uint32Array): void {
  normalise(shares, joints, count);
  const before = shares.slice();
  const edges = new Float32Array(count).fill(1);
  // A vertex hangs on few joints: the places of its shares above zero.
  const starts = new Int32Array(count + 1);
  const places = new Int32Array(before.length);
  let end = 0;
  for (let v = 0; v < count; v++) {
    for (let j = 0; j < joints; j++) if (before[v * joints + j] !== 0) places[end++] = j;
    starts[v + 1] = end;
  }
  for (let t = 0; t < indices.length; t++) {
    const a = indices[t]!;
    const b = indices[t % 3 === 2 ? t - 2 : t + 1]!;
    edges[a]! += 0.5;
    edges[b]! += 0.5;
    addHalf(before, b * joints, shares, a * joints, places, starts[b]!, starts[b + 1]!);
    addHalf(before, a * joints, shares, b * joints, places, starts[a]!, starts[a + 1]!);
  }
  for (let v = 0; v < count; v++)
    for (let j = 0; j < joints; j++) shares[v * joints + j] = shares[v * joints + j]! / edges[v]!;
}

function addHalf(
  before: Float32Array,
  from: number,
  shares: Float32Array,
  to: number,
  places: Int32Array,
  start: number,
  end: number,
): void {
  for (let n = start; n < end; n++) {
    const j = places[n]!;
    shares[to + j]! += 0.5 * before[from + j]!;
  }
}

function normalise(shares: Float32Array, joints: number, count: number): void {
  for (let v = 0; v < count; v++) {
    let sum = 0;
    for (let j = 0; j < joints; j++) sum += shares[v * joints + j]!;
    if (sum > 0) for (let j = 0; j < joints; j++) shares[v * joints + j] = shares[v * joints + j]! / sum;
    else shares[v * joints] = 1;
  }
}

function strongest(shares: Float32Array, joints: number, remap: Uint32Array): SkinWeights {
  const out = { joints: new Uint8Array(remap.length * 4), weights: new Float32Array(remap.length * 4) };
  for (let v = 0; v < remap.length; v++) {
    const from = remap[v]! * joints;
    const at = v * 4;
    for (let joint = 0; joint < joints; joint++) {
      const share = shares[from + joint]!;
      let place = 4;
      while (place > 0 && share > out.weights[at + place - 1]!) place -= 1;
      if (place === 4) continue;
      out.weights.copyWithin(at + place + 1, at + place, at + 3);
      out.joints.copyWithin(at + place + 1, at + place, at + 3);
      out.weights[at + place] = share;
      out.joints[at + place] = joint;
    }
    let total = 0;
    for (let n = at; n < at + 4; n++) {
      if (n > at && out.weights[n]! < leastShare) {
        out.weights[n] = 0;
        out.joints[n] = 0;
      }
      total += out.weights[n]!;
    }
    if (total > 0) for (let n = at; n < at + 4; n++) out.weights[n] = out.weights[n]! / total;
    else out.weights[at] = 1;
  }
  return out;
}
