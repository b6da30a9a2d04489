import type { Document, Material } from '@gltf-transform/core';
import { type ScenePart, sceneParts, smoothNormals, weldPositions } from '@meshwright/formats/mesh';
import { JobError } from '../../job/job-error.ts';

/**
 * All triangles of a model as one mesh in metres. A row holds the attributes of a corner; rows at one place share a
 * place index, so topology uses places and appearance uses rows.
 */
export interface PrintMesh {
  /** `rowSize` numbers per row: position, normal, texture coordinates, linear RGBA. */
  readonly rows: Float32Array;
  /** Row of each corner, three per face. */
  readonly corners: Uint32Array;
  /** Place of each row. */
  readonly places: Uint32Array;
  /** Three coordinates per place. */
  readonly points: Float32Array;
  /** Index into `parts` of each face. */
  readonly partOf: Uint32Array;
  readonly parts: readonly PrintPart[];
}

/** Attributes that faces share. */
export interface PrintPart {
  readonly name: string;
  readonly material: Material | null;
  readonly textured: boolean;
  readonly colored: boolean;
}

export const rowSize = 12;
/** Offsets of the normal, the texture coordinates and the colour in a row. */
export const rowOffsets = { normal: 3, uv: 6, color: 8 } as const;

/**
 * Returns the triangles of the default scene at rest.
 * @throws JobError `no_geometry`
 */
export function printMesh(document: Document, family: string): PrintMesh {
  const mesh = meshOfParts(sceneParts(document));
  if (mesh.corners.length === 0) {
    throw new JobError('no_geometry', `run ${family}: the model has no triangles; send one with a mesh.`);
  }
  return mesh;
}

/** Returns the places of the corners: the faces for topology. */
export function facePlaces({ corners, places }: Pick<PrintMesh, 'corners' | 'places'>): Uint32Array {
  return corners.map((row) => places[row]!);
}

type SourcePart = Pick<
  ScenePart,
  'object' | 'material' | 'positions' | 'normals' | 'uvs' | 'colors' | 'indices'
>;

/** Returns the parts of a scene as one mesh, welded where coordinates are bitwise equal. */
export function meshOfParts(parts: readonly SourcePart[]): PrintMesh {
  const count = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const faces = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  const rows = new Float32Array(count * rowSize);
  const corners = new Uint32Array(faces * 3);
  const partOf = new Uint32Array(faces);
  const positions = new Float32Array(count * 3);
  let [row, corner] = [0, 0];
  for (const [p, part] of parts.entries()) {
    for (const index of part.indices) corners[corner++] = index + row;
    partOf.fill(p, (corner - part.indices.length) / 3, corner / 3);
    positions.set(part.positions, row * 3);
    row = writeRows(rows, part, row);
  }
  const welded = weldPositions(positions, new Uint32Array(0));
  return {
    rows,
    corners,
    places: welded.remap,
    points: welded.positions,
    partOf,
    parts: parts.map(({ object, material, uvs, colors }) => ({
      name: object,
      material,
      textured: uvs !== null,
      colored: colors !== null,
    })),
  };
}

function writeRows(rows: Float32Array, part: SourcePart, first: number): number {
  const { positions, uvs, colors } = part;
  const normals = part.normals ?? smoothNormals(positions, part.indices);
  let row = first;
  for (let v = 0; v * 3 < positions.length; v++, row++) {
    const at = row * rowSize;
    for (let k = 0; k < 3; k++) {
      rows[at + k] = positions[v * 3 + k]!;
      rows[at + rowOffsets.normal + k] = normals[v * 3 + k]!;
    }
    rows[at + rowOffsets.uv] = uvs?.[v * 2] ?? 0;
    rows[at + rowOffsets.uv + 1] = uvs?.[v * 2 + 1] ?? 0;
    for (let k = 0; k < 4; k++) rows[at + rowOffsets.color + k] = colors?.[v * 4 + k] ?? 1;
  }
  return row;
}
