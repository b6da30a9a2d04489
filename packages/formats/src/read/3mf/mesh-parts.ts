import type { mat4 } from '@gltf-transform/core';
import { determinant, transformPoint } from '../../mesh/matrix.ts';
import type { LoosePart, Picture } from '../../scene/document-of.ts';
import { damaged3mf } from './damaged-3mf.ts';
import type { MeshObject, PropertyGroup } from './model-part.ts';

/** Returns the triangles of an object, transformed: one part for each material and picture, and one for its vertex colours. */
export function meshParts(
  name: string,
  mesh: MeshObject,
  groups: ReadonlyMap<string, PropertyGroup>,
  pictureOf: (id: string) => Picture | undefined,
  matrix: Readonly<mat4>,
  object: string,
): LoosePart[] {
  const vertexCount = mesh.positions.length / 3;
  const lists = new Map<
    string,
    {
      material: LoosePart['material'];
      vertices: number[];
      colors: number[] | null;
      uvs: number[] | null;
      seen: Map<string, number>;
      indices: number[];
    }
  >();
  for (let t = 0; t * 3 < mesh.corners.length; t++) {
    const property = mesh.properties[t];
    const group = property ? groups.get(property.group) : undefined;
    const first = property?.indices[0] ?? 0;
    const colored = group?.kind === 'colors';
    const color = group?.colors[first];
    const material = group && !colored && color ? { name: group.names[first] ?? 'material', color } : null;
    const picture = group?.picture === undefined ? undefined : pictureOf(group.picture);
    const key = picture ? `\npicture ${group?.picture}` : colored ? '\ncolors' : (material?.name ?? '');
    let list = lists.get(key);
    if (!list) {
      list = {
        material: picture
          ? { name: picture.name, color: [1, 1, 1, 1], picture }
          : colored
            ? { name: 'colors' }
            : material,
        vertices: [],
        colors: colored ? [] : null,
        uvs: picture ? [] : null,
        seen: new Map(),
        indices: [],
      };
      lists.set(key, list);
    }
    for (let k = 0; k < 3; k++) {
      const vertex = mesh.corners[t * 3 + k]!;
      if (!Number.isInteger(vertex) || vertex < 0 || vertex >= vertexCount) {
        throw damaged3mf(name, `a triangle refers to vertex ${vertex} of ${vertexCount}`);
      }
      const colorIndex = property?.indices[k] ?? 0;
      const corner = colored || picture ? `${vertex}/${colorIndex}` : `${vertex}`;
      let index = list.seen.get(corner);
      if (index === undefined) {
        index = list.vertices.push(vertex) - 1;
        list.seen.set(corner, index);
        list.colors?.push(...(group?.colors[colorIndex] ?? [1, 1, 1, 1]));
        const [u, v] = group?.coordinates[colorIndex] ?? [0, 0];
        list.uvs?.push(u, 1 - v);
      }
      list.indices.push(index);
    }
  }
  const mirrored = determinant(matrix) < 0;
  return [...lists.values()].map(({ material, vertices, colors, uvs, indices }) => ({
    object,
    material,
    positions: Float32Array.from(
      vertices.flatMap((vertex) => transformPoint(matrix, mesh.positions, vertex * 3)),
    ),
    normals: null,
    uvs: uvs && Float32Array.from(uvs),
    colors: colors && Float32Array.from(colors),
    indices: Uint32Array.from(mirrored ? indices.toReversed() : indices),
    quads: 0,
  }));
}
