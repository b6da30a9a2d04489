import { type Curvature, curvatureOf } from './curvature.ts';
import type { Level } from './levels.ts';

const rounds = 6;
/** Weight of the curvature's own directions against all neighbours together. */
const curvatureWeight = 0.5;

/**
 * Returns per level a direction for each point, in its tangent plane, that varies least when turns by 90 degrees
 * do not count. Solved from the coarsest level to the finest; points on lines keep the direction of their line.
 */
export function orientationField(levels: readonly Level[], step: number): Float64Array[] {
  const fields: Float64Array[] = [];
  let field = firstGuess(levels.at(-1)!);
  for (let l = levels.length - 1; l >= 0; l--) {
    const level = levels[l]!;
    alignToLines(level, field);
    const curvature = curvatureOf(level, step);
    for (let round = 0; round < rounds; round++) smooth(level, curvature, field);
    fields[l] = field;
    if (l > 0) field = carried(levels[l - 1]!, level, field);
  }
  return fields;
}

function firstGuess({ count, normals }: Level): Float64Array {
  const field = new Float64Array(count * 3);
  for (let v = 0; v < count; v++) {
    // The axis that lies flattest in the tangent plane.
    let axis = 0;
    for (let k = 1; k < 3; k++)
      if (Math.abs(normals[v * 3 + k]!) < Math.abs(normals[v * 3 + axis]!) - 1e-6) axis = k;
    field[v * 3 + axis] = 1;
    flatten(field, normals, v * 3);
  }
  return field;
}

function alignToLines({ count, kinds, tangents, normals }: Level, field: Float64Array): void {
  for (let v = 0; v < count; v++) {
    if (kinds[v] !== 1) continue;
    for (let k = 0; k < 3; k++) field[v * 3 + k] = tangents[v * 3 + k]!;
    flatten(field, normals, v * 3);
  }
}

function smooth(level: Level, curvature: Curvature, field: Float64Array): void {
  const { count, normals, starts, list, weights, kinds } = level;
  for (let v = 0; v < count; v++) {
    if (kinds[v] === 1) continue;
    const i = v * 3;
    sum.x = field[i]!;
    sum.y = field[i + 1]!;
    sum.z = field[i + 2]!;
    sum.total = 0;
    let all = 0;
    for (let e = starts[v]!; e < starts[v + 1]!; e++) {
      add(normals, i, field, normals, list[e]! * 3, weights[e]!);
      all += weights[e]!;
    }
    const pull = curvature.confidence[v]! * all * curvatureWeight;
    if (pull > 0) add(normals, i, curvature.directions, normals, i, pull);
    if (!(sum.x ** 2 + sum.y ** 2 + sum.z ** 2 > 0.5)) continue;
    field[i] = sum.x;
    field[i + 1] = sum.y;
    field[i + 2] = sum.z;
  }
}

/** Mean direction so far, in the tangent plane, and its weight. */
const sum = { x: 0, y: 0, z: 0, total: 0 };

/** Adds a direction to `sum`, turned by the multiple of 90 degrees that fits best. */
function add(
  normals: Float64Array,
  i: number,
  directions: Float64Array,
  theirNormals: Float64Array,
  j: number,
  weight: number,
): void {
  const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
  const { x, y, z, total } = sum;
  const [ax, ay, az] = [directions[j]!, directions[j + 1]!, directions[j + 2]!];
  const [mx, my, mz] = [theirNormals[j]!, theirNormals[j + 1]!, theirNormals[j + 2]!];
  const [bx, by, bz] = [my * az - mz * ay, mz * ax - mx * az, mx * ay - my * ax];
  const [tx, ty, tz] = [ny * z - nz * y, nz * x - nx * z, nx * y - ny * x];
  const oa = x * ax + y * ay + z * az;
  const ob = x * bx + y * by + z * bz;
  const ta = tx * ax + ty * ay + tz * az;
  const tb = tx * bx + ty * by + tz * bz;
  const [foa, fob, fta, ftb] = [Math.abs(oa), Math.abs(ob), Math.abs(ta), Math.abs(tb)];
  const most = Math.max(foa, fob, fta, ftb);
  let [px, py, pz, qx, qy, qz, sign] = [x, y, z, ax, ay, az, oa];
  if (most === fob) [qx, qy, qz, sign] = [bx, by, bz, ob];
  else if (most === fta) [px, py, pz, sign] = [tx, ty, tz, ta];
  else if (most === ftb) [px, py, pz, qx, qy, qz, sign] = [tx, ty, tz, bx, by, bz, tb];
  const w = sign < 0 ? -weight : weight;
  let [rx, ry, rz] = [px * total + qx * w, py * total + qy * w, pz * total + qz * w];
  sum.total += weight;
  const along = nx * rx + ny * ry + nz * rz;
  rx -= nx * along;
  ry -= ny * along;
  rz -= nz * along;
  const length = Math.sqrt(rx * rx + ry * ry + rz * rz);
  if (length < 1e-12) return;
  sum.x = rx / length;
  sum.y = ry / length;
  sum.z = rz / length;
}

function carried(fine: Level, { parents }: Level, field: Float64Array): Float64Array {
  const out = new Float64Array(fine.count * 3);
  for (let v = 0; v < fine.count; v++) {
    for (let k = 0; k < 3; k++) out[v * 3 + k] = field[parents[v]! * 3 + k]!;
    flatten(out, fine.normals, v * 3);
  }
  return out;
}

/** Projects a direction into the tangent plane and makes it a unit vector. */
function flatten(field: Float64Array, normals: Float64Array, i: number): void {
  const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
  const along = nx * field[i]! + ny * field[i + 1]! + nz * field[i + 2]!;
  let [x, y, z] = [field[i]! - nx * along, field[i + 1]! - ny * along, field[i + 2]! - nz * along];
  let length = Math.hypot(x, y, z);
  if (length < 1e-6) {
    [x, y, z] = Math.abs(nx) < 0.9 ? [1 - nx * nx, -nx * ny, -nx * nz] : [-ny * nx, 1 - ny * ny, -ny * nz];
    length = Math.hypot(x, y, z) || 1;
  }
  field[i] = x / length;
  field[i + 1] = y / length;
  field[i + 2] = z / length;
}
