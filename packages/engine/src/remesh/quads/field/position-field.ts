import { type Lattices, matched, matchLattices } from './lattice-pair.ts';
import type { Level } from './levels.ts';

const rounds = 4;

/**
 * Returns for each point of the finest level the nearest point of a lattice of quads that runs along the directions
 * and agrees with its neighbours. Points on lines stay on their line, fixed points where they are.
 */
export function positionField(
  levels: readonly Level[],
  fields: readonly Float64Array[],
  step: number,
): Float64Array {
  let origins: Float64Array = Float64Array.from(levels.at(-1)!.points);
  for (let l = levels.length - 1; l >= 0; l--) {
    const level = levels[l]!;
    for (let round = 0; round < rounds; round++) smooth(level, fields[l]!, origins, step);
    if (l > 0) origins = carried(levels[l - 1]!, level, origins);
  }
  return origins;
}

function smooth(level: Level, field: Float64Array, origins: Float64Array, step: number): void {
  const { count, points, normals, starts, list, weights, kinds, tangents } = level;
  const lattices: Lattices = { points, normals, field, origins };
  for (let v = 0; v < count; v++) {
    const i = v * 3;
    if (kinds[v] === 2) {
      for (let k = 0; k < 3; k++) origins[i + k] = points[i + k]!;
      continue;
    }
    const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    const [px, py, pz] = [points[i]!, points[i + 1]!, points[i + 2]!];
    let total = 0;
    for (let e = starts[v]!; e < starts[v + 1]!; e++) {
      const weight = weights[e]!;
      matchLattices(lattices, v, list[e]!, step);
      const sum = total + weight;
      let x = (matched.ax * total + matched.bx * weight) / sum;
      let y = (matched.ay * total + matched.by * weight) / sum;
      let z = (matched.az * total + matched.bz * weight) / sum;
      total = sum;
      const away = nx * (x - px) + ny * (y - py) + nz * (z - pz);
      x -= nx * away;
      y -= ny * away;
      z -= nz * away;
      origins[i] = x;
      origins[i + 1] = y;
      origins[i + 2] = z;
    }
    roundToNearest(field, normals, points, origins, i, step);
    if (kinds[v] === 1) ontoLine(tangents, points, origins, i);
  }
}

/** Moves an origin by whole steps to the lattice point nearest to its point. */
function roundToNearest(
  field: Float64Array,
  normals: Float64Array,
  points: Float64Array,
  origins: Float64Array,
  i: number,
  step: number,
): void {
  const [qx, qy, qz] = [field[i]!, field[i + 1]!, field[i + 2]!];
  const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
  const [tx, ty, tz] = [ny * qz - nz * qy, nz * qx - nx * qz, nx * qy - ny * qx];
  const [dx, dy, dz] = [
    points[i]! - origins[i]!,
    points[i + 1]! - origins[i + 1]!,
    points[i + 2]! - origins[i + 2]!,
  ];
  const a = Math.round((qx * dx + qy * dy + qz * dz) / step) * step;
  const b = Math.round((tx * dx + ty * dy + tz * dz) / step) * step;
  origins[i] = origins[i]! + qx * a + tx * b;
  origins[i + 1] = origins[i + 1]! + qy * a + ty * b;
  origins[i + 2] = origins[i + 2]! + qz * a + tz * b;
}

function ontoLine(tangents: Float64Array, points: Float64Array, origins: Float64Array, i: number): void {
  let along = 0;
  for (let k = 0; k < 3; k++) along += tangents[i + k]! * (origins[i + k]! - points[i + k]!);
  for (let k = 0; k < 3; k++) origins[i + k] = points[i + k]! + tangents[i + k]! * along;
}

function carried(fine: Level, { parents }: Level, origins: Float64Array): Float64Array {
  const out = new Float64Array(fine.count * 3);
  for (let v = 0; v < fine.count; v++) {
    const [i, p] = [v * 3, parents[v]! * 3];
    let away = 0;
    for (let k = 0; k < 3; k++) away += fine.normals[i + k]! * (origins[p + k]! - fine.points[i + k]!);
    for (let k = 0; k < 3; k++) out[i + k] = origins[p + k]! - fine.normals[i + k]! * away;
  }
  return out;
}
