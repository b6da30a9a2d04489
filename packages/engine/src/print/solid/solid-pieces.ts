import { unitNormals } from '@meshwright/formats/mesh';
import type { Manifold, Mesh } from 'manifold-3d';
import type { PrintPart } from '../mesh/print-mesh.ts';
import { rowOffsets, rowSize } from '../mesh/print-mesh.ts';

/** The triangles of a solid with one material. */
export interface SolidPiece {
  /** Null for faces that a cut or a filling made. */
  readonly part: PrintPart | null;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array | null;
  readonly colors: Float32Array | null;
  readonly indices: Uint32Array;
}

/**
 * Splits a solid by the originals of its faces. Faces with two corners at one place in single precision are left out;
 * their neighbours meet there.
 */
export function solidPieces(manifold: Manifold, partOf: ReadonlyMap<number, PrintPart>): SolidPiece[] {
  const mesh = manifold.getMesh();
  const { triVerts, runIndex, runOriginalID } = mesh;
  const byPart = new Map<PrintPart | null, Uint32Array[]>();
  for (let run = 0; run < runOriginalID.length; run++) {
    if (runIndex[run] === runIndex[run + 1]) continue;
    const part = partOf.get(runOriginalID[run]!) ?? null;
    const runs = byPart.get(part) ?? [];
    byPart.set(part, [...runs, withArea(mesh, triVerts.subarray(runIndex[run], runIndex[run + 1]))]);
  }
  return [...byPart].map(([part, runs]) => pieceOf(mesh, part, runs));
}

function withArea({ vertProperties, numProp }: Mesh, run: Uint32Array): Uint32Array {
  const isSame = (a: number, b: number): boolean =>
    vertProperties[a * numProp] === vertProperties[b * numProp] &&
    vertProperties[a * numProp + 1] === vertProperties[b * numProp + 1] &&
    vertProperties[a * numProp + 2] === vertProperties[b * numProp + 2];
  const kept = new Uint32Array(run.length);
  let count = 0;
  for (let i = 0; i < run.length; i += 3) {
    const a = run[i]!;
    const b = run[i + 1]!;
    const c = run[i + 2]!;
    if (isSame(a, b) || isSame(b, c) || isSame(c, a)) continue;
    kept[count++] = a;
    kept[count++] = b;
    kept[count++] = c;
  }
  return kept.subarray(0, count);
}

function pieceOf(
  { vertProperties, numProp }: Mesh,
  part: PrintPart | null,
  runs: readonly Uint32Array[],
): SolidPiece {
  const newIndex = new Int32Array(vertProperties.length / numProp).fill(-1);
  const kept = new Uint32Array(newIndex.length);
  const indices = new Uint32Array(runs.reduce((sum, run) => sum + run.length, 0));
  let [count, at] = [0, 0];
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      const vertex = run[i]!;
      if (newIndex[vertex]! < 0) {
        newIndex[vertex] = count;
        kept[count++] = vertex;
      }
      indices[at++] = newIndex[vertex]!;
    }
  }
  const take = (offset: number, size: number): Float32Array => {
    const out = new Float32Array(count * size);
    for (let i = 0; i < count; i++) {
      const from = kept[i]! * numProp + offset;
      for (let k = 0; k < size; k++) out[i * size + k] = vertProperties[from + k]!;
    }
    return out;
  };
  const positions = take(0, 3);
  if (!part || numProp < rowSize) {
    const flat = flatFaces(positions, indices);
    return { part, ...flat, uvs: null, colors: null };
  }
  return {
    part,
    positions,
    normals: unitNormals(take(rowOffsets.normal, 3)),
    uvs: part.textured ? take(rowOffsets.uv, 2) : null,
    colors: part.colored ? take(rowOffsets.color, 4) : null,
    indices,
  };
}

/** Gives every face its own corners and its own normal. */
function flatFaces(
  positions: Float32Array,
  indices: Uint32Array,
): { positions: Float32Array; normals: Float32Array; indices: Uint32Array } {
  const out = new Float32Array(indices.length * 3);
  const normals = new Float32Array(indices.length * 3);
  for (let i = 0; i < indices.length; i++) {
    for (let k = 0; k < 3; k++) out[i * 3 + k] = positions[indices[i]! * 3 + k]!;
  }
  for (let at = 0; at < out.length; at += 9) {
    const ux = out[at + 3]! - out[at]!;
    const uy = out[at + 4]! - out[at + 1]!;
    const uz = out[at + 5]! - out[at + 2]!;
    const vx = out[at + 6]! - out[at]!;
    const vy = out[at + 7]! - out[at + 1]!;
    const vz = out[at + 8]! - out[at + 2]!;
    for (let corner = at; corner < at + 9; corner += 3) {
      normals[corner] = uy * vz - uz * vy;
      normals[corner + 1] = uz * vx - ux * vz;
      normals[corner + 2] = ux * vy - uy * vx;
    }
  }
  const own = new Uint32Array(indices.length);
  for (let i = 0; i < own.length; i++) own[i] = i;
  return { positions: out, normals: unitNormals(normals), indices: own };
}
