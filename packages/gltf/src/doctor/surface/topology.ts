import { DisjointSets } from './disjoint-sets.ts';
import { normalInto } from './triangle-normal.ts';

/** Edges of a surface, and its shells: triangles that are connected over edges. */
export interface Topology {
  edges: Edges;
  /** The edge from each corner to the next one of its triangle. */
  edgeOf: Uint32Array;
  /** The shell of each triangle. */
  shellOf: Uint32Array;
  shells: Shell[];
  /** The area of each triangle. */
  areas: Float64Array;
}

/** One row per edge; `low` is the place with the lower number. */
interface Edges {
  count: number;
  low: Uint32Array;
  high: Uint32Array;
  /** Triangles at the edge, at most 255. */
  faces: Uint8Array;
  /** Triangles that run along the edge from `low` to `high`, at most 255. */
  forward: Uint8Array;
  /** One of its triangles. */
  triangle: Uint32Array;
}

export interface Shell {
  triangles: number;
  area: number;
  /** Six times the enclosed volume; negative where faces point inwards. Only of use for closed shells. */
  volume: number;
  min: [number, number, number];
  max: [number, number, number];
  edges: number;
  /** Edges with one triangle. */
  open: number;
  /** Edges of two triangles with opposite fronts. */
  mixed: number;
}

export function topologyOf(triangles: Uint32Array, points: Float64Array): Topology {
  const count = triangles.length / 3;
  const edges: Edges = {
    count: 0,
    low: new Uint32Array(count * 3),
    high: new Uint32Array(count * 3),
    faces: new Uint8Array(count * 3),
    forward: new Uint8Array(count * 3),
    triangle: new Uint32Array(count * 3),
  };
  const edgeOf = new Uint32Array(count * 3);
  const sets = new DisjointSets(count);
  const mask = 2 ** Math.ceil(Math.log2(Math.max(8, count * 3))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  for (let corner = 0, triangle = 0, side = 0; corner < triangles.length; corner++) {
    const from = triangles[corner]!;
    const to = triangles[side === 2 ? corner - 2 : corner + 1]!;
    const forward = from < to ? 1 : 0;
    const low = forward ? from : to;
    const high = forward ? to : from;
    // Neighbouring places get neighbouring slots, so that the table is read nearly in order.
    let slot = (Math.imul(low, 3) + Math.imul(high, 5)) & mask;
    for (;;) {
      const edge = table[slot]!;
      if (edge === -1) {
        table[slot] = edges.count;
        edgeOf[corner] = edges.count;
        edges.low[edges.count] = low;
        edges.high[edges.count] = high;
        edges.faces[edges.count] = 1;
        edges.forward[edges.count] = forward;
        edges.triangle[edges.count++] = triangle;
        break;
      }
      if (edges.low[edge] === low && edges.high[edge] === high) {
        edgeOf[corner] = edge;
        if (edges.faces[edge]! < 255) {
          edges.faces[edge]!++;
          edges.forward[edge]! += forward;
        }
        sets.join(edges.triangle[edge]!, triangle);
        break;
      }
      slot = (slot + 1) & mask;
    }
    if (++side === 3) {
      side = 0;
      triangle++;
    }
  }
  const { groupOf: shellOf, groups } = sets.groups();
  const areas = new Float64Array(count);
  const normal = new Float64Array(3);
  for (let triangle = 0; triangle < count; triangle++)
    areas[triangle] = normalInto(normal, points, triangles, triangle * 3) / 2;
  const shells = shellsOf(triangles, points, { edges, shellOf, count: groups, areas });
  return { edges, edgeOf, shellOf, shells, areas };
}

function shellsOf(
  triangles: Uint32Array,
  points: Float64Array,
  {
    edges,
    shellOf,
    count,
    areas,
  }: { edges: Edges; shellOf: Uint32Array; count: number; areas: Float64Array },
): Shell[] {
  const shells = Array.from({ length: count }, (): Shell => {
    const [far, near] = [Infinity, -Infinity];
    return {
      triangles: 0,
      area: 0,
      volume: 0,
      min: [far, far, far],
      max: [near, near, near],
      edges: 0,
      open: 0,
      mixed: 0,
    };
  });
  for (let triangle = 0; triangle < shellOf.length; triangle++) {
    const shell = shells[shellOf[triangle]!]!;
    shell.triangles++;
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
      const at = triangles[corner]! * 3;
      for (let axis = 0; axis < 3; axis++) {
        const value = points[at + axis]!;
        if (value < shell.min[axis]!) shell.min[axis] = value;
        if (value > shell.max[axis]!) shell.max[axis] = value;
      }
    }
    shell.area += areas[triangle]!;
    shell.volume += volumeBelow(points, triangles, triangle * 3);
  }
  for (let edge = 0; edge < edges.count; edge++) {
    const shell = shells[shellOf[edges.triangle[edge]!]!]!;
    shell.edges++;
    if (edges.faces[edge] === 1) shell.open++;
    else if (edges.faces[edge] === 2 && edges.forward[edge] !== 1) shell.mixed++;
  }
  return shells;
}

/** Six times the volume between the triangle and the origin. */
function volumeBelow(p: Float64Array, triangles: Uint32Array, at: number): number {
  const a = triangles[at]! * 3;
  const b = triangles[at + 1]! * 3;
  const c = triangles[at + 2]! * 3;
  const x = p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!;
  const y = p[b + 2]! * p[c]! - p[b]! * p[c + 2]!;
  const z = p[b]! * p[c + 1]! - p[b + 1]! * p[c]!;
  return p[a]! * x + p[a + 1]! * y + p[a + 2]! * z;
}
