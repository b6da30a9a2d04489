import { faceVector } from './fine-mesh.ts';

/** Vertices with normals; a vertex on a crease is there once for each side. */
export interface QuadShading {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array;
}

/** Shades faces smooth across edges flatter than the angle; a quad is one face, so its corners stay shared. */
export function quadNormals(
  positions: Float64Array,
  indices: Uint32Array,
  quads: number,
  degrees: number,
): QuadShading {
  const faceOf = (corner: number): number =>
    corner < quads * 6 ? Math.floor(corner / 6) : quads + Math.floor((corner - quads * 6) / 3);
  const vectors = new Float64Array(faceOf(indices.length) * 3);
  for (let i = 0; i < indices.length; i += 3) {
    const vector = faceVector(positions, indices, i);
    const face = faceOf(i) * 3;
    for (let k = 0; k < 3; k++) vectors[face + k] = vectors[face + k]! + vector[k]!;
  }
  const fans: Set<number>[] = Array.from({ length: positions.length / 3 }, () => new Set());
  for (const [corner, v] of indices.entries()) fans[v]!.add(faceOf(corner));
  const least = Math.cos((degrees * Math.PI) / 180);
  const names = new Map<string, number>();
  const owners: number[] = [];
  const normals: number[] = [];
  const shaded = indices.map((v, corner) => {
    const own = faceOf(corner);
    const near = [...fans[v]!].filter((face) => cosine(vectors, own, face) >= least);
    const name = `${v} ${near.join()}`;
    const seen = names.get(name);
    if (seen !== undefined) return seen;
    names.set(name, owners.length);
    owners.push(v);
    const sum = [0, 1, 2].map((k) => near.reduce((total, face) => total + vectors[face * 3 + k]!, 0));
    const length = Math.hypot(...sum);
    normals.push(...(length > 0 ? sum.map((x) => x / length) : [0, 1, 0]));
    return owners.length - 1;
  });
  return {
    positions: Float32Array.from(owners.flatMap((v) => [...positions.subarray(v * 3, v * 3 + 3)])),
    normals: Float32Array.from(normals),
    indices: shaded,
  };
}

function cosine(vectors: Float64Array, a: number, b: number): number {
  if (a === b) return 1;
  let [dot, aa, bb] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const [p, q] = [vectors[a * 3 + k]!, vectors[b * 3 + k]!];
    dot += p * q;
    aa += p * p;
    bb += q * q;
  }
  return dot / Math.sqrt(aa * bb || 1);
}
