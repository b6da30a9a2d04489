import { expect, it } from 'vitest';
import { createForms } from './forms.ts';

const { box, sphere, cylinder, torus, tube, lathe, loft, blob } = createForms({
  tile: 1,
  gap: 0.004,
  detail: 1,
  faceted: false,
});
const trianglesOf = ({ indices }: { readonly indices: readonly number[] }) => indices.length / 3;

it('gives small round pieces fewer segments than large ones', () => {
  const counts = [0.01, 0.05, 0.2, 0.8].map((radius) => trianglesOf(sphere(radius)));
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  expect(counts[0]).toBeLessThan(60);
  expect(trianglesOf(torus(0.1, 0.005))).toBeLessThan(trianglesOf(torus(0.8, 0.2)) / 4);
});

it('gives a hoop as many segments as what it is around', () => {
  const sides = (radius: number) => trianglesOf(cylinder(radius, 1, { segments: 28 }));
  expect(sides(0.52)).toBe(sides(0.5));
});

it('a shortest edge takes segments from small round pieces and none from large ones', () => {
  const coarse = createForms({ tile: 1, gap: 0.004, edge: 0.06, detail: 1, faceted: false });
  expect(trianglesOf(coarse.sphere(0.03))).toBeLessThan(trianglesOf(sphere(0.03)));
  expect(trianglesOf(coarse.cylinder(0.02, 1, { segments: 8 }))).toBe(5 * 4);
  expect(trianglesOf(coarse.blob(0.1, { rough: 0.3, lumps: 5, seed: 1 }))).toBeLessThan(
    trianglesOf(blob(0.1, { rough: 0.3, lumps: 5, seed: 1 })) / 2,
  );
  expect(trianglesOf(coarse.sphere(0.5))).toBe(trianglesOf(sphere(0.5)));
  // A hoop has as many segments as what it is around.
  const sides = (radius: number) => trianglesOf(coarse.cylinder(radius, 1, { segments: 28 }));
  expect(sides(0.11)).toBe(sides(0.1));
});

it('has more segments than the roundest of a normal look where more detail is asked for', () => {
  const fine = createForms({ tile: 1, gap: 0.002, detail: 4, faceted: false });
  expect(trianglesOf(fine.cylinder(0.5, 1, { segments: 24 }))).toBe(96 * 4);
});

it('a bar that is thinner than half of the shortest edge is one surface, and a plate of its thickness is not', () => {
  const coarse = createForms({ tile: 1, gap: 0.004, edge: 0.06, detail: 1, faceted: false });
  const spike = coarse.cylinder(0.01, 1, { segments: 5 });
  const normals = new Set(
    Array.from({ length: spike.normals.length / 3 }, (_, i) => spike.normals.slice(3 * i, 3 * i + 3).join()),
  );
  // The five corners of both ends, and the middles of the two lids.
  expect(normals.size).toBe(12);
  expect(coarse.box(1, 1, 0.02).normals).toContain(1);
});

it.each([3, 4, 6])('has exactly %i sides where so few are asked for', (segments) => {
  // A prism: two triangles a side, and as many as sides at both ends.
  expect(trianglesOf(cylinder(0.01, 1, { segments }))).toBe(segments * 4);
});

it('keeps the segments of a piece that ripples', () => {
  expect(trianglesOf(cylinder(0.01, 1, { segments: 48, exact: true }))).toBe(48 * 4);
});

it('bevels what is large enough to be seen', () => {
  expect(trianglesOf(box(0.04, 0.04, 0.04, { bevel: 0.003 }))).toBe(12);
  expect(trianglesOf(box(1, 1, 1, { bevel: 0.03 }))).toBeGreaterThan(12);
});

it('a bevelled box has one normal for each of the three corners at its edges', () => {
  const { normals } = box(1, 1, 1, { bevel: 0.03 });
  const known = new Set(
    Array.from({ length: normals.length / 3 }, (_, i) => normals.slice(3 * i, 3 * i + 3).join()),
  );
  expect(known.size).toBe(24);
});

it('a round piece of few segments is smooth', () => {
  // Two lids of twelve triangles, and one corner for each of the twelve segments at both ends, with a second on the seam.
  expect(cylinder(0.05, 1, { segments: 24 }).positions.length / 3).toBe(2 * 25 + 2 * 13);
});

it('a thin plate has one normal at each of its corners, and a thick one has three', () => {
  const normalsOf = ({ positions, normals }: ReturnType<typeof box>): number =>
    new Set(
      Array.from({ length: positions.length / 3 }, (_, i) =>
        [...positions.slice(3 * i, 3 * i + 3), ...normals.slice(3 * i, 3 * i + 3)].join(),
      ),
    ).size;
  expect(normalsOf(box(1, 1, 0.007))).toBe(8);
  expect(normalsOf(box(1, 1, 0.1))).toBe(24);
});

it('a loft leaves out rings where it is straight, and ends in a point without a lid', () => {
  const ring = (y: number, half: number): [number, number, number][] => [
    [half, y, half],
    [half, y, -half],
    [-half, y, -half],
    [-half, y, half],
  ];
  // Four faces of two triangles and two lids.
  expect(trianglesOf(loft([0, 0.25, 0.5, 0.75, 1].map((y) => ring(y, 0.1))))).toBe(12 + 8);
  expect(trianglesOf(loft([ring(0, 0), ring(0.5, 0.1), ring(1, 0)]))).toBe(8);
});

it('leaves out the points of a curve where it is straight', () => {
  const curve = Array.from({ length: 9 }, (_, i): [number, number] => [i === 0 || i === 8 ? 0 : 1, i / 8]);
  expect(trianglesOf(lathe(curve, { spline: true }))).toBeLessThan(trianglesOf(lathe(curve)) / 2);
});

it('a lumpy ball is one surface', () => {
  const { positions } = blob(0.3, { rough: 0.5, lumps: 5, seed: 1 });
  const places = new Set(
    Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(3 * i, 3 * i + 3).join()),
  );
  // Corners are twice on the seam and at the poles alone.
  expect(positions.length / 3).toBeLessThan(places.size * 1.25);
});

it('a lump that is smaller than a few gaps has fewer rings', () => {
  const lumps = (rough: number) => trianglesOf(blob(0.1, { rough, lumps: 5, seed: 1 }));
  expect(lumps(0.02)).toBeLessThan(lumps(0.4));
});

it('a long ellipsoid has fewer triangles than a ball around it', () => {
  expect(trianglesOf(sphere([0.05, 0.05, 0.5]))).toBeLessThan(trianglesOf(sphere(0.5)));
});

it('a tube that tapers has one corner where its faces meet, apart from its seam', () => {
  const path = Array.from({ length: 9 }, (_, i): [number, number, number] => [0, i / 8, 0]);
  const { positions } = tube(path, (t) => 0.2 - 0.15 * t, { sides: 12 });
  // Nine rings of twelve corners and a second one on the seam, and two lids with corners of their own.
  expect(positions.length / 3).toBeLessThanOrEqual(9 * 13 + 2 * 12);
});
