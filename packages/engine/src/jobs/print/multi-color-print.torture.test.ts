import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
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

it('follows a picture across large faces', async () => {
  const bytes = await color({ max_colors: 3 }, await writeGlb(await sceneDocument()));
  const colors = colorsIn(bytes);
  // Faces across the border mix a little of both colours.
  expect(colors).toHaveLength(3);
  expect(colors.some((color) => /#F.[01].[01]./.test(color))).toBe(true);
  expect(colors.some((color) => /#[01].F.[01]./.test(color))).toBe(true);
});

it('style and depth change the file: each step of depth has more triangles', async () => {
  const plain = await color({ max_colors: 6 });
  expect(colorsIn(await color({ max_colors: 6, style: 'cartoon' }))).not.toEqual(colorsIn(plain));
  expect(model(await color({ max_colors: 6, max_depth: 4 }))).toBe(model(plain));
  const counts = [];
  for (const max_depth of [3, 4, 5, 6])
    counts.push(model(await color({ max_colors: 6, max_depth })).match(/<triangle /g)!.length);
  for (const [i, count] of counts.slice(1).entries()) expect(count).toBeGreaterThan(counts[i]! * 1.3);
});
