import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badgeDefaults } from '../../creative-lab/badge/badge-options.ts';
import { buildBadge, measuredBadge } from '../../testing/badges.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

/** Few samples, so that a badge takes a moment. */
const coarse = { export_resolution: 96 } as const;

describe('options', () => {
  const plain = { ...coarse, base_thickness_mm: 2 };
  const plainMagnet = measuredBadge('fridge-magnet', plain);

  it('every shape differs, and size_mm is its longest side', async () => {
    const volumes = new Set<string>();
    for (const badge_shape of ['circle', 'rounded-rect', 'hexagon', 'shield', 'star']) {
      const { size, volume, status } = await measuredBadge('keychain', {
        ...plain,
        badge_shape,
        size_mm: 50,
      });
      expect(status).toBe('NoError');
      expect(size).toBeCloseTo(50, 1);
      volumes.add(volume.toFixed(1));
    }
    expect(volumes.size).toBe(5);
  });

  it.each([
    [{ relief_height_mm: 6 }, 'high', 2],
    [{ relief_scale: 2 }, 'high', 2],
    [{ relief_offset_mm: 3 }, 'high', 3],
    [{ base_thickness_mm: 5 }, 'high', 3],
    [{ relief_curve: 'gamma', curve_param: 3 }, 'volume', null],
    [{ relief_curve: 's-curve' }, 'volume', null],
    [{ invert_depth: true }, 'volume', null],
    [{ smoothing: 4 }, 'volume', null],
    [{ depth_threshold: 0.6 }, 'volume', null],
    [{ remove_background: false }, 'volume', null],
    [{ has_closed_back: false }, 'volume', null],
  ] as const)('%o changes the badge', async (option, what, least) => {
    const one = await plainMagnet;
    const other = await measuredBadge('fridge-magnet', { ...plain, ...option });
    expect(other.status).toBe('NoError');
    if (least === null) expect(Math.abs(other[what] - one[what])).toBeGreaterThan(one[what] * 0.002);
    else expect(other[what] - one[what]).toBeGreaterThan(least * 0.9);
  });

  it('without a closed back the relief is hollow behind', async () => {
    const open = { ...plain, has_closed_back: false, relief_height_mm: 15 };
    const [closed, hollow] = [
      await measuredBadge('fridge-magnet', { ...plain, relief_height_mm: 15 }),
      await measuredBadge('fridge-magnet', open),
    ];
    expect(hollow.volume).toBeLessThan(closed.volume * 0.8);
    expect(hollow.high).toBeCloseTo(closed.high, 1);
  });

  it('says what it clamps', async () => {
    const { ignored } = await buildBadge('keychain', { export_resolution: 600, remove_background: false });
    expect(ignored?.map(({ field }) => field)).toEqual([
      'options.export_resolution',
      'options.remove_background',
    ]);
  });
});

it('the eye of a keychain is a hole, and name_text of its prototype is engraved, at most ten characters of it', async () => {
  const volumeOf = async (name_text: string): Promise<number> => {
    const { files } = await buildBadge('keychain', coarse, {}, { name_text });
    const [node] = await solidNodes(await readModel({ name: 'r', bytes: files['model.glb']! }));
    expect(node).toMatchObject({ status: 'NoError', genus: 1 });
    return node!.volume;
  };
  expect(await volumeOf('Ада')).not.toBe(await volumeOf(''));
  expect(await volumeOf('0123456789')).toBe(await volumeOf('0123456789abc'));
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

it('zip: both in one file', async () => {
  const { files, result } = await buildBadge(
    'keychain',
    { export_resolution: 96 },
    { output: { format: 'zip' } },
  );
  expect(result).toEqual({ model_urls: { bundle_zip: 'bundle.zip' } });
  expect(Object.keys(unzipSync(files['bundle.zip']!)).sort()).toEqual([
    'model.glb',
    'model.mtl',
    'model.obj',
    'texture.png',
  ]);
});

it('measures like another reader', async () => {
  const { files } = await buildBadge('fridge-magnet', coarse);
  const { min, max } = measure(documentCorners(await readModel({ name: 'r', bytes: files['model.glb']! })));
  expect(min[2]).toBeCloseTo(0, 6);
  expect((max[1]! - min[1]!) * 1000).toBeCloseTo(60, 1);
});
