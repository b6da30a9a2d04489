import type { TriangleMaterial, TriangleScene } from '../render/triangle-scene.ts';

/** A limb: both ends in metres, and the radius at each. */
type Limb = readonly [from: readonly number[], to: readonly number[], first: number, last: number];

const oneSide = (side: 1 | -1): Limb[] => [
  [[side * 0.09, 0.92, 0], [side * 0.1, 0.5, 0.01], 0.085, 0.06],
  [[side * 0.1, 0.5, 0.01], [side * 0.1, 0.08, -0.02], 0.058, 0.042],
  [[side * 0.1, 0.045, -0.03], [side * 0.105, 0.035, 0.15], 0.045, 0.035],
  [[side * 0.19, 1.43, 0], [side * 0.25, 1.12, -0.02], 0.055, 0.042],
  [[side * 0.25, 1.12, -0.02], [side * 0.27, 0.82, 0.03], 0.041, 0.032],
];

/** A person of 1.8 m on the ground, who faces +Z. */
const limbs: readonly Limb[] = [
  [[0, 1.66, 0.02], [0, 1.7, 0], 0.09, 0.1],
  [[0, 1.42, -0.01], [0, 1.6, 0.01], 0.055, 0.05],
  [[-0.1, 1.4, -0.01], [0.1, 1.4, -0.01], 0.09, 0.09],
  [[0, 1.38, 0], [0, 1.1, 0.01], 0.14, 0.125],
  [[0, 1.1, 0.01], [0, 0.95, 0], 0.125, 0.14],
  ...oneSide(1),
  ...oneSide(-1),
];

const around = 14;
const rings = 10;

/** Draws the person as one scene. */
export function figureScene(): TriangleScene {
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  for (const limb of limbs) addCapsule(limb, positions, normals, triangles);
  const count = positions.length / 3;
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array(count * 2),
    colors: new Float32Array(count * 4).fill(1),
    triangles: Uint32Array.from(triangles),
    materialOf: new Uint16Array(triangles.length / 3),
    materials: [paint],
  };
}

const paint: TriangleMaterial = {
  color: Float64Array.of(0.16, 0.3, 0.46, 1),
  metallic: 0,
  roughness: 0.8,
  emissive: new Float64Array(3),
  cutoff: 0,
  blend: false,
  doubleSided: true,
  unlit: false,
  normalScale: 1,
  occlusionStrength: 1,
  colorMap: null,
  metallicRoughnessMap: null,
  normalMap: null,
  emissiveMap: null,
  occlusionMap: null,
};

/** A capsule: rings from one pole to the other, half of them at each end. */
function addCapsule(
  [from, to, first, last]: Limb,
  positions: number[],
  normals: number[],
  triangles: number[],
): void {
  const start = positions.length / 3;
  const along = [0, 1, 2].map((k) => to[k]! - from[k]!);
  const length = Math.hypot(...along) || 1;
  const axis = along.map((value) => value / length);
  const other = Math.abs(axis[1]!) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const side = unit(cross(axis, other));
  const front = cross(side, axis);
  for (let ring = 0; ring <= rings; ring++) {
    const isLast = ring > rings / 2;
    const angle = -Math.PI / 2 + (Math.PI * (isLast ? ring - 1 : ring)) / (rings - 1);
    const [centre, radius] = isLast ? [to, last] : [from, first];
    for (let step = 0; step <= around; step++) {
      const turn = (2 * Math.PI * step) / around;
      const normal = [0, 1, 2].map(
        (k) =>
          Math.cos(angle) * (Math.cos(turn) * side[k]! + Math.sin(turn) * front[k]!) +
          Math.sin(angle) * axis[k]!,
      );
      normals.push(...normal);
      positions.push(...[0, 1, 2].map((k) => centre[k]! + radius * normal[k]!));
    }
  }
  const at = (ring: number, step: number): number => start + ring * (around + 1) + step;
  for (let ring = 0; ring < rings; ring++)
    for (let step = 0; step < around; step++)
      triangles.push(
        ...[at(ring, step), at(ring, step + 1), at(ring + 1, step + 1)],
        ...[at(ring, step), at(ring + 1, step + 1), at(ring + 1, step)],
      );
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

function unit(a: readonly number[]): number[] {
  const length = Math.hypot(...a) || 1;
  return a.map((value) => value / length);
}

/** Returns two scenes as one, the second moved along X. */
export function besides(one: TriangleScene, other: TriangleScene, x: number): TriangleScene {
  const joined = (a: Float32Array, b: Float32Array): Float32Array => {
    const both = new Float32Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return both;
  };
  const moved = other.positions.slice();
  for (let i = 0; i < moved.length; i += 3) moved[i]! += x;
  const offset = one.positions.length / 3;
  const triangles = new Uint32Array(one.triangles.length + other.triangles.length);
  triangles.set(one.triangles);
  triangles.set(
    other.triangles.map((corner) => corner + offset),
    one.triangles.length,
  );
  const materialOf = new Uint16Array(one.materialOf.length + other.materialOf.length);
  materialOf.set(one.materialOf);
  materialOf.set(
    other.materialOf.map((m) => m + one.materials.length),
    one.materialOf.length,
  );
  return {
    positions: joined(one.positions, moved),
    normals: joined(one.normals, other.normals),
    uvs: joined(one.uvs, other.uvs),
    colors: joined(one.colors, other.colors),
    triangles,
    materialOf,
    materials: [...one.materials, ...other.materials],
  };
}
