import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { branchesOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

const make = async (
  family: string,
  request: object = {},
  source?: JobInput['source'],
  subject: 'cat' | 'person' = 'person',
) =>
  runRecorded(family, request as Record<string, unknown>, { image: await photo(subject) }, undefined, source);

/** Products and their longest side in millimetres. */
const products = [
  ['brick-figure', 38, 44],
  ['figure', 80, 88],
  ['vinyl-figure', 85, 100],
] as const;

describe('every part is closed, the GLB is valid and the size is that of the product', () => {
  it.each(branchesOf(products, ([name]) => name === 'figure'))(
    '%s, %s to %s mm',
    async (name, least, most) => {
      const { files, result, standIn } = await make(`${name}-build`);
      expect(result).toMatchObject({
        model_urls: { glb: 'model.glb', obj: 'model.obj', mtl: 'model.mtl' },
        thumbnail_url: 'thumbnail.png',
        texture_urls: [{ base_color: 'texture_base_color.png' }],
      });
      expect(standIn).toMatch(/not a trained model/);
      expect(await glbErrors(files['model.glb']!)).toEqual([]);
      const document = await readModel({ name: 'r', bytes: files['model.glb']! });
      const nodes = await solidNodes(document);
      expect(nodes.filter(({ status, volume }) => status !== 'NoError' || !(volume > 0))).toEqual([]);
      expect(document.getRoot().getAsset().extras).toMatchObject({ meshwright: { standIn } });
      const { min, max } = measure(documentCorners(document));
      const longest = Math.max(...[0, 1, 2].map((k) => max[k]! - min[k]!)) * 1000;
      expect(longest).toBeGreaterThan(least);
      expect(longest).toBeLessThan(most);
    },
  );
});

it.each([
  ['without a picture', {}, 'missing_input'],
  ['with bytes that are none', { image: { name: 'x', bytes: new Uint8Array(40) } }, 'unreadable_image'],
])('refuses to run %s', async (_, files, code) => {
  for (const family of [
    'brick-figure-prototype',
    'figure-build',
    'keycap-build',
    'lamp-prototype',
    'collapsible-fidget',
  ])
    await expect(runRecorded(family, {}, files)).rejects.toMatchObject({ code });
});

it('stops on request', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(
    runRecorded('figure-build', {}, { image: await photo('cat') }, controller.signal),
  ).rejects.toMatchObject({ code: 'aborted' });
});
