import { weldPositions } from '@meshwright/formats/mesh';
import type { FittedBody } from '../body/fitted-body.ts';
import { cellAt, nearestSolid, neighbours, type VoxelBody } from '../body/voxel-body.ts';
import { skeletons } from '../skeletons.ts';
import { alongBone, bonesOf } from './bones.ts';
import { drapeRobe } from './drape-robe.ts';
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

/** Power of the distance by which weights fall off; larger favours the nearest bone. */
const falloff = 4;
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
  const sampler = cellSampler(body, welded.positions);
  const known = new Uint8Array(body.solid.length);
  const bones = facts.map((fact) => (fact.marker ? [] : boneCells(fitted, body, fact.name)));
  const distances = bones.map((cells) => {
    onStep();
    return cells.length === 0 ? null : spread(body, cells, Math.round((0.3 / body.step) * 10));
  });
  for (const distance of distances)
    if (distance)
      for (let cell = 0; cell < known.length; cell++) if (distance[cell] !== unreached) known[cell] = 1;
  const stand = standIns(body, known);
  for (const [joint, distance] of distances.entries())
    if (distance)
      sampler(stand, distance, (vertex, d) => {
        shares[vertex * facts.length + joint] = d === null ? 0 : 1 / (d / 10 + 0.7) ** falloff;
      });
  onStep();
  correct(shares);
  for (let pass = 0; pass < smoothings; pass++) smooth(shares, facts.length, count, welded.indices);
  follow(shares);
  if (fitted.isRobe) drapeRobe(fitted, welded.positions, shares);
  else hardenSoles(fitted, welded.positions, shares);
  normalise(shares, facts.length, count);
  return { fitted, weights: strongest(shares, facts.length, welded.remap) };
}

/** Returns the cells along a joint's bones. */
function boneCells(fitted: FittedBody, body: VoxelBody, name: string): number[] {
  const cells = new Set<number>();
  for (const bone of bonesOf(fitted, name)) {
    const { from, to, isLast } = bone;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / body.step) + 1;
    // The last stretch is left to the child, so that the two do not share cells.
    for (let i = 0; i <= steps; i++) {
      const cell = cellAt(body, alongBone(bone, (i / steps) * (isLast ? 1 : 0.92)));
      if (cell >= 0 && body.solid[cell]) cells.add(cell);
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

type Sampler = (
  stand: Int32Array,
  distance: Uint16Array,
  take: (vertex: number, distance: number | null) => void,
) => void;

/** Creates a sampler of cell values at vertices, interpolated over the surrounding eight cells inside the body. */
function cellSampler(body: VoxelBody, positions: Float32Array): Sampler {
  const { nx, ny, step, origin, solid } = body;
  const count = positions.length / 3;
  const corners = new Int32Array(count * 8);
  const parts = new Float32Array(count * 8);
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [0, 1, 2].map((k) => (positions[v * 3 + k]! - origin[k]!) / step - 0.5) as [
      number,
      number,
      number,
    ];
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    let total = 0;
    for (let n = 0; n < 8; n++) {
      const [a, b, c] = [n & 1, (n >> 1) & 1, n >> 2];
      const cell = i + a + nx * (j + b + ny * (k + c));
      const part = solid[cell]
        ? Math.abs(1 - a - (x - i)) * Math.abs(1 - b - (y - j)) * Math.abs(1 - c - (z - k))
        : 0;
      corners[v * 8 + n] = cell;
      parts[v * 8 + n] = part;
      total += part;
    }
    if (total > 0) for (let n = 0; n < 8; n++) parts[v * 8 + n] = parts[v * 8 + n]! / total;
    else parts[v * 8] = 1;
  }
  return (stand, distance, take) => {
    for (let v = 0; v < count; v++) {
      let [sum, total] = [0, 0];
      for (let n = v * 8; n < v * 8 + 8; n++) {
        const part = parts[n]!;
        if (part === 0) continue;
        const cell = stand[corners[n]!]!;
        const d = cell < 0 ? unreached : distance[cell]!;
        if (d === unreached) continue;
        sum += part * d;
        total += part;
      }
      take(v, total > 0.2 ? sum / total : null);
    }
  };
}

/** Averages once with the neighbours over the edges. */
function smooth(shares: Float32Array, joints: number, count: number, indices: Uint32Array): void {
  normalise(shares, joints, count);
  const before = shares.slice();
  const edges = new Float32Array(count).fill(1);
  for (let t = 0; t < indices.length; t++) {
    const a = indices[t]!;
    const b = indices[t % 3 === 2 ? t - 2 : t + 1]!;
    edges[a]! += 0.5;
    edges[b]! += 0.5;
    for (let j = 0; j < joints; j++) {
      shares[a * joints + j]! += 0.5 * before[b * joints + j]!;
      shares[b * joints + j]! += 0.5 * before[a * joints + j]!;
    }
  }
  for (let v = 0; v < count; v++)
    for (let j = 0; j < joints; j++) shares[v * joints + j] = shares[v * joints + j]! / edges[v]!;
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
