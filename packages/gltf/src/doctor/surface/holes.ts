import { DisjointSets } from './disjoint-sets.ts';
import type { Surface } from './surface.ts';

/** A connected boundary of a shell: edges with one triangle. */
export interface Hole {
  edges: number;
  /** Diagonal of its box, in units of the scene. */
  width: number;
  /** Square of the width divided by the area of the shell. */
  share: number;
}

export function holesOf({ points, topology }: Surface): Hole[] {
  const { edges, shellOf, shells } = topology;
  if (shells.every(({ open }) => open === 0)) return [];
  const sets = new DisjointSets(points.length / 3);
  const rims: number[] = [];
  for (let edge = 0; edge < edges.count; edge++) {
    if (edges.faces[edge] !== 1) continue;
    rims.push(edge);
    sets.join(edges.low[edge]!, edges.high[edge]!);
  }
  const boxes = new Map<number, { edges: number; shell: number; box: Float64Array }>();
  for (const edge of rims) {
    const root = sets.find(edges.low[edge]!);
    let rim = boxes.get(root);
    if (!rim) {
      const far = Infinity;
      const box = Float64Array.of(far, far, far, -far, -far, -far);
      rim = { edges: 0, shell: shellOf[edges.triangle[edge]!]!, box };
      boxes.set(root, rim);
    }
    rim.edges++;
    for (const place of [edges.low[edge]!, edges.high[edge]!]) {
      for (let axis = 0; axis < 3; axis++) {
        const value = points[place * 3 + axis]!;
        rim.box[axis] = Math.min(rim.box[axis]!, value);
        rim.box[axis + 3] = Math.max(rim.box[axis + 3]!, value);
      }
    }
  }
  return [...boxes.values()].map(({ edges: own, shell, box }) => {
    const width = Math.hypot(box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!);
    return { edges: own, width, share: width ** 2 / shells[shell]!.area };
  });
}
