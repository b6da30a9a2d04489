import type { Manifold, Mesh } from 'manifold-3d';
import { unitNormals } from '../normals.ts';
import type { PrintPart } from './print-mesh.ts';
import { rowOffsets, rowSize } from './print-mesh.ts';

/** The triangles of a solid that look alike. */
export interface SolidPiece {
  /** Null for faces that a cut or a filling made. */
  readonly part: PrintPart | null;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array | null;
  readonly colors: Float32Array | null;
  readonly indices: Uint32Array;
}

/** Takes a solid apart into what its faces came from. */
export function solidPieces(manifold: Manifold, partOf: ReadonlyMap<number, PrintPart>): SolidPiece[] {
  const mesh = manifold.getMesh();
  const byPart = new Map<PrintPart | null, number[]>();
  for (let run = 0; run < mesh.runOriginalID.length; run++) {
    const part = partOf.get(mesh.runOriginalID[run]!) ?? null;
    const list = byPart.get(part) ?? [];
    for (let i = mesh.runIndex[run]!; i < mesh.runIndex[run + 1]!; i++) list.push(mesh.triVerts[i]!);
    byPart.set(part, list);
  }
  return [...byPart].filter(([, list]) => list.length > 0).map(([part, list]) => pieceOf(mesh, part, list));
}

function pieceOf({ vertProperties, numProp }: Mesh, part: PrintPart | null, list: number[]): SolidPiece {
  const newIndex = new Map<number, number>();
  const indices = Uint32Array.from(list, (vertex) => {
    const known = newIndex.get(vertex);
    if (known !== undefined) return known;
    newIndex.set(vertex, newIndex.size);
    return newIndex.size - 1;
  });
  const take = (offset: number, size: number): Float32Array => {
    const out = new Float32Array(newIndex.size * size);
    for (const [vertex, index] of newIndex) {
      for (let k = 0; k < size; k++) out[index * size + k] = vertProperties[vertex * numProp + offset + k]!;
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

/** Every face with corners of its own and its own normal. */
export function flatFaces(
  positions: Float32Array,
  indices: Uint32Array,
): { positions: Float32Array; normals: Float32Array; indices: Uint32Array } {
  const out = new Float32Array(indices.length * 3);
  const normals = new Float32Array(indices.length * 3);
  for (const [i, index] of indices.entries()) {
    for (let k = 0; k < 3; k++) out[i * 3 + k] = positions[index * 3 + k]!;
  }
  for (let at = 0; at < out.length; at += 9) {
    const u = [0, 1, 2].map((k) => out[at + 3 + k]! - out[at + k]!);
    const v = [0, 1, 2].map((k) => out[at + 6 + k]! - out[at + k]!);
    const normal = [
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    ];
    for (let corner = 0; corner < 3; corner++) normals.set(normal, at + corner * 3);
  }
  return { positions: out, normals: unitNormals(normals), indices: Uint32Array.from(indices.keys()) };
}
