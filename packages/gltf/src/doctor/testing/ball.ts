import { glbOf } from '@meshwright/testing/models/glb-of';

/** A mesh that tests break; three numbers per point, two per UV, three corners per triangle. */
export interface TestMesh {
  points: number[];
  uvs: number[];
  triangles: number[];
  /** A second set of coordinates. */
  lightmap?: number[];
  /** A picture for the base colour. */
  picture?: { bytes: Uint8Array; clamped?: boolean };
}

type Json = Record<string, unknown>;

/** A closed ball of one metre on the ground, with one chart of UVs and no fault. */
export function ballMesh(columns = 32, rows = 16): TestMesh {
  const mesh: TestMesh = { points: [], uvs: [], triangles: [] };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [turn, tilt] = [(2 * Math.PI * (column % columns)) / columns, (Math.PI * row) / rows];
      const ring = row === 0 || row === rows ? 0 : Math.sin(tilt);
      mesh.points.push(0.5 * ring * Math.sin(turn), 0.5 - 0.5 * Math.cos(tilt), 0.5 * ring * Math.cos(turn));
      mesh.uvs.push(0.02 + (0.96 * column) / columns, 0.98 - (0.96 * row) / rows);
    }
  }
  const at = (row: number, column: number) => row * (columns + 1) + column;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [at(row, column), at(row, column + 1)];
      const [c, d] = [at(row + 1, column + 1), at(row + 1, column)];
      if (row > 0) mesh.triangles.push(a, b, c);
      if (row < rows - 1) mesh.triangles.push(a, c, d);
    }
  }
  return mesh;
}

/** Adds a mesh, scaled around its centre and moved. */
export function addMesh(mesh: TestMesh, other: TestMesh, scale: number, [x, y, z]: number[]): void {
  const offset = mesh.points.length / 3;
  for (let at = 0; at < other.points.length; at += 3) {
    const [px, py, pz] = other.points.slice(at, at + 3) as [number, number, number];
    mesh.points.push(px * scale + x!, (py - 0.5) * scale + y!, pz * scale + z!);
  }
  for (const uv of other.uvs) mesh.uvs.push(uv);
  for (const corner of other.triangles) mesh.triangles.push(corner + offset);
}

/** A GLB of the mesh with one material; `changes` replace parts of its JSON. */
export function meshGlb(
  { points, uvs, triangles, lightmap, picture }: TestMesh,
  changes: Json = {},
): Uint8Array {
  const low = [0, 1, 2].map((axis) =>
    Math.min(...points.filter((_, at) => at % 3 === axis).map(Math.fround)),
  );
  const high = [0, 1, 2].map((axis) =>
    Math.max(...points.filter((_, at) => at % 3 === axis).map(Math.fround)),
  );
  const count = points.length / 3;
  const json = {
    nodes: [{ mesh: 0, name: 'ball' }],
    meshes: [
      {
        name: 'ball',
        primitives: [
          {
            attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2, ...(lightmap && { TEXCOORD_1: 4 }) },
            indices: 3,
            material: 0,
          },
        ],
      },
    ],
    materials: [
      {
        name: 'paint',
        pbrMetallicRoughness: { metallicFactor: 0, ...(picture && { baseColorTexture: { index: 0 } }) },
      },
    ],
    ...(picture && {
      images: [{ bufferView: lightmap ? 5 : 4, mimeType: 'image/png' }],
      textures: [{ source: 0, sampler: 0 }],
      samplers: [picture.clamped ? { wrapS: 33071, wrapT: 33071 } : {}],
    }),
    accessors: [
      { bufferView: 0, componentType: 5126, count, type: 'VEC3', min: low, max: high },
      { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
      { bufferView: 2, componentType: 5126, count, type: 'VEC2' },
      { bufferView: 3, componentType: 5125, count: triangles.length, type: 'SCALAR' },
      ...(lightmap ? [{ bufferView: 4, componentType: 5126, count, type: 'VEC2' }] : []),
    ],
  };
  const data = [
    Float32Array.from(points),
    normalsOf(points, triangles),
    Float32Array.from(uvs),
    Uint32Array.from(triangles),
    ...(lightmap ? [Float32Array.from(lightmap)] : []),
    ...(picture ? [picture.bytes] : []),
  ];
  return new Uint8Array(glbOf({ ...json, ...changes }, data));
}

function normalsOf(points: number[], triangles: number[]): Float32Array {
  const normals = new Float32Array(points.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = triangles.slice(at, at + 3).map((corner) => points.slice(corner * 3, corner * 3 + 3));
    const [u, v] = [b!.map((value, axis) => value - a![axis]!), c!.map((value, axis) => value - a![axis]!)];
    const cross = [0, 1, 2].map((axis) => {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      return u[i]! * v[j]! - u[j]! * v[i]!;
    });
    for (const corner of triangles.slice(at, at + 3))
      for (const axis of [0, 1, 2]) normals[corner * 3 + axis]! += cross[axis]!;
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(...normals.subarray(at, at + 3)) || 1;
    for (const axis of [0, 1, 2]) normals[at + axis]! /= length;
    if (length === 1) normals[at + 1] = 1;
  }
  return normals;
}
