import { describe, expect, it } from 'vitest';
import { keycapBase } from '../../creative-lab/keycap/base.ts';
import { body, stem } from '../../creative-lab/keycap/dimensions.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const build = async (options: object, subject: 'cat' | 'harlequin' = 'cat') =>
  runRecorded('keycap-build', { options }, { image: await photo(subject) });

it('the socket has the cited dimensions within 0.05 mm, and the body those of the constants', async () => {
  const { whole } = keycapBase(await openKernel());
  // Turned upright for a section: the axis of the stem along z.
  const section = whole.rotate([90, 0, 0]).slice(body.stemInset + 2);
  const rings = section.toPolygons().map((ring) => ({
    across: Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x)),
    along: Math.max(...ring.map(([, y]) => y)) - Math.min(...ring.map(([, y]) => y)),
    ring,
  }));
  const cross = rings.reduce((a, b) => (b.across < a.across ? b : a));
  expect(Math.abs(cross.across - stem.across.width)).toBeLessThan(0.05);
  expect(Math.abs(cross.along - stem.along.width)).toBeLessThan(0.05);
  const extreme = (axis: 0 | 1): number => {
    const reach = Math.max(...cross.ring.map((point) => point[axis]));
    const tip = cross.ring
      .filter((point) => point[axis] > reach - 1e-3)
      .map((point) => point[axis === 0 ? 1 : 0]);
    return Math.max(...tip) - Math.min(...tip);
  };
  expect(Math.abs(extreme(0) - stem.across.thickness)).toBeLessThan(0.05);
  expect(Math.abs(extreme(1) - stem.along.thickness)).toBeLessThan(0.05);
  const post = rings.find(({ across }) => Math.abs(across - stem.outerDiameter) < 0.05);
  expect(post?.along).toBeCloseTo(stem.outerDiameter, 1);
  const { min, max } = whole.boundingBox();
  expect(max[0] - min[0]).toBeCloseTo(body.bottom, 1);
  expect(max[2] - min[2]).toBeCloseTo(body.bottom, 1);
  expect(max[1]).toBeCloseTo(body.height, 1);
  // Above the socket's depth the post is solid.
  const above = whole
    .rotate([90, 0, 0])
    .slice(body.stemInset + stem.depth + 0.2)
    .toPolygons();
  expect(above.every((ring) => Math.max(...ring.map(([x]) => x)) > 2)).toBe(true);
});

describe('options', () => {
  it.each([{ head_size_mm: 9 }, { head_size_mm: 41 }, { vertical_offset_mm: -6 }, { base_model: 'other' }])(
    'refuses %o',
    async (options) => {
      await expect(build(options)).rejects.toMatchObject({ code: 'invalid_option' });
    },
  );
});
