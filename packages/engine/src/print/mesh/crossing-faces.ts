import { Matrix4 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import { boxOf } from './box.ts';
import { cross, dot, minus, type Point } from './point.ts';

/** Pairs of faces that cross each other. */
export interface CrossingFaces {
  /** Number of faces that cross another. */
  readonly count: number;
  /** Two pieces whose faces cross, as `low * pieces + high`, or one with itself. */
  readonly pairs: ReadonlySet<number>;
}

/**
 * Finds faces that cross: an edge of one passes through the inside of the other. Faces that only touch, and those that
 * lie in one plane, do not cross.
 * @param tree over the same faces
 * @param pieceOf piece of each face, of `pieces`
 */
export function crossingFaces(
  tree: MeshBVH,
  faces: Uint32Array,
  points: Float32Array,
  { pieceOf, count: pieces }: { readonly pieceOf: Int32Array; readonly count: number },
): CrossingFaces {
  const isCrossing = new Uint8Array(faces.length / 3);
  const pairs = new Set<number>();
  const slack = touching(points);
  const cornerOf = (face: number, k: number): Point => {
    const at = faces[face * 3 + k]! * 3;
    return [points[at]!, points[at + 1]!, points[at + 2]!];
  };
  const compare = (one: number, other: number): void => {
    if (sharedPlaces(faces, one, other) > 1 || !boxesMeet(one, other)) return;
    const a = [cornerOf(one, 0), cornerOf(one, 1), cornerOf(one, 2)] as const;
    const b = [cornerOf(other, 0), cornerOf(other, 1), cornerOf(other, 2)] as const;
    if (!passes(a, b, slack) && !passes(b, a, slack)) return;
    isCrossing[one] = 1;
    isCrossing[other] = 1;
    const [low, high] = [pieceOf[one]!, pieceOf[other]!].sort((p, q) => p - q);
    pairs.add(low! * pieces + high!);
  };
  const boxesMeet = (one: number, other: number): boolean => {
    for (let k = 0; k < 3; k++) {
      let [low1, high1, low2, high2] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let c = 0; c < 3; c++) {
        const v1 = points[faces[one * 3 + c]! * 3 + k]!;
        const v2 = points[faces[other * 3 + c]! * 3 + k]!;
        if (v1 < low1) low1 = v1;
        if (v1 > high1) high1 = v1;
        if (v2 < low2) low2 = v2;
        if (v2 > high2) high2 = v2;
      }
      if (low1 > high2 || low2 > high1) return false;
    }
    return true;
  };
  tree.bvhcast(tree, new Matrix4(), {
    intersectsRanges(from1: number, count1: number, from2: number, count2: number) {
      for (let i = from1; i < from1 + count1; i++) {
        // Each pair is visited from both sides.
        for (let j = Math.max(from2, i + 1); j < from2 + count2; j++)
          compare(tree.resolveTriangleIndex(i), tree.resolveTriangleIndex(j));
      }
      return false;
    },
  });
  return { count: isCrossing.reduce((sum, value) => sum + value, 0), pairs };
}

/** Distance below which a point is on a plane: a millionth of the size, and no less than the numbers resolve. */
export function touching(points: Float32Array): number {
  const { low, high } = boxOf(points);
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const far = Math.max(...low.map(Math.abs), ...high.map(Math.abs));
  return Math.max(size * 1e-6, far * 2e-7);
}

function sharedPlaces(faces: Uint32Array, one: number, other: number): number {
  let shared = 0;
  for (let i = one * 3; i < one * 3 + 3; i++)
    for (let j = other * 3; j < other * 3 + 3; j++) if (faces[i] === faces[j]) shared++;
  return shared;
}

type Triangle = readonly [Point, Point, Point];

/** Returns whether an edge of the first triangle passes through the inside of the second. */
function passes(edges: Triangle, [a, b, c]: Triangle, slack: number): boolean {
  const normal = cross(minus(b, a), minus(c, a));
  const twice = Math.hypot(...normal);
  if (twice === 0) return false;
  const heights = edges.map((point) => dot(minus(point, a), normal) / twice);
  return edges.some((from, i) => {
    const j = (i + 1) % 3;
    const [h, g] = [heights[i]!, heights[j]!];
    if (h * g >= 0 || Math.abs(h) <= slack || Math.abs(g) <= slack) return false;
    const t = h / (h - g);
    const to = edges[j]!;
    const hit: Point = [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * t) as unknown as Point;
    // Distance of the hit from each side of the triangle.
    return [
      [a, b],
      [b, c],
      [c, a],
    ].every(([p, q]) => {
      const side = minus(q!, p!);
      return dot(cross(side, minus(hit, p!)), normal) > slack * twice * Math.hypot(...side);
    });
  });
}
