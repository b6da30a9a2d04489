import { readModel } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { buildBadge } from '../../testing/badges.ts';

// badge-build.torture.test.ts builds every option.
/** Few samples, so that a badge takes a moment. */
const coarse = { export_resolution: 96 } as const;

describe('the one file of output.format', () => {
  it('glb, the default: closed, textured, in metres', async () => {
    const { files, result, standIn } = await buildBadge('keychain', coarse);
    expect(result).toEqual({ model_urls: { glb: 'model.glb' } });
    expect(Object.keys(files)).toEqual(['model.glb']);
    expect(standIn).toMatch(/not a trained model/);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
    const document = await readModel({ name: 'r', bytes: files['model.glb']! });
    expect(document.getRoot().listTextures()).toHaveLength(1);
    expect(document.getRoot().getAsset().extras).toMatchObject({ meshwright: { standIn } });
  });
});

it.each([
  { size_mm: 0 },
  { size_mm: 401 },
  { relief_height_mm: -1 },
  { curve_param: 0 },
  { export_resolution: 63 },
  { export_resolution: 100.5 },
  { badge_shape: 'square' },
  { relief_curve: 'cubic' },
])('refuses %o', async (options) => {
  await expect(buildBadge('keychain', options)).rejects.toMatchObject({ code: 'invalid_option' });
});
