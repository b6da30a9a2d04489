import type { Primitive } from '@gltf-transform/core';
import { visitCells } from './covered-cells.ts';

/** True when the second set of coordinates lies in the square and its triangles do not overlap. */
export function isLightmapUv(primitive: Primitive): boolean {
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

const GRID = 256;
/** Cells by which coordinates may leave the square, for rounding. */
const SLACK = 0.01;
/** Share of cells covered twice that rounding explains. */
const OVERLAP = 0.002;
