import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import type { damagedBox } from '../../testing/damaged-boxes.ts';
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
  ['fdm', 3, 0.8],
  ['resin', 3, 0.5],
  ['fdm', 60, 0.8],
])('a knot for %s at %s mm: walls under %s mm', async (printer_type, print_size_mm, limit) => {
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
});
