import type { Document, Primitive } from '@gltf-transform/core';
import { accessorFloats, documentIndices, noteQuads } from '@meshwright/formats/mesh';
import * as watlas from 'watlas';

/**
 * Gives a primitive of quads and triangles new texture coordinates in set 0, within 0 to 1 and without overlap. Vertices
 * on seams are doubled. A quad that a seam would cut along its diagonal becomes two triangles.
 * @param quads pairs of triangles (a, b, c)(a, c, d) at the start of its indices
 * @returns the quads that are left
 */
export async function unwrapQuads(document: Document, primitive: Primitive, quads: number): Promise<number> {
  await watlas.Initialize();
  const positions = accessorFloats(primitive.getAttribute('POSITION')!);
  const atlas = new watlas.Atlas();
  try {
    const indices = Uint32Array.from(primitive.getIndices()!.getArray()!);
    atlas.addMesh({
      vertexPositionData: positions,
      vertexCount: positions.length / 3,
      vertexPositionStride: 12,
      indexData: indices,
      indexCount: indices.length,
    });
    atlas.computeCharts({});
    atlas.packCharts({ padding, resolution, bilinear: true });
    const mesh = atlas.getMesh(0);
    const corners = new Uint32Array(mesh.indexCount);
    mesh.getIndexArray(corners);
    const vertices = Array.from({ length: mesh.vertexCount }, (_, v) => mesh.getVertex(v));
    const buffer = document.getRoot().listBuffers()[0]!;
    for (const semantic of primitive.listSemantics()) {
      const accessor = primitive.getAttribute(semantic)!;
      const [from, size] = [accessorFloats(accessor), accessor.getElementSize()];
      const to = new Float32Array(vertices.length * size);
      for (const [v, { xref }] of vertices.entries())
        for (let k = 0; k < size; k++) to[v * size + k] = from[xref * size + k]!;
      const picked = document.createAccessor().setType(accessor.getType()).setArray(to).setBuffer(buffer);
      primitive.setAttribute(semantic, picked);
    }
    const uvs = new Float32Array(vertices.length * 2);
    for (const [v, { uv }] of vertices.entries()) uvs.set([uv[0] / atlas.width, uv[1] / atlas.height], v * 2);
    const { ordered, whole } = wholeQuadsFirst(corners, quads);
    const list = document.createAccessor().setArray(documentIndices(ordered)).setBuffer(buffer);
    primitive
      .setAttribute('TEXCOORD_0', document.createAccessor().setType('VEC2').setArray(uvs).setBuffer(buffer))
      .setIndices(list);
    noteQuads(primitive, whole);
    return whole;
  } finally {
    atlas.delete();
  }
}

/** Side that the charts are packed for, in texels, and their distance there. */
const resolution = 1024;
const padding = 4;

/** Moves pairs of triangles that no longer share a diagonal behind those that do. */
function wholeQuadsFirst(corners: Uint32Array, quads: number): { ordered: Uint32Array; whole: number } {
  const isWhole = (q: number): boolean =>
    corners[q * 6] === corners[q * 6 + 3] && corners[q * 6 + 2] === corners[q * 6 + 4];
  const order = Array.from({ length: quads }, (_, q) => q);
  const kept = order.filter(isWhole);
  const ordered = new Uint32Array(corners.length);
  let end = 0;
  for (const q of [...kept, ...order.filter((q) => !isWhole(q))]) {
    ordered.set(corners.subarray(q * 6, q * 6 + 6), end);
    end += 6;
  }
  ordered.set(corners.subarray(quads * 6), end);
  return { ordered, whole: kept.length };
}
