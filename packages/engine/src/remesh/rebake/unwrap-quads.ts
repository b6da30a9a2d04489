import type { Document, Primitive } from '@gltf-transform/core';
import { accessorFloats, documentIndices, noteQuads } from '@meshwright/formats/mesh';
import * as watlas from 'watlas';
import { usedVertices } from '../used-vertices.ts';
import { type Layout, wholeQuads } from './whole-quads.ts';

/**
 * Gives a primitive of quads and triangles new texture coordinates in set 0, within 0 to 1 and without overlap. Vertices
 * on seams are doubled. Seams run along the edges of quads; where that would lay faces over each other, a quad becomes two
 * triangles.
 * @param quads pairs of triangles (a, b, c)(a, c, d) at the start of its indices
 * @returns the quads that are left
 */
export async function unwrapQuads(document: Document, primitive: Primitive, quads: number): Promise<number> {
  await watlas.Initialize();
  const positions = accessorFloats(primitive.getAttribute('POSITION')!);
  const indices = Uint32Array.from(primitive.getIndices()!.getArray()!);
  const charts = packed((atlas) =>
    atlas.addMesh({
      vertexPositionData: positions,
      vertexCount: positions.length / 3,
      vertexPositionStride: 12,
      indexData: indices,
      indexCount: indices.length,
    }),
  );
  const { uvs, corners, sources } = repacked(wholeQuads(charts, positions, quads));
  const buffer = document.getRoot().listBuffers()[0]!;
  for (const semantic of primitive.listSemantics()) {
    const accessor = primitive.getAttribute(semantic)!;
    const [from, size] = [accessorFloats(accessor), accessor.getElementSize()];
    const to = new Float32Array(sources.length * size);
    for (const [v, source] of sources.entries())
      for (let k = 0; k < size; k++) to[v * size + k] = from[source * size + k]!;
    const picked = document.createAccessor().setType(accessor.getType()).setArray(to).setBuffer(buffer);
    primitive.setAttribute(semantic, picked);
  }
  const { ordered, whole } = wholeQuadsFirst(corners, quads);
  const list = document.createAccessor().setArray(documentIndices(ordered)).setBuffer(buffer);
  primitive
    .setAttribute(
      'TEXCOORD_0',
      document.createAccessor().setType('VEC2').setArray(Float32Array.from(uvs)).setBuffer(buffer),
    )
    .setIndices(list);
  noteQuads(primitive, whole);
  return whole;
}

/** Side that the charts are packed for, in texels, and their distance there. */
const resolution = 1024;
const padding = 4;

/** Makes charts of what is added to an atlas and packs them into the unit square. */
function packed(add: (atlas: watlas.Atlas) => void): Layout {
  const atlas = new watlas.Atlas();
  try {
    add(atlas);
    atlas.computeCharts({});
    atlas.packCharts({ padding, resolution, bilinear: true });
    const mesh = atlas.getMesh(0);
    const corners = new Uint32Array(mesh.indexCount);
    mesh.getIndexArray(corners);
    const layout: Layout = { corners, uvs: [], sources: [], charts: [] };
    for (let v = 0; v < mesh.vertexCount; v++) {
      const { uv, xref, chartIndex } = mesh.getVertex(v);
      layout.uvs.push(uv[0] / atlas.width, uv[1] / atlas.height);
      layout.sources.push(xref);
      layout.charts.push(chartIndex);
    }
    return layout;
  } finally {
    atlas.delete();
  }
}

/** Packs the charts of a layout anew, in the shapes that they have, without the vertices that no face uses. */
function repacked({ corners, uvs, sources }: Layout): Layout {
  const again = packed((atlas) =>
    atlas.addUvMesh({
      vertexUvData: Float32Array.from(uvs, (value) => value * resolution),
      vertexCount: sources.length,
      vertexStride: 8,
      indexData: corners,
      indexCount: corners.length,
    }),
  );
  const used = usedVertices(again.corners, again.sources.length);
  const kept = Array.from(used.used);
  return {
    corners: used.corners,
    uvs: kept.flatMap((v) => again.uvs.slice(v * 2, v * 2 + 2)),
    sources: kept.map((v) => sources[again.sources[v]!]!),
    charts: kept.map((v) => again.charts[v]!),
  };
}

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
