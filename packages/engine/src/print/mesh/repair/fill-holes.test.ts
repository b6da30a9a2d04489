import { describe, expect, it } from 'vitest';
import { openKernel } from '../../solid/kernel.ts';
import { fillHoles } from './fill-holes.ts';

type Point = readonly [number, number, number];

/** A square loop around the origin at a height; reversed when its size is negative. */
const square = (size: number, z = 0): Point[] => [
  [-size, -Math.abs(size), z],
  [size, -Math.abs(size), z],
  [size, Math.abs(size), z],
  [-size, Math.abs(size), z],
];

const kernel = await openKernel();

/** Fills loops of points; returns the number of faces and their area. */
function filled(...rings: readonly (readonly Point[])[]): { faces: number; area: number } {
  const points = rings.flat();
  let next = 0;
  const loops = rings.map((ring) => ring.map(() => next++));
  const corners = fillHoles(kernel, loops, (corner) => points[corner]!);
  let area = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [points[corners[i]!]!, points[corners[i + 1]!]!, points[corners[i + 2]!]!];
    const [u, v] = [b.map((x, k) => x - a[k]!), c.map((x, k) => x - a[k]!)] as [number[], number[]];
    area +=
      Math.hypot(
        u[1]! * v[2]! - u[2]! * v[1]!,
        u[2]! * v[0]! - u[0]! * v[2]!,
        u[0]! * v[1]! - u[1]! * v[0]!,
      ) / 2;
  }
  return { faces: corners.length / 3, area };
}

const bent = [...square(1).slice(0, 3), [-1, 1, 0.7]] as Point[];
const bowTie: Point[] = [
  [-1, -1, 0],
  [1, 1, 0],
  [1, -1, 0],
  [-1, 1, 0],
];

describe('closes every loop with faces over its own corners', () => {
  it.each([
    ['a square', [square(1)], 2, 4],
    ['a ring: what runs the other way stays a hole', [square(1), square(-0.5)], 8, 3],
    ['a ring whose inner loop comes first', [square(-0.5), square(1)], 8, 3],
    [
      'two holes in one',
      [
        square(3),
        square(-1).map(([x, y, z]) => [x + 1.5, y, z] as Point),
        square(-1).map(([x, y, z]) => [x - 1.5, y, z] as Point),
      ],
      14,
      28,
    ],
    ['squares in different planes', [square(1), square(-0.5, 1)], 4, 5],
  ] as const)('%s', (_, rings, faces, area) => {
    const found = filled(...rings);
    expect(found.faces).toBe(faces);
    expect(found.area).toBeCloseTo(area, 6);
  });

  it.each([
    ['a loop that is not flat', bent],
    ['a loop that crosses itself', bowTie],
  ])('%s', (_, ring) => {
    expect(filled(ring).faces).toBe(ring.length - 2);
  });
});
