import { cross, minus, unit } from '@meshwright/gltf/math';
import { piecesOf } from './pieces-of.ts';
import { type Point, Shape } from './shape.ts';

/** A face that leans this little has no way down: the y of its normal is larger. */
const flat = 0.95;

/**
 * Turns the texture of each piece whose rows run up instead of level: v, which numbers the rows, is to grow down the piece.
 * Floors, whose rows have no such direction, stay as they are.
 */
export function levelCourses(shape: Shape): Shape {
  const piece = piecesOf(shape);
  const { positions, indices } = shape;
  // By piece, how far u and v grow down it, weighted by area: without a sign, and with it.
  const downs = new Map<number, { u: number; v: number; signedU: number; signedV: number }>();
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const at = (v: number): Point => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
    const [ab, ac] = [minus(at(b), at(a)), minus(at(c), at(a))];
    const normal = cross(ab, ac);
    const area = Math.hypot(...normal);
    if (area < 1e-12) continue;
    const [nx, ny, nz] = unit(normal);
    if (Math.abs(ny) > flat) continue;
    // The way down the face is [nx * ny, ny * ny - 1, nz * ny]; its shares of both sides follow from two scalar products.
    const down = unit([nx * ny, ny * ny - 1, nz * ny]);
    const side = (one: Point, other: Point): number =>
      one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
    const [bb, bc, cc] = [side(ab, ab), side(ab, ac), side(ac, ac)];
    const [db, dc] = [side(down, ab), side(down, ac)];
    const size = bb * cc - bc * bc;
    const [s, r] = [(db * cc - dc * bc) / size, (dc * bb - db * bc) / size];
    const grown = (k: 0 | 1): number => {
      const from = shape.uvs[2 * a + k]!;
      return (s * (shape.uvs[2 * b + k]! - from) + r * (shape.uvs[2 * c + k]! - from)) * area;
    };
    const [u, v] = [grown(0), grown(1)];
    const sum = downs.get(piece[a]!) ?? { u: 0, v: 0, signedU: 0, signedV: 0 };
    sum.u += Math.abs(u);
    sum.v += Math.abs(v);
    sum.signedU += u;
    sum.signedV += v;
    downs.set(piece[a]!, sum);
  }
  const uvs = [...shape.uvs];
  for (let i = 0; i < piece.length; i++) {
    const down = downs.get(piece[i]!);
    if (!down) continue;
    const isUp = down.u > down.v * 1.001;
    const sign = (isUp ? down.signedU : down.signedV) < 0 ? -1 : 1;
    const [u, v] = [shape.uvs[2 * i]!, shape.uvs[2 * i + 1]!];
    uvs[2 * i] = isUp ? v : u;
    uvs[2 * i + 1] = sign * (isUp ? u : v);
  }
  return new Shape(shape.positions, shape.normals, uvs, shape.indices);
}
