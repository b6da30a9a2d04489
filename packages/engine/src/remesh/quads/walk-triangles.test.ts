import { expect, it } from 'vitest';
import { pairQuads } from '../pair-quads.ts';
import { walkTriangles } from './walk-triangles.ts';

/** Two squares in a row between two triangles. */
const points = [
  [0, 0.5],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0.5],
  [3, 1],
  [2, 1],
  [1, 1],
];
const positions = Float64Array.from(points.flatMap(([x, y]) => [x!, y!, 0]));
const given = {
  indices: Uint32Array.of(1, 2, 6, 1, 6, 7, 2, 3, 5, 2, 5, 6, 0, 1, 7, 3, 4, 5),
  quads: 2,
  origins: Uint32Array.of(0, 1, 2, 3, 4, 5),
};

const areaOf = (indices: Uint32Array): number => {
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map((k) => points[indices[at + k]!]!) as number[][] as [
      [number, number],
      [number, number],
      [number, number],
    ];
    const own = ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    expect(own).toBeGreaterThan(0);
    area += own;
  }
  return area;
};

it('two triangles with quads between them become a quad, and the surface stays', () => {
  const walked = walkTriangles(positions, given, () => false);
  expect(walked.quads).toBe(3);
  expect(walked.indices.length).toBe(given.indices.length);
  expect(areaOf(walked.indices)).toBeCloseTo(areaOf(given.indices));
  expect([...walked.origins].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(pairQuads(positions, walked.indices).quads).toBe(3);
});

it('a triangle walks over no line', () => {
  const isLine = (a: number, b: number): boolean => Math.min(a, b) === 2 && Math.max(a, b) === 6;
  const walked = walkTriangles(positions, given, isLine);
  expect(walked.quads).toBe(2);
  expect([...walked.indices]).toEqual([...given.indices]);
});
