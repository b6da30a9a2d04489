import { expect, it } from 'vitest';
import { coverOf } from './cover.ts';

it.each([
  { triangles: 1, covered: 0.5 },
  { triangles: 128, covered: 0.5 },
  { triangles: 129, covered: undefined },
  { triangles: 1_000_000, covered: undefined },
])(
  'draws $triangles triangles that have half of the picture each: up to 64 pictures',
  ({ triangles, covered }) => {
    const half = [0, 0, 1, 0, 0, 1];
    const cover = coverOf({
      uvs: Float32Array.from({ length: triangles * 6 }, (_, at) => half[at % 6]!),
      chartOf: Uint32Array.from({ length: triangles }, (_, at) => at),
      charts: triangles,
      box: [0, 0, 1, 1],
    });
    if (covered === undefined) expect(cover).toBeNull();
    else expect(cover?.covered).toBeCloseTo(covered, 2);
  },
);
