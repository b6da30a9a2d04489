import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { it } from 'vitest';
import { knotWalls } from '../../testing/knot-walls.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

it.each([
  ['fdm', 3, 1],
  ['sla', 3, 0.8],
  ['full_color', 3, 2],
  ['fdm', 60, 1],
])('a knot for %s %s mm tall: walls under %s mm', async (printer_type, intended_print_height_mm, limit) => {
  const model = { name: 'knot', bytes: await writeGlb(knotDocument(120, 16)) };
  const request = { printer_type, intended_print_height_mm };
  const { result } = await runRecorded('analyze-printability', request, { model });
  knotWalls(result.printability as Record<string, unknown>, intended_print_height_mm, limit);
});
