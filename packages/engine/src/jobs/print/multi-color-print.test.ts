import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

/** Elongated, so that the surface to subdivide is small for the length. */
const long = knotDocument(24, 6, { colored: true });
long.getRoot().listNodes()[0]!.setScale([1, 0.12, 0.12]);
const knot = await writeGlb(long);
const color = async (request: Readonly<Record<string, unknown>>, bytes = knot) =>
  (await runRecorded('multi-color-print', request, { model: { name: 'm', bytes: bytes.slice() } })).files[
    'model.3mf'
  ]!;
const model = (bytes: Uint8Array): string => new TextDecoder().decode(unzipSync(bytes)['3D/3dmodel.model']);
const colorsIn = (bytes: Uint8Array): string[] => model(bytes).match(/<m:color color="#\w+"/g) ?? [];

it.each([16])('at most %s colours, closed, read strictly without a warning', async (color_count) => {
  const bytes = await color({ color_count });
  expect(colorsIn(bytes).length).toBeLessThanOrEqual(color_count);
  expect(colorsIn(bytes).length).toBeGreaterThanOrEqual(Math.min(color_count, 8));
  expect(await readStrict3mf(bytes)).toMatchObject({ warnings: [], objects: [{ manifold: true }] });
});

it.each([0, 17, 2.5])('refuses %s colours', async (color_count) => {
  await expect(color({ color_count })).rejects.toMatchObject({ code: 'invalid_option' });
});
