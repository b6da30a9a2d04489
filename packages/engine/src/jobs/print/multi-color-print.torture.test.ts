import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
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

it.each([1, 2, 4, 16])('at most %s colours, closed, read strictly without a warning', async (color_count) => {
  const bytes = await color({ color_count });
  expect(colorsIn(bytes).length).toBeLessThanOrEqual(color_count);
  expect(colorsIn(bytes).length).toBeGreaterThanOrEqual(Math.min(color_count, 8));
  expect(await readStrict3mf(bytes)).toMatchObject({ warnings: [], objects: [{ manifold: true }] });
});

it('follows a picture across large faces', async () => {
  const bytes = await color({ color_count: 3 }, await writeGlb(await sceneDocument()));
  const found = colorsIn(bytes);
  // Faces across the border mix a little of both colours.
  expect(found).toHaveLength(3);
  expect(found.some((color) => /#F.[01].[01]./.test(color))).toBe(true);
  expect(found.some((color) => /#[01].F.[01]./.test(color))).toBe(true);
});

it('style, brand and depth change the file', async () => {
  const noted = await color({ color_count: 6, printer_brand: 'A & B', max_depth: 1.2 });
  expect(colorsIn(await color({ color_count: 6, style: 'cartoon' }))).not.toEqual(colorsIn(noted));
  const plain = await color({ color_count: 6 });
  expect(colorsIn(plain)).toEqual(colorsIn(noted));
  expect(model(await color({ color_count: 6 }))).toBe(model(plain));
  expect(model(noted)).toContain('<metadata name="mw:PrinterBrand" type="xs:string">A &amp; B</metadata>');
  expect(model(noted)).toContain('<metadata name="mw:MaxColorDepth" type="xs:string">1.2</metadata>');
  expect((await readStrict3mf(noted)).warnings).toEqual([]);
});
