import type { Document, Primitive } from '@gltf-transform/core';
import { visitCells } from './covered-cells.ts';

/**
 * Hides lightmap coordinates from steps that drop what no texture reads, until the returned function brings them back.
 * A second set counts as one when it lies in the square and its triangles do not overlap.
 */
export function keepLightmapUv(document: Document): () => void {
  for (const primitive of primitivesOf(document)) {
    const second = primitive.getAttribute('TEXCOORD_1');
    if (!second || !isLightmapUv(primitive)) continue;
    primitive.setAttribute(HIDDEN, second).setAttribute('TEXCOORD_1', null);
  }
  return () => {
    for (const primitive of primitivesOf(document)) {
      const second = primitive.getAttribute(HIDDEN);
      if (!second) continue;
      primitive.setAttribute('TEXCOORD_1', second).setAttribute(HIDDEN, null);
      // Sets of coordinates are numbered without gaps (glTF 2.0, 3.7.2.1).
      if (!primitive.getAttribute('TEXCOORD_0')) primitive.setAttribute('TEXCOORD_0', second);
    }
  };
}

function isLightmapUv(primitive: Primitive): boolean {
  const uv = primitive.getAttribute('TEXCOORD_1')!;
  const indices = primitive.getIndices();
  const count = indices?.getCount() ?? uv.getCount();
  if (primitive.getMode() !== 4 || count < 3) return false;
  const corner = (at: number): [number, number] => {
    const place: number[] = [];
    uv.getElement(indices ? indices.getScalar(at) : at, place);
    const [u, v] = place as [number, number];
    return [u * GRID, v * GRID];
  };
  const covered = new Uint8Array(GRID * GRID);
  let [cells, twice] = [0, 0];
  for (let at = 0; at + 2 < count; at += 3) {
    const triangle = [corner(at), corner(at + 1), corner(at + 2)] as const;
    if (triangle.flat().some((value) => !(value >= -SLACK && value <= GRID + SLACK))) return false;
    cells += visitCells(triangle, GRID, (cell) => {
      if (covered[cell] === 1) twice++;
      covered[cell] = 1;
    });
  }
  return cells > 0 && twice <= cells * OVERLAP;
}

function primitivesOf(document: Document): Primitive[] {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
}

const HIDDEN = '_LIGHTMAP_UV';
const GRID = 256;
/** Cells by which coordinates may leave the square, for rounding. */
const SLACK = 0.01;
/** Share of cells covered twice that rounding explains. */
const OVERLAP = 0.002;
