import { type Accessor, type Document, Node, type Primitive } from '@gltf-transform/core';
import {
  accessorFloats,
  documentIndices,
  noteQuads,
  triangleIndices,
  weldPositions,
} from '@meshwright/formats/mesh';
import { chartsOf } from './charts.ts';
import { packRectangles } from './pack-rectangles.ts';

/**
 * Lays all triangles of the document out in one square of texture coordinates, set 0: pieces that face mainly one
 * direction are projected along that axis, in proportion to their size. Takes milliseconds where a proper unwrap takes
 * seconds; steep triangles become narrower than they are, and a piece that winds over itself overlaps.
 */
export function boxAtlas(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => {
      const scales = mesh
        .listParents()
        .filter((parent) => parent instanceof Node)
        .map((node) => Math.max(...node.getWorldScale().map(Math.abs)));
      const scale = Math.max(1e-6, ...scales);
      return mesh.listPrimitives().map((primitive) => ({ primitive, scale }));
    });
  const charts = primitives.flatMap(({ primitive, scale }) => cutPrimitive(document, primitive, scale));
  const { side, corners } = packRectangles(charts, gapShare(charts.length));
  for (const [i, { uvs, first, last }] of charts.entries()) {
    const [left, top] = corners[i]!;
    for (let v = first; v < last; v++) {
      uvs[v * 2] = (uvs[v * 2]! + left) / side;
      uvs[v * 2 + 1] = (uvs[v * 2 + 1]! + top) / side;
    }
  }
}

/** Returns the gap between pieces as a share of the square: some texels, less for very many pieces. */
function gapShare(pieces: number): number {
  return Math.min(0.006, 0.2 / Math.sqrt(Math.max(1, pieces)) / 10);
}

interface Chart {
  readonly width: number;
  readonly height: number;
  /** Coordinates of the whole primitive; this chart's vertices are `first` up to `last`. */
  readonly uvs: Float32Array;
  readonly first: number;
  readonly last: number;
}

/** Splits the vertices by chart and gives each chart planar coordinates from 0 in metres. */
function cutPrimitive(document: Document, primitive: Primitive, scale: number): Chart[] {
  const corners = triangleIndices(primitive);
  if (!corners || corners.length === 0) return [];
  const positions = accessorFloats(primitive.getAttribute('POSITION')!);
  const welded = weldPositions(positions, corners);
  const { of, axes } = chartsOf(
    welded.positions,
    corners.map((corner) => welded.remap[corner]!),
  );
  const { from, indices, starts } = splitByChart(corners, of, axes.length);
  for (const semantic of primitive.listSemantics()) {
    if (/^TEXCOORD_|^TANGENT$/.test(semantic)) primitive.setAttribute(semantic, null);
  }
  pickVertices(document, primitive, from);
  noteQuads(primitive, 0);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const list = document.createAccessor().setArray(documentIndices(indices)).setBuffer(buffer);
  const uvs = new Float32Array(from.length * 2);
  const coordinates = document.createAccessor().setType('VEC2').setArray(uvs).setBuffer(buffer);
  primitive.setMode(4).setIndices(list).setAttribute('TEXCOORD_0', coordinates);
  return axes.map((axis, chart) => {
    const [first, last] = [starts[chart]!, starts[chart + 1]!];
    const [signU, alongU, signV, alongV] = projections[axis]!;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let v = first; v < last; v++) {
      const at = from[v]! * 3;
      const u = signU! * positions[at + alongU!]! * scale;
      const w = signV! * positions[at + alongV!]! * scale;
      uvs[v * 2] = u;
      uvs[v * 2 + 1] = w;
      left = Math.min(left, u);
      top = Math.min(top, w);
      right = Math.max(right, u);
      bottom = Math.max(bottom, w);
    }
    for (let v = first; v < last; v++) {
      uvs[v * 2] = uvs[v * 2]! - left;
      uvs[v * 2 + 1] = uvs[v * 2 + 1]! - top;
    }
    return { width: right - left, height: bottom - top, uvs, first, last };
  });
}

/** Returns new vertices in chart order: their source vertices, the triangles over them, and the start of each chart. */
function splitByChart(corners: Uint32Array, of: Uint32Array, count: number) {
  const order = byChart(of, count);
  const from = new Uint32Array(corners.length);
  const starts = new Uint32Array(count + 1);
  const indices = new Uint32Array(corners.length);
  const vertexOf = new Int32Array(corners.reduce((most, corner) => Math.max(most, corner), 0) + 1).fill(-1);
  let [chart, vertices] = [0, 0];
  for (const t of order) {
    while (chart < of[t]!) starts[++chart] = vertices;
    for (let k = 0; k < 3; k++) {
      const corner = corners[t * 3 + k]!;
      // A number below the chart's first vertex is of an earlier chart.
      if (vertexOf[corner]! < starts[chart]!) {
        vertexOf[corner] = vertices;
        from[vertices++] = corner;
      }
      indices[t * 3 + k] = vertexOf[corner]!;
    }
  }
  while (chart < count) starts[++chart] = vertices;
  return { from: from.slice(0, vertices), indices, starts };
}

/** Returns the triangles by their chart, in their order within it. */
function byChart(of: Uint32Array, count: number): Uint32Array {
  const next = new Uint32Array(count + 1);
  for (let t = 0; t < of.length; t++) next[of[t]! + 1]! += 1;
  for (let chart = 0; chart < count; chart++) next[chart + 1]! += next[chart]!;
  const order = new Uint32Array(of.length);
  for (let t = 0; t < of.length; t++) order[next[of[t]!]!++] = t;
  return order;
}

/** By axis: sign and coordinate of u, to the right, and of v, down; never mirrored. */
const projections = [
  [-1, 2, -1, 1],
  [1, 2, -1, 1],
  [1, 0, 1, 2],
  [1, 0, -1, 2],
  [1, 0, -1, 1],
  [-1, 0, -1, 1],
] as const;

/** Replaces a primitive's vertices with copies of the listed old ones, with all attributes and morph targets. */
function pickVertices(document: Document, primitive: Primitive, from: Uint32Array): void {
  for (const owner of [primitive, ...primitive.listTargets()]) {
    for (const semantic of owner.listSemantics()) {
      owner.setAttribute(semantic, picked(document, owner.getAttribute(semantic)!, from));
    }
  }
}

function picked(document: Document, accessor: Accessor, from: Uint32Array): Accessor {
  const size = accessor.getElementSize();
  const old = accessor.getArray()!;
  const array = old.slice(0, 0).constructor as new (length: number) => typeof old;
  const values = new array(from.length * size);
  for (let v = 0; v < from.length; v++) {
    for (let k = 0; k < size; k++) values[v * size + k] = old[from[v]! * size + k]!;
  }
  return document
    .createAccessor(accessor.getName())
    .setType(accessor.getType())
    .setNormalized(accessor.getNormalized())
    .setArray(values as NonNullable<ReturnType<Accessor['getArray']>>)
    .setBuffer(accessor.getBuffer());
}
