import { cross, minus } from '@meshwright/gltf/math';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';

/** A box of half sizes w, h, d with flat chamfers along its edges. */
export function boxFacets(w: number, h: number, d: number, bevel: number): Facets {
  const b = Math.min(bevel, w, h, d) * 0.999;
  if (b <= 0) return plainBox(w, h, d);
  const half: Point = [w, h, d];
  const points: Point[] = [];
  const at = new Map<string, number>();
  const signs = [-1, 1] as const;
  // Each corner of the box has one point on each of its three faces.
  const corner = (axis: number, sx: number, sy: number, sz: number): number => {
    const key = `${axis}${sx}${sy}${sz}`;
    const found = at.get(key);
    if (found !== undefined) return found;
    const sign = [sx, sy, sz];
    points.push([0, 1, 2].map((k) => sign[k]! * (k === axis ? half[k]! : half[k]! - b)) as unknown as Point);
    at.set(key, points.length - 1);
    return points.length - 1;
  };
  const spot = (axis: number, values: readonly [number, number][]): number => {
    const sign = [0, 0, 0];
    for (const [k, s] of values) sign[k] = s;
    return corner(axis, sign[0]!, sign[1]!, sign[2]!);
  };
  const faces: number[][] = [];
  const outward = (face: number[], direction: Point): void => {
    const [p, q, r] = [points[face[0]!]!, points[face[1]!]!, points[face[2]!]!];
    const n = cross(minus(q, p), minus(r, p));
    faces.push(n[0] * direction[0] + n[1] * direction[1] + n[2] * direction[2] < 0 ? face.reverse() : face);
  };
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const s of signs) {
      const direction = [0, 0, 0];
      direction[axis] = s;
      const face = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a, c]) =>
        spot(axis, [
          [axis, s],
          [u, a!],
          [v, c!],
        ]),
      );
      outward(face, direction as unknown as Point);
    }
    // The edges along this axis.
    for (const a of signs) {
      for (const c of signs) {
        const direction = [0, 0, 0];
        direction[u] = a;
        direction[v] = c;
        const edge = (face: number, s: number): number =>
          spot(face, [
            [axis, s],
            [u, a],
            [v, c],
          ]);
        outward([edge(u, -1), edge(u, 1), edge(v, 1), edge(v, -1)], direction as unknown as Point);
      }
    }
  }
  for (const x of signs)
    for (const y of signs)
      for (const z of signs) outward([corner(0, x, y, z), corner(1, x, y, z), corner(2, x, y, z)], [x, y, z]);
  return { points, faces };
}

function plainBox(w: number, h: number, d: number): Facets {
  const points: Point[] = [
    [-w, -h, d],
    [w, -h, d],
    [w, h, d],
    [-w, h, d],
    [-w, -h, -d],
    [w, -h, -d],
    [w, h, -d],
    [-w, h, -d],
  ];
  return {
    points,
    faces: [
      [0, 1, 2, 3],
      [5, 4, 7, 6],
      [1, 5, 6, 2],
      [4, 0, 3, 7],
      [3, 2, 6, 7],
      [4, 5, 1, 0],
    ],
  };
}
