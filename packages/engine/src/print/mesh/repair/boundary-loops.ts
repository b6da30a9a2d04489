import { edgeTable, nextCorner } from '../edge-table.ts';

/**
 * Returns the open edges of a list of triangles as closed rings of corners, oriented so that a face filling the ring
 * agrees with its neighbours.
 */
export function boundaryLoops(faces: Uint32Array): number[][] {
  const edges = edgeTable(faces);
  /** Open half-edges by their end place: a filling runs against them. */
  const endingAt = new Map<number, number[]>();
  const starts: number[] = [];
  for (let half = 0; half < faces.length; half++) {
    if (edges.uses[edges.edgeOf[half]!] !== 1) continue;
    const end = faces[nextCorner(half)]!;
    const list = endingAt.get(end);
    if (list) list.push(half);
    else endingAt.set(end, [half]);
    starts.push(half);
  }
  const used = new Set<number>();
  const loops: number[][] = [];
  for (const start of starts) {
    if (used.has(start)) continue;
    const path: number[] = [];
    let half: number | undefined = start;
    while (half !== undefined && !used.has(half)) {
      used.add(half);
      path.push(nextCorner(half));
      half = endingAt.get(faces[half]!)?.find((other) => !used.has(other));
    }
    loops.push(...simpleLoops(path, faces));
  }
  return loops.filter((loop) => loop.length >= 3);
}

/** Splits a path into simple loops where it returns to an earlier place. */
function simpleLoops(path: readonly number[], faces: Uint32Array): number[][] {
  const loops: number[][] = [];
  const open: number[] = [];
  const positionOf = new Map<number, number>();
  for (const corner of path) {
    const place = faces[corner]!;
    const at = positionOf.get(place);
    if (at !== undefined) {
      const loop = open.splice(at);
      for (const inside of loop) positionOf.delete(faces[inside]!);
      loops.push(loop);
    }
    positionOf.set(place, open.length);
    open.push(corner);
  }
  loops.push(open);
  return loops;
}
