import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures, validModels } from '../testing/models.ts';
import { describeUnplaced } from '../testing/suites/placed-models.ts';
import { placeModel } from './place-model.ts';
import type { PlaceOptions } from './place-options.ts';
import { unplaceModel } from './unplace-model.ts';

describeUnplaced(validModels());

describe('unplace', () => {
  it('undoes a placement that was baked twice, and one that was wrapped later', async () => {
    const path = join(fixtures, 'animated-root.glb');
    const original = glbParts(readFileSync(path));
    const baked = await placeModel(await fileSource(path), { height: 2, mode: 'baked' });
    const twice = await placeModel(bytesSource(baked.glb), { height: 3, mode: 'baked' });
    const wrapped = await placeModel(bytesSource(twice.glb), { height: 4 });
    for (const [{ glb }, modes] of [
      [twice, ['baked']],
      [wrapped, ['wrapper', 'baked']],
    ] as const) {
      const { glb: back, report } = await unplaceModel(bytesSource(glb));
      expect(report.modes).toEqual(modes);
      expect(glbParts(back).json).toEqual(original.json);
      expect(Buffer.from(glbParts(back).rest).equals(original.rest)).toBe(true);
    }
  });

  it('reports the removed factor', async () => {
    const { report } = await unplaced(join(fixtures, 'keycap.glb'), { factor: 3 });
    expect(report.scale).toBeCloseTo(0.003, 9);
  });

  it('refuses a model that was never placed', async () => {
    const unplacing = unplaceModel(await fileSource(join(fixtures, 'keycap.glb')));
    await expect(unplacing).rejects.toMatchObject({
      code: 'not_placed',
      message: expect.stringMatching(/keycap\.glb/),
    });
  });

  it('refuses a baked file that was edited since', async () => {
    const { glb } = await placeModel(await fileSource(join(fixtures, 'animated-root.glb')), {
      height: 2,
      mode: 'baked',
    });
    const edited = Buffer.from(glb);
    const text = edited.toString('latin1').replace('"unbake":{"nodes"', '"unbake":{"knots"');
    await expect(unplaceModel(bytesSource(Buffer.from(text, 'latin1')))).rejects.toMatchObject({
      code: 'cannot_unplace',
    });
  });
});

async function unplaced(path: string, options: PlaceOptions) {
  const { glb } = await placeModel(await fileSource(path), options);
  return unplaceModel(bytesSource(glb));
}
