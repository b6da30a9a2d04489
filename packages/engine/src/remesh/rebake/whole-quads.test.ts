import { describe, expect, it } from 'vitest';
import { type Layout, wholeQuads } from './whole-quads.ts';

const square = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
const triangle = [5, 0, 0, 6, 0, 0, 6, 1, 0];
/** The square cut along its diagonal: each half is a chart. */
const cut: Layout = {
  corners: Uint32Array.of(0, 1, 2, 3, 4, 5),
  uvs: [0, 0, 1, 0, 1, 1, 4, 0, 5, 1, 4, 1],
  sources: [0, 1, 2, 0, 2, 3],
  charts: [0, 0, 0, 1, 1, 1],
};
/** The same with a triangle of given coordinates in each of the charts, the first one first. */
const filled = (...uvs: readonly (readonly number[])[]): Layout => ({
  corners: Uint32Array.from({ length: 6 + uvs.length * 3 }, (_, i) => i),
  uvs: [...cut.uvs, ...uvs.flat()],
  sources: [...cut.sources, ...uvs.flatMap(() => [4, 5, 6])],
  charts: [...cut.charts, ...uvs.flatMap((_, chart) => [chart, chart, chart])],
});
const beside = [0, 0, 1, 1, 0, 1];
const below = [4, 0, 5, 0, 5, 1];

describe('a quad whose triangles are in two charts', () => {
  it('becomes whole in one of them, in the form that it has on the surface', () => {
    const { corners, uvs, sources, charts } = wholeQuads(cut, square, 1);
    expect([...corners]).toEqual([0, 1, 2, 0, 2, 6]);
    expect(uvs.slice(12)).toEqual([0, 1]);
    expect([sources[6], charts[6]]).toEqual([3, 0]);
    expect([...cut.corners]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(cut.uvs).toHaveLength(12);
  });

  it('becomes whole in the smaller chart where the larger has another face in that place', () => {
    const { corners } = wholeQuads(filled(beside), [...square, ...triangle], 1);
    expect([...corners.subarray(0, 6)]).toEqual([3, 9, 4, 3, 4, 5]);
  });

  it('stays cut where both charts have other faces in that place', () => {
    const layout = filled(beside, below);
    expect(wholeQuads(layout, [...square, ...triangle], 1)).toEqual(layout);
  });
});
