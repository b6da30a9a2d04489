import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { buildLamp, lampPart, lampPrototype } from '../../testing/lamps.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

const shade = await lampPrototype();
const build = (request: object = {}) => buildLamp(shade, request);

it('a prototype is a hollow shade 150 mm wide that shows the photo, and one picture', async () => {
  const bytes = shade.files['model.glb']!;
  expect(await glbErrors(bytes)).toEqual([]);
  expect(shade.result).toEqual({
    image_urls: ['prototype.png'],
    model_urls: { glb: 'model.glb' },
    thumbnail_url: 'thumbnail.png',
  });
  const document = await readModel({ name: 's', bytes });
  expect(await solidNodes(document)).toMatchObject([{ name: 'lampshade', status: 'NoError' }]);
  const { min, max, volume } = measure(documentCorners(document));
  expect(max[0] - min[0]).toBeCloseTo(0.15, 3);
  const filled = Math.PI * 0.066 ** 2 * (max[1] - min[1]);
  expect(volume).toBeLessThan(filled * 0.12);
  expect(volume).toBeGreaterThan(filled * 0.02);
});

it('a build is two closed STL files on the ground, the base with an opening of 60 mm', async () => {
  const { files, result, standIn } = await build();
  expect(result).toEqual({ model_urls: { lamp_stl: 'lamp.stl', base_stl: 'base.stl' } });
  expect(standIn).toMatch(/not a trained model/);
  const [lamp, base] = [await lampPart(files['lamp.stl']!), await lampPart(files['base.stl']!)];
  for (const each of [lamp, base]) {
    expect(each.status).toBe('NoError');
    expect(each.low).toBeCloseTo(0, 6);
  }
  expect(base.pieces).toBe(1);
  expect(lamp.sizes[0]!).toBeGreaterThan(147);
  expect(lamp.sizes[0]!).toBeLessThanOrEqual(150.01);
  // A plate of 8 mm with a ring of 4 mm, less the opening.
  const whole = Math.PI * (base.sizes[0]! / 2) ** 2 * 8;
  expect(base.volume * 1e9).toBeLessThan(whole - Math.PI * 30 ** 2 * 8 + 40_000);
  expect(base.sizes[1]!).toBeCloseTo(12, 1);
});

it('none makes no base, zip one file, with its figures on request', async () => {
  const none = await build({ options: { light_source_preset: 'none' } });
  expect(none.result).toEqual({ model_urls: { lamp_stl: 'lamp.stl' } });
  expect(Object.keys(none.files)).toEqual(['lamp.stl']);
  const { files, result } = await build({
    output: { format: 'zip' },
    options: { include_result_json: true },
  });
  expect(result).toEqual({ model_urls: { bundle_zip: 'bundle.zip' } });
  const inside = unzipSync(files['bundle.zip']!);
  expect(Object.keys(inside).sort()).toEqual(['base.stl', 'lamp.stl', 'result.json']);
  const figures = JSON.parse(new TextDecoder().decode(inside['result.json']));
  expect(figures).toMatchObject({ options: { diameter_mm: 150 }, parts: { base: { file: 'base.stl' } } });
  const plain = await build({ output: { format: 'zip' } });
  expect(Object.keys(unzipSync(plain.files['bundle.zip']!)).sort()).toEqual(['base.stl', 'lamp.stl']);
});

it('diameter, wall, cut and turns have their effect', async () => {
  const small = await lampPart((await build({ options: { diameter_mm: 80 } })).files['lamp.stl']!);
  expect(small.sizes[0]!).toBeCloseTo(80, 0);
  const plain = await lampPart((await build()).files['lamp.stl']!);
  const thick = await lampPart((await build({ options: { thickness_mm: 3 } })).files['lamp.stl']!);
  expect(thick.volume / plain.volume).toBeGreaterThan(1.5);
  const cut = await lampPart((await build({ options: { cut_amount_percent: 50 } })).files['lamp.stl']!);
  expect(cut.sizes[1]! / plain.sizes[1]!).toBeCloseTo(50 / 99, 2);
  const turned = await lampPart((await build({ options: { rotate_x_deg: 180 } })).files['lamp.stl']!);
  // Upside down, the wide end is cut last.
  expect(turned.sizes[0]!).toBeCloseTo(150, 1);
  const most = await build({ options: { cut_amount_percent: 100 } });
  expect(most.ignored?.[0]?.message).toMatch(/is met with 90/);
});

it('a landscape goes once around with its background', async () => {
  const around = await runRecorded(
    'lamp-prototype',
    { image_subject: 'landscape' },
    { image: await photo('cat') },
  );
  expect(around.files['model.glb']).not.toEqual(shade.files['model.glb']);
  const made = await buildLamp(around, {}, { image_subject: 'landscape' });
  expect(await lampPart(made.files['lamp.stl']!)).toMatchObject({ status: 'NoError' });
});
