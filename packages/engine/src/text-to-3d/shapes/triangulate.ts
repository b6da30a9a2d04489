import { cross, dot } from '@meshwright/gltf/math';
import type { Point } from './shape.ts';

/** Triangulates a flat, simple polygon (counter-clockwise around `normal`) by ear clipping; it may be concave. */
export function triangulate(corners: readonly Point[], normal: Point): [number, number, number][] {
  if (corners.length === 3) return [[0, 1, 2]];
  const flat = flatten(corners, normal);
  const left = corners.map((_, i) => i);
  const triangles: [number, number, number][] = [];
  while (left.length > 3) {
    const at = findEar(flat, left);
    const n = left.length;
    triangles.push([left[(at + n - 1) % n]!, left[at]!, left[(at + 1) % n]!]);
    left.splice(at, 1);
  }
  triangles.push([left[0]!, left[1]!, left[2]!]);
  return triangles;
}

type Flat = readonly [number, number];

/** Returns the best-shaped ear, which avoids slivers in round outlines. */
function findEar(flat: readonly Flat[], left: readonly number[]): number {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  const n = left.length;
  for (let i = 0; i < n; i++) {
    const a = flat[left[(i + n - 1) % n]!]!;
    const b = flat[left[i]!]!;
    const c = flat[left[(i + 1) % n]!]!;
    const area = turn(a, b, c);
    if (area <= 0) continue;
    const score = area / (square(a, b) + square(b, c) + square(c, a));
    if (score <= bestScore) continue;
    const blocked = left.some((k) => {
      const p = flat[k]!;
      return p !== a && p !== b && p !== c && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
    });
    if (blocked) continue;
    best = i;
    bestScore = score;
  }
  return best;
}

function flatten(corners: readonly Point[], normal: Point): Flat[] {
  const side: Point = Math.abs(normal[1]) < 0.9 ? cross([0, 1, 0], normal) : cross([0, 0, 1], normal);
  const up = cross(normal, side);
  return corners.map((corner) => [dot(corner, side), dot(corner, up)]);
}

function turn(a: Flat, b: Flat, c: Flat): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function square(a: Flat, b: Flat): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}
