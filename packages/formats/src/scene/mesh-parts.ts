import type { Material, Mesh, mat4, Primitive } from '@gltf-transform/core';
import type { Geometry } from '../mesh/geometry.ts';
import { smoothNormals } from '../mesh/normals.ts';
import { quadCount } from '../mesh/quad-count.ts';
import { reversedWinding, transformVertices } from '../mesh/transform-vertices.ts';
import { triangleIndices } from '../mesh/triangle-indices.ts';
import { accessorFloats } from './accessor-floats.ts';
import { applyMorphs } from './apply-morphs.ts';

/** One primitive of a mesh in the mesh's local space, for formats that keep the scene graph. */
export interface MeshPart extends Geometry {
  readonly normals: Float32Array;
  readonly material: Material | null;
  readonly primitive: Primitive;
}

/**
 * Returns the triangles of a mesh with morph weights and, if given, a matrix applied; missing normals are computed.
 * Points and lines are left out.
 */
export function meshParts(mesh: Mesh, weights: readonly number[], bake?: mat4): MeshPart[] {
  return mesh.listPrimitives().flatMap((primitive): MeshPart[] => {
    const accessor = primitive.getAttribute('POSITION');
    const indices = triangleIndices(primitive);
    if (!accessor || !indices || indices.length === 0) return [];
    const positions = Float32Array.from(accessorFloats(accessor));
    const normal = primitive.getAttribute('NORMAL');
    const normals = normal ? Float32Array.from(accessorFloats(normal)) : smoothNormals(positions, indices);
    applyMorphs(primitive, weights, positions, normals);
    const mirrored = bake ? transformVertices(positions, normals, bake) : false;
    const quads = quadCount(primitive);
    const uv = primitive.getAttribute('TEXCOORD_0');
    const color = primitive.getAttribute('COLOR_0');
    return [
      {
        material: primitive.getMaterial(),
        primitive,
        positions,
        normals,
        uvs: uv ? accessorFloats(uv) : null,
        colors: color ? rgba(accessorFloats(color), color.getElementSize()) : null,
        indices: mirrored ? reversedWinding(indices, quads) : indices,
        quads,
      },
    ];
  });
}

function rgba(colors: Float32Array, size: number): Float32Array {
  if (size === 4) return colors;
  const out = new Float32Array((colors.length / 3) * 4).fill(1);
  for (let i = 0; i * 3 < colors.length; i++) out.set(colors.subarray(i * 3, i * 3 + 3), i * 4);
  return out;
}
