import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLongEdges, withMiddles } from './split-long-edges.ts';

/** A closed box: 12 triangles on 8 corners. */
const corners = Float32Array.from(
  [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].flatMap((z) => [x, y, z]))),
);
const faces = Uint32Array.from([
  0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
]);

const side = fc.double({ min: 0.2, max: 3, noNaN: true });

it('leaves no edge too long, no gap, and the volume unchanged', () => {
  assertProperty(
    fc.property(
      fc.tuple(side, side),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      ([wide, high], longest) => {
        const box = corners.map((x, i) => x * (i % 3 === 0 ? wide : i % 3 === 1 ? high : 1));
        const { indices, middles } = splitLongEdges(box, faces, { points: [], longest }, 1e6);
        const positions = withMiddles(box, 3, middles);
        const open = new Map<string, number>();
        let [volume, most] = [0, 0];
        for (let t = 0; t < indices.length; t += 3) {
          const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
          for (const [from, to] of [
            [a, b],
            [b, c],
            [c, a],
          ] as const) {
            open.set(`${from} ${to}`, (open.get(`${from} ${to}`) ?? 0) + 1);
            const length = Math.hypot(
              ...[0, 1, 2].map((k) => positions[from * 3 + k]! - positions[to * 3 + k]!),
            );
            most = Math.max(most, length);
          }
          const [p, q, r] = [a, b, c].map((v) => positions.subarray(v * 3, v * 3 + 3)) as [
            Float32Array,
            Float32Array,
            Float32Array,
          ];
          volume +=
            (p[0]! * (q[1]! * r[2]! - q[2]! * r[1]!) +
              p[1]! * (q[2]! * r[0]! - q[0]! * r[2]!) +
              p[2]! * (q[0]! * r[1]! - q[1]! * r[0]!)) /
            6;
        }
        const torn = [...open.keys()].filter(
          (edge) => open.get(edge.split(' ').reverse().join(' ')) !== open.get(edge),
        );
        expect(torn).toEqual([]);
        expect(most).toBeLessThanOrEqual(longest * 1.0001);
        expect(Math.abs(volume)).toBeCloseTo(wide * high, 2);
      },
    ),
    { numRuns: 20 },
  );
});

it('stops before there would be too many triangles', () => {
  const { indices, middles } = splitLongEdges(corners, faces, { points: [], longest: 0.01 }, 500);
  expect(indices.length / 3).toBeLessThanOrEqual(500);
  expect(Math.max(...indices)).toBe(8 + middles.length / 2 - 1);
});

it('halves edges beside a place that bends, and leaves faces far from it as they are', () => {
  const column = corners.map((x, i) => (i % 3 === 1 ? x * 20 : x));
  const near = splitLongEdges(column, faces, { points: [[0.5, 0, 0.5]], longest: 1.5 }, 1e6);
  const everywhere = splitLongEdges(column, faces, { points: [], longest: 1.5 }, 1e6);
  expect(near.indices.length).toBeGreaterThan(faces.length);
  expect(near.indices.length).toBeLessThan(everywhere.indices.length / 2);
  const heights = Array.from(withMiddles(column, 3, near.middles)).filter((_, i) => i % 3 === 1);
  expect(heights.filter((y) => y > 0 && y < 5).length).toBeGreaterThan(0);
  expect(heights.filter((y) => y > 10.1 && y < 20)).toEqual([]);
});
