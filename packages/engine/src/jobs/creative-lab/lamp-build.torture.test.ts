import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { expect, it } from 'vitest';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

it('returns a hollow shade 130 mm high that shows the photo, then the same shade on a stand', async () => {
  const shade = await runRecorded('lamp-prototype', {}, { image: await photo('cat') });
  const bytes = shade.files['model.glb']!;
  expect(await glbErrors(bytes)).toEqual([]);
  const document = await readModel({ name: 's', bytes });
  const [node] = await solidNodes(document);
  expect(node).toMatchObject({ name: 'lampshade', status: 'NoError' });
  const { min, max, volume } = measure(documentCorners(document));
  expect(max[1] - min[1]).toBeCloseTo(0.13, 4);
  const filled = Math.PI * 0.0485 ** 2 * 0.13;
  expect(volume).toBeLessThan(filled * 0.12);
  expect(volume).toBeGreaterThan(filled * 0.03);

  const lamp = await runRecorded('lamp-build', {}, { model: { name: 'm', bytes: bytes.slice() } });
  expect(await glbErrors(lamp.files['model.glb']!)).toEqual([]);
  const nodes = await solidNodes(await readModel({ name: 'l', bytes: lamp.files['model.glb']! }));
  expect(nodes.map(({ name }) => name).sort()).toEqual(['bulb', 'lampshade', 'stand']);
  expect(lamp.standIn).toMatch(/not a trained model/);
  expect(shade.standIn).toBe(lamp.standIn);
  expect(nodes.every(({ status }) => status === 'NoError')).toBe(true);
  expect(nodes.find(({ name }) => name === 'stand')!.pieces).toBe(1);
  expect(nodes.find(({ name }) => name === 'lampshade')!.volume).toBeCloseTo(node!.volume, 8);
});
