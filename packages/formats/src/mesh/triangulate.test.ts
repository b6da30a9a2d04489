import { expect, it } from 'vitest';
import { triangulate } from './triangulate.ts';

/** Areas of the triangles of a polygon in the plane, negative for those that turn the other way. */
function areas(outline: readonly (readonly [number, number])[]): number[] {
  const points = outline.flatMap(([x, y]) => [x, y, 0]);
  const cut = triangulate(points, outline.length, (corner) => corner * 3);
  return Array.from({ length: cut.length / 3 }, (_, i) => {
    const [a, b, c] = [0, 1, 2].map((k) => outline[cut[i * 3 + k]!]!);
    return ((b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0])) / 2;
  });
}

it('cuts a concave quad along the diagonal that is inside, as a quad is noted', () => {
  const arrow = [0, 0, 0, 4, 2, 0, 1, 2, 0, 0, 4, 0];
  for (let turn = 0; turn < 4; turn++) {
    const cut = triangulate(arrow, 4, (corner) => ((corner + turn) % 4) * 3);
    expect([cut[3], cut[4]]).toEqual([cut[0], cut[2]]);
    // The diagonal leaves the corner that points inwards, or ends there.
    const corners = cut.map((corner) => (corner + turn) % 4);
    expect([corners[0], corners[2]].sort()).toEqual([0, 2]);
  }
});

it.each<[string, readonly (readonly [number, number])[], number]>([
  [
    'an L',
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ],
    5,
  ],
  [
    'a star',
    Array.from({ length: 10 }, (_, i) => {
      const radius = i % 2 === 0 ? 2 : 0.7;
      return [radius * Math.cos((i * Math.PI) / 5), radius * Math.sin((i * Math.PI) / 5)] as const;
    }),
    10 * 0.5 * 2 * 0.7 * Math.sin(Math.PI / 5),
  ],
  [
    'corners in a line',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [0, 1],
    ],
    2,
  ],
])('stays inside %s', (_, outline, area) => {
  const triangleAreas = areas(outline);
  expect(triangleAreas).toHaveLength(outline.length - 2);
  expect(Math.min(...triangleAreas)).toBeGreaterThanOrEqual(0);
  expect(triangleAreas.reduce((sum, own) => sum + own, 0)).toBeCloseTo(area, 6);
});

it('cuts a spiral of four thousand corners, where most corners hide others', () => {
  const arm = Array.from({ length: 2000 }, (_, i) => [i * 0.05, 1 + i * 0.01] as const);
  const place = (angle: number, radius: number) =>
    [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  const outline = [
    ...arm.map(([angle, radius]) => place(angle, radius + 0.05)),
    ...arm.toReversed().map(([angle, radius]) => place(angle, radius)),
  ];
  expect(areas(outline)).toHaveLength(outline.length - 2);
});

it('ends for a polygon that crosses itself, and for one of many corners', () => {
  expect(
    areas([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
      [1, 3],
      [-1, 1],
    ]),
  ).toHaveLength(4);
  const many = Array.from({ length: 5_000 }, (_, i) => [Math.cos(i), Math.sin(i)] as const);
  expect(areas(many)).toHaveLength(4_998);
});
