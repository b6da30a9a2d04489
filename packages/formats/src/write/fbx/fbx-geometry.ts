import { linearToSrgb } from '@meshwright/gltf/math';
import type { PolygonMesh } from '../../mesh/polygon-mesh.ts';
import { accessorFloats } from '../../scene/accessor-floats.ts';
import type { MeshPart } from '../../scene/mesh-parts.ts';
import { type FbxNode, type FbxProperty, fbxNode } from './fbx-node.ts';

/**
 * Returns the records of a mesh geometry: points, polygons, a normal for each corner, texture coordinates (v upwards),
 * colours (display values) and the material index of each polygon.
 */
export function fbxGeometry(
  parts: readonly MeshPart[],
  mesh: PolygonMesh,
  materialOf: (part: number) => number,
): FbxNode[] {
  const layers = [
    layer('LayerElementNormal', 'ByPolygonVertex', 'Direct', [
      ['Normals', cornerValues(parts, mesh, 3, (part) => part.normals)],
    ]),
  ];
  const sets = uvSets(parts);
  for (let set = 0; set < sets; set++) {
    const uvs = vertexValues(parts, 2, 0, ({ primitive }) => {
      const accessor = primitive.getAttribute(`TEXCOORD_${set}`);
      return accessor && accessorFloats(accessor);
    });
    layers.push(
      layer(
        'LayerElementUV',
        'ByPolygonVertex',
        'IndexToDirect',
        [
          ['UV', upward(uvs)],
          ['UVIndex', mesh.vertices],
        ],
        set,
      ),
    );
  }
  if (parts.some((part) => part.colors)) {
    const colors = vertexValues(parts, 4, 1, (part) => part.colors);
    layers.push(
      layer('LayerElementColor', 'ByPolygonVertex', 'IndexToDirect', [
        ['Colors', colors.map((value, i) => (i % 4 === 3 ? value : linearToSrgb(value)))],
        ['ColorIndex', mesh.vertices],
      ]),
    );
  }
  const materials = mesh.parts.map(materialOf);
  const one = materials.every((index) => index === materials[0]);
  layers.push(
    layer('LayerElementMaterial', one ? 'AllSame' : 'ByPolygon', 'IndexToDirect', [
      ['Materials', one ? Int32Array.of(materials[0] ?? 0) : materials],
    ]),
  );
  return [
    fbxNode('GeometryVersion', [124]),
    fbxNode('Vertices', [Float64Array.from(mesh.points)]),
    fbxNode('PolygonVertexIndex', [polygonCorners(mesh)]),
    ...layers,
    // Readers find a further set of coordinates in a layer of its own.
    ...Array.from({ length: Math.max(1, sets) }, (_, set) =>
      fbxNode(
        'Layer',
        [set],
        [
          fbxNode('Version', [100]),
          ...layers
            .filter(({ properties }) => properties[0] === set)
            .map(({ name }) =>
              fbxNode('LayerElement', [], [fbxNode('Type', [name]), fbxNode('TypedIndex', [set])]),
            ),
        ],
      ),
    ),
  ];
}

/** Returns how many sets of coordinates the parts have, from the first on. */
function uvSets(parts: readonly MeshPart[]): number {
  let count = 0;
  while (parts.some(({ primitive }) => primitive.getAttribute(`TEXCOORD_${count}`))) count++;
  return count;
}

/** The name of a set of coordinates, by which textures choose one. */
export function uvSetName(set: number): string {
  return set === 0 ? 'UVMap' : `UVMap_${set}`;
}

function layer(
  name: string,
  mapping: string,
  reference: string,
  arrays: readonly (readonly [name: string, array: FbxProperty])[],
  index = 0,
): FbxNode {
  return fbxNode(
    name,
    [index],
    [
      fbxNode('Version', [name === 'LayerElementNormal' ? 102 : 101]),
      fbxNode('Name', [name === 'LayerElementUV' ? uvSetName(index) : '']),
      fbxNode('MappingInformationType', [mapping]),
      fbxNode('ReferenceInformationType', [reference]),
      ...arrays.map(([array, values]) => fbxNode(array, [values])),
    ],
  );
}

/** The last corner of a polygon is stored as its complement. */
function polygonCorners({ corners, sizes }: PolygonMesh): Int32Array {
  const out = corners.slice();
  let at = -1;
  for (const size of sizes) {
    at += size;
    out[at] = ~out[at]!;
  }
  return out;
}

function vertexValues(
  parts: readonly MeshPart[],
  size: number,
  missing: number,
  valuesOf: (part: MeshPart) => Float32Array | null,
): Float64Array {
  const count = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const out = new Float64Array(count * size).fill(missing);
  let at = 0;
  for (const part of parts) {
    const values = valuesOf(part);
    if (values) out.set(values, at);
    at += (part.positions.length / 3) * size;
  }
  return out;
}

function cornerValues(
  parts: readonly MeshPart[],
  { vertices }: PolygonMesh,
  size: number,
  valuesOf: (part: MeshPart) => Float32Array | null,
): Float64Array {
  const values = vertexValues(parts, size, 0, valuesOf);
  const out = new Float64Array(vertices.length * size);
  for (let i = 0; i < vertices.length; i++) {
    for (let k = 0; k < size; k++) out[i * size + k] = values[vertices[i]! * size + k]!;
  }
  return out;
}

function upward(uvs: Float64Array): Float64Array {
  return uvs.map((value, i) => (i % 2 === 1 ? 1 - value : value));
}
