import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { expect } from 'vitest';

/** Expects the walls of a knot, whose bar is 0.24 thick, printed at a height with a thinnest wall. */
export function knotWalls(found: Readonly<Record<string, unknown>>, heightMm: number, limitMm: number): void {
  const thin = found.thin_walls as { limit_mm: number; thinnest_mm: number | null; surface_share: number };
  expect(thin.limit_mm).toBe(limitMm);
  const { min, max } = measure(documentCorners(knotDocument(120, 16)));
  const bar = (heightMm * 0.24) / (max[1] - min[1]);
  if (bar < limitMm) {
    expect(thin.surface_share).toBeGreaterThan(0.9);
    expect(thin.thinnest_mm).toBeGreaterThan(bar * 0.75);
    expect(thin.thinnest_mm).toBeLessThan(bar * 1.05);
  } else expect(thin).toMatchObject({ thinnest_mm: null, surface_share: 0 });
}
