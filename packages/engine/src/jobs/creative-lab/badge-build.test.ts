import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badgeDefaults } from '../../creative-lab/badge/badge-options.ts';
import { buildBadge, measuredBadge } from '../../testing/badges.ts';

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

  it('obj: a ZIP of model, material and texture, in millimetres', async () => {
    const { files, result } = await buildBadge('fridge-magnet', coarse, { output: { format: 'obj' } });
    expect(result).toEqual({ model_urls: { obj: 'model_obj.zip' } });
    const inside = unzipSync(files['model_obj.zip']!);
    expect(Object.keys(inside).sort()).toEqual(['model.mtl', 'model.obj', 'texture.png']);
    const text = (name: string): string => new TextDecoder().decode(inside[name]);
    expect(text('model.mtl')).toContain('map_Kd texture.png');
    const xs = [...text('model.obj').matchAll(/^v ([-\d.e]+)/gm)].map(([, x]) => Number(x));
    const ys = [...text('model.obj').matchAll(/^v \S+ ([-\d.e]+)/gm)].map(([, y]) => Number(y));
    expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))).toBeCloseTo(60, 1);
    expect((await sharp(inside['texture.png']).metadata()).width).toBe(96);
  });

  it('zip: both in one file', async () => {
    const { files, result } = await buildBadge('keychain', coarse, { output: { format: 'zip' } });
    expect(result).toEqual({ model_urls: { bundle_zip: 'bundle.zip' } });
    expect(Object.keys(unzipSync(files['bundle.zip']!)).sort()).toEqual([
      'model.glb',
      'model.mtl',
      'model.obj',
      'texture.png',
    ]);
  });
});

it.each(['keychain', 'fridge-magnet'] as const)(
  '%s has the size and the height of its options',
  async (product) => {
    const { size_mm, relief_height_mm, base_thickness_mm } = badgeDefaults[product];
    const { size, high, status } = await measuredBadge(product, coarse);
    expect(status).toBe('NoError');
    expect(size).toBeCloseTo(size_mm, 1);
    expect(high).toBeLessThanOrEqual(base_thickness_mm + relief_height_mm + 0.01);
    expect(high).toBeGreaterThan(base_thickness_mm + relief_height_mm * 0.6);
  },
);

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

it('measures like another reader', async () => {
  const { files } = await buildBadge('fridge-magnet', coarse);
  const { min, max } = measure(documentCorners(await readModel({ name: 'r', bytes: files['model.glb']! })));
  expect(min[2]).toBeCloseTo(0, 6);
  expect((max[1]! - min[1]!) * 1000).toBeCloseTo(60, 1);
});
