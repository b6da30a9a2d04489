import type { TriangleScene } from '../triangle-scene.ts';

/** The part of a surface that its normal depends on. */
export interface NormalPoint {
  /** Vertex indices of the triangle's corners. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Weights of the corners at the point. */
  readonly t0: number;
  readonly t1: number;
  readonly t2: number;
  /** Unit vector to the eye. */
  readonly eye: Float64Array;
  /** The normal, which the functions below write. */
  readonly normal: Float32Array;
}

/** Writes the interpolated vertex normal, or the face normal where the vertices have none. */
export function interpolateNormal(scene: TriangleScene, point: NormalPoint): void {
  const { normals } = scene;
  const { a, b, c, t0, t1, t2, normal } = point;
  let nx = normals[a * 3]! * t0 + normals[b * 3]! * t1 + normals[c * 3]! * t2;
  let ny = normals[a * 3 + 1]! * t0 + normals[b * 3 + 1]! * t1 + normals[c * 3 + 1]! * t2;
  let nz = normals[a * 3 + 2]! * t0 + normals[b * 3 + 2]! * t1 + normals[c * 3 + 2]! * t2;
  let length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (length < 1e-6) {
    readFaceNormal(scene, point);
    nx = face[0]!;
    ny = face[1]!;
    nz = face[2]!;
    length = Math.hypot(nx, ny, nz) || 1;
  }
  normal[0] = nx / length;
  normal[1] = ny / length;
  normal[2] = nz / length;
}

/** Rotates the normal to the direction that a texel of a normal map stores, in the triangle's tangent space. */
export function applyNormalMap(
  { positions, uvs }: TriangleScene,
  { a, b, c, normal }: NormalPoint,
  texel: Float32Array,
  scale: number,
): void {
  const tx = (texel[0]! * 2 - 1) * scale;
  const ty = (texel[1]! * 2 - 1) * scale;
  const tz = texel[2]! * 2 - 1;
  const ex = positions[b * 3]! - positions[a * 3]!;
  const ey = positions[b * 3 + 1]! - positions[a * 3 + 1]!;
  const ez = positions[b * 3 + 2]! - positions[a * 3 + 2]!;
  const fx = positions[c * 3]! - positions[a * 3]!;
  const fy = positions[c * 3 + 1]! - positions[a * 3 + 1]!;
  const fz = positions[c * 3 + 2]! - positions[a * 3 + 2]!;
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  let ux = (ex * dv2 - fx * dv1) * sign;
  let uy = (ey * dv2 - fy * dv1) * sign;
  let uz = (ez * dv2 - fz * dv1) * sign;
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const along = ux * nx + uy * ny + uz * nz;
  ux -= nx * along;
  uy -= ny * along;
  uz -= nz * along;
  const length = Math.sqrt(ux * ux + uy * uy + uz * uz);
  if (length < 1e-12) return;
  ux /= length;
  uy /= length;
  uz /= length;
  // glTF normal maps point up along -v, the texture's first row being on top.
  const px = (ny * uz - nz * uy) * sign;
  const py = (nz * ux - nx * uz) * sign;
  const pz = (nx * uy - ny * ux) * sign;
  const bx = ux * tx - px * ty + nx * tz;
  const by = uy * tx - py * ty + ny * tz;
  const bz = uz * tx - pz * ty + nz * tz;
  const size = Math.sqrt(bx * bx + by * by + bz * bz) || 1;
  normal[0] = bx / size;
  normal[1] = by / size;
  normal[2] = bz / size;
}

/** Whether a face is seen from behind. A smooth normal near an outline may face away without it. */
export function isSeenFromBehind(scene: TriangleScene, point: NormalPoint): boolean {
  const { eye, normal } = point;
  readFaceNormal(scene, point);
  const side = face[0]! * normal[0]! + face[1]! * normal[1]! + face[2]! * normal[2]! < 0 ? -1 : 1;
  return side * (face[0]! * eye[0]! + face[1]! * eye[1]! + face[2]! * eye[2]!) < 0;
}

/** Result of `readFaceNormal`, reused so that no point allocates. */
const face = new Float64Array(3);

/** Writes the normal of the triangle's plane, not of unit length, to `face`. */
function readFaceNormal({ positions }: TriangleScene, { a, b, c }: NormalPoint): void {
  const ex = positions[b * 3]! - positions[a * 3]!;
  const ey = positions[b * 3 + 1]! - positions[a * 3 + 1]!;
  const ez = positions[b * 3 + 2]! - positions[a * 3 + 2]!;
  const fx = positions[c * 3]! - positions[a * 3]!;
  const fy = positions[c * 3 + 1]! - positions[a * 3 + 1]!;
  const fz = positions[c * 3 + 2]! - positions[a * 3 + 2]!;
  face[0] = ey * fz - ez * fy;
  face[1] = ez * fx - ex * fz;
  face[2] = ex * fy - ey * fx;
}
