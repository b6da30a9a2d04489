import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { damagedBox } from '../../testing/damaged-boxes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const analyze = async (
  model: ReturnType<typeof damagedBox>,
  request = {},
): Promise<Record<string, unknown>> =>
  (await runRecorded('analyze-printability', request, { model })).result.printability as Record<
    string,
    unknown
  >;

it.each([
  ['sound', { watertight: true, holes: 0, volume_mm3: 1e9, size_mm: [1000, 1000, 1000] }],
  ['a missing side', { watertight: false, holes: 1, hole_edges: [4] }],
  ['two missing sides', { watertight: false, holes: 2, hole_edges: [4, 4] }],
  ['a turned side', { watertight: false, holes: 0, flipped_faces: 2, volume_mm3: 1e9 }],
  ['a doubled side', { watertight: false, degenerate_or_duplicate_faces: 2, volume_mm3: 1e9 }],
  ['a fin', { watertight: false, non_manifold_edges: 1 }],
  ['a hole in a hole', { watertight: false, holes: 4 }],
] as const)('a box with %s', async (fault, expected) => {
  expect(await analyze(damagedBox(fault))).toMatchObject(expected);
});

it('checks walls only if the printer or the size is stated', async () => {
  expect(await analyze(damagedBox('sound'))).not.toHaveProperty('thin_walls');
  expect(await analyze(damagedBox('sound'), { printer_type: 'fdm' })).toHaveProperty('thin_walls');
});

it.each([['fdm', 3, 0.8]])(
  'a knot for %s at %s mm: walls under %s mm',
  async (printer_type, print_size_mm, limit) => {
    const model = { name: 'knot', bytes: await writeGlb(knotDocument(120, 16)) };
    const found = await analyze(model, { printer_type, print_size_mm });
    const size = Math.max(...(found.size_mm as number[]));
    expect(size).toBeCloseTo(print_size_mm, 2);
    const thin = found.thin_walls as { limit_mm: number; thinnest_mm: number | null; surface_share: number };
    expect(thin.limit_mm).toBe(limit);
    // The knot's bar is 0.24 thick in a box about 2 long.
    const bar = (print_size_mm * 0.24) / 1.99;
    if (bar < limit) {
      expect(thin.surface_share).toBeGreaterThan(0.9);
      expect(thin.thinnest_mm).toBeGreaterThan(bar * 0.75);
      expect(thin.thinnest_mm).toBeLessThan(bar * 1.05);
    } else expect(thin).toMatchObject({ thinnest_mm: null, surface_share: 0 });
  },
);

it('refuses a model without triangles', async () => {
  const model = { name: 'points.obj', bytes: new TextEncoder().encode('v 0 0 0\nv 1 0 0\n') };
  await expect(analyze(model)).rejects.toMatchObject({
    code: expect.stringMatching(/no_geometry|unreadable_model/),
  });
});
