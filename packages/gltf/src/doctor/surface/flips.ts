import { numbersBelow } from './disjoint-sets.ts';
import type { Surface } from './surface.ts';

export interface Flips {
  triangles: number;
  area: number;
}

/** The smaller part of each connected piece, where its triangles do not all face the same side. */
export function flippedTriangles(surface: Surface): Flips {
  const flips: Flips = { triangles: 0, area: 0 };
  const { triangles, topology } = surface;
  if (topology.shells.every(({ mixed }) => mixed === 0)) return flips;
  const sides = sidesOf(surface);
  const pieces = new Map<number, [Flips, Flips]>();
  for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
    const { root, side } = sides.find(triangle);
    let piece = pieces.get(root);
    if (!piece) {
      piece = [
        { triangles: 0, area: 0 },
        { triangles: 0, area: 0 },
      ];
      pieces.set(root, piece);
    }
    piece[side].triangles++;
    piece[side].area += topology.areas[triangle]!;
  }
  for (const [front, back] of pieces.values()) {
    const less = front.area < back.area ? front : back;
    flips.triangles += less.triangles;
    flips.area += less.area;
  }
  return flips;
}

/**
 * Joins triangles over edges, with the knowledge whether they face the same side. Rims of separate sheets that lie in
 * one place join nothing: they share no vertex, and their shell is open.
 */
function sidesOf({ points, triangles, corners, topology }: Surface): Sides {
  const { edges, edgeOf, shellOf, shells } = topology;
  const sides = new Sides(triangles.length / 3);
  const first = new Int32Array(edges.count).fill(-1);
  for (let corner = 0; corner < triangles.length; corner++) {
    const edge = edgeOf[corner]!;
    if (edges.faces[edge] !== 2) continue;
    const other = first[edge]!;
    if (other === -1) {
      first[edge] = corner;
      continue;
    }
    const shell = shells[shellOf[Math.floor(corner / 3)]!]!;
    const mixed = edges.forward[edge] !== 1;
    const [from, to] = mixed ? [other, next(other)] : [next(other), other];
    const sewn = corners[corner] === corners[from] && corners[next(corner)] === corners[to];
    if (!sewn && shell.open > shell.edges * NEARLY_CLOSED) continue;
    if (mixed && cosineAround(points, triangles, other, corner) > FOLDED) continue;
    sides.join(Math.floor(other / 3), Math.floor(corner / 3), mixed);
  }
  return sides;
}

/** Groups of triangles, each on one of two sides of its group. */
class Sides {
  readonly #parent: Int32Array;
  /** 1 where a triangle faces the other side than its parent. */
  readonly #turned: Uint8Array;

  constructor(count: number) {
    this.#parent = numbersBelow(count);
    this.#turned = new Uint8Array(count);
  }

  find(member: number): { root: number; side: 0 | 1 } {
    let [root, side] = [member, 0];
    while (this.#parent[root] !== root) {
      side ^= this.#turned[root]!;
      root = this.#parent[root]!;
    }
    let [at, rest] = [member, side];
    while (this.#parent[at] !== root && at !== root) {
      const above = this.#parent[at]!;
      const own = this.#turned[at]!;
      this.#parent[at] = root;
      this.#turned[at] = rest;
      rest ^= own;
      at = above;
    }
    return { root, side: side as 0 | 1 };
  }

  /** A pair that is already joined, such as around a Moebius strip, stays as it is. */
  join(a: number, b: number, turned: boolean): void {
    const [one, other] = [this.find(a), this.find(b)];
    if (one.root === other.root) return;
    this.#parent[other.root] = one.root;
    this.#turned[other.root] = one.side ^ other.side ^ (turned ? 1 : 0);
  }
}

/** Cosine of the angle between two triangles around the edge that begins at both corners. */
function cosineAround(points: Float64Array, triangles: Uint32Array, one: number, other: number): number {
  const [from, to] = [triangles[one]! * 3, triangles[next(one)]! * 3];
  const edge = [0, 1, 2].map((axis) => points[to + axis]! - points[from + axis]!);
  const length = edge.reduce((sum, value) => sum + value * value, 0);
  const [a, b] = [one, other].map((corner) => {
    const tip = triangles[next(next(corner))]! * 3;
    const side = [0, 1, 2].map((axis) => points[tip + axis]! - points[from + axis]!);
    const along = side.reduce((sum, value, axis) => sum + value * edge[axis]!, 0) / length;
    const across = side.map((value, axis) => value - edge[axis]! * along);
    const width = Math.hypot(...across);
    return across.map((value) => value / width);
  });
  return a!.reduce((sum, value, axis) => sum + value * b![axis]!, 0);
}

function next(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}

/** Share of the edges of a shell that may be open. */
const NEARLY_CLOSED = 0.02;
/** 60 degrees; at the side of a box turned inside out there are 90. */
const FOLDED = 0.5;
