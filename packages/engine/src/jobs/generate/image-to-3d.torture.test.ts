import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ground, measuredGlb, pictures, relief, svg } from '../../testing/relief-pictures.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

describe('a picture becomes a closed relief of its subject, 1 m high on the ground, facing +Z', () => {
  it('shows the picture from the front in place, without background at the rim', async () => {
    const { files, result } = await relief(pictures['a mushroom on white'].bytes, {
      multi_view_thumbnails: true,
    });
    expect(Object.keys(result.thumbnail_urls as object)).toEqual(['front', 'right', 'back', 'left']);
    const texture = await sharp(files['texture_base_color.png']!)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const frontWidth = (texture.info.width * 8) / 9;
    for (let i = 0; i < texture.data.length; i += 3) {
      const [x, y] = [(i / 3) % texture.info.width, Math.floor(i / 3 / texture.info.width)];
      const dot = Math.hypot(x / frontWidth - 0.36, y / texture.info.height - 0.29) < 0.16;
      // Only the spot is white; everything outside the outline has the colour of its rim.
      if (!dot) expect(Math.min(...texture.data.subarray(i, i + 3)), `${x},${y}`).toBeLessThan(215);
    }
    const front = await sharp(files['thumbnail_front.png']!).resize(64, 64).removeAlpha().raw().toBuffer();
    const at = (x: number, y: number) =>
      [...front.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)] as [number, number, number];
    const [cap, stem] = [at(38, 16), at(32, 50)];
    expect(cap[0]).toBeGreaterThan(cap[1] * 2);
    expect(stem[1]).toBeGreaterThan(stem[0] * 0.7);
  });

  it('has no second face at its back, and the colours of its outline there', async () => {
    const face = await svg(
      300,
      300,
      `${ground('#fff')}<circle cx="150" cy="150" r="110" fill="#4a2c1a"/><ellipse cx="150" cy="170" rx="70" ry="80" fill="#e6b08a"/><circle cx="125" cy="150" r="12" fill="#22e"/><circle cx="175" cy="150" r="12" fill="#22e"/>`,
    );
    const request = { multi_view_thumbnails: true, remove_lighting: false };
    const { files } = await runRecorded(
      'image-to-3d',
      { target_polycount: 3000, target_formats: ['glb'], ...request },
      { image: { name: 'face.png', bytes: face } },
    );
    const blueIn = async (view: string) => {
      const data = await sharp(files[`thumbnail_${view}.png`]!).removeAlpha().raw().toBuffer();
      let count = 0;
      // The background is bluish too, but pale.
      for (let i = 0; i < data.length; i += 3) if (data[i + 2]! > 2 * data[i]! && data[i + 2]! > 90) count++;
      return count;
    };
    expect(await blueIn('front')).toBeGreaterThan(10);
    expect(await blueIn('back')).toBe(0);
    const back = await sharp(files['thumbnail_back.png']!).removeAlpha().raw().toBuffer();
    const size = Math.sqrt(back.length / 3);
    const middle = (Math.floor(size / 2) * size + Math.floor(size / 2)) * 3;
    // Brown hair, no skin.
    expect(back[middle]!).toBeGreaterThan(back[middle + 2]! * 1.5);
    expect(back[middle]!).toBeLessThan(150);
  });

  it('fills colours beyond a dark outline from the outline, also in a picture smaller than its mask', async () => {
    const cap = 'M150 30C60 30 30 120 40 150L120 150L110 270L190 270L180 150L260 150C270 120 240 30 150 30Z';
    const drawing = await svg(
      300,
      300,
      `${ground('#fff')}<path d="${cap}" fill="#c33" stroke="#611" stroke-width="6"/>`,
    );
    const { files } = await relief(drawing);
    const { data } = await sharp(files['texture_base_color.png']!).removeAlpha().raw().toBuffer({
      resolveWithObject: true,
    });
    // Neither the cap nor its outline has a green above 0x33; only the white background does.
    expect(data.filter((value, i) => i % 3 === 1 && value > 0x40)).toHaveLength(0);
  });
});

describe('options', () => {
  const star = pictures['a star on a gradient'].bytes;
  const keys = (result: Readonly<Record<string, unknown>>, field: string): string[] =>
    Object.keys(result[field] as object);

  it('default formats are all but 3mf, and every URL names a file', async () => {
    const { files, result } = await relief(star, { alpha_thumbnail: true, target_formats: undefined });
    expect(keys(result, 'model_urls')).toEqual(['glb', 'obj', 'mtl', 'fbx', 'stl', 'usdz']);
    expect(result).toMatchObject({
      thumbnail_url: 'thumbnail.png',
      alpha_thumbnail_url: 'thumbnail_alpha.png',
    });
    const named = [result.model_urls, ...(result.texture_urls as object[])].flatMap((urls) =>
      Object.values(urls as object),
    );
    for (const name of named) expect(files[name]).toBeInstanceOf(Uint8Array);
  });

  it('enable_pbr adds metallic, roughness and normal maps, and an empty emission map for the newest model', async () => {
    const { result, files } = await relief(star, { enable_pbr: true, ai_model: 'latest' });
    const [urls] = result.texture_urls as Record<string, string>[];
    expect(Object.keys(urls!)).toEqual(['base_color', 'metallic', 'roughness', 'normal', 'emission']);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
    const eight = await relief(star, { enable_pbr: true, ai_model: 'latest', texture_resolution: '8k' });
    expect(eight.result.texture_urls).not.toMatchObject([{ emission: expect.anything() }]);
  });

  it('target_polycount is met and should_remesh false keeps the grid', async () => {
    const few = await measuredGlb((await relief(star, { target_polycount: 500 })).files['model.glb']!);
    expect(few.triangles).toBe(500);
    expect(few.openEdges).toBe(0);
    const raw = await relief(star, { should_remesh: false, save_pre_remeshed_model: true });
    expect((await measuredGlb(raw.files['model.glb']!)).triangles).toBeGreaterThan(10_000);
    expect(keys(raw.result, 'model_urls')).toContain('pre_remeshed_glb');
  });

  it('auto_size with origin_at center puts the middle at the origin', async () => {
    const { min, max } = await measuredGlb(
      (await relief(star, { auto_size: true, origin_at: 'center' })).files['model.glb']!,
    );
    for (const k of [0, 1, 2]) expect(min[k]! + max[k]!).toBeCloseTo(0, 5);
  });

  it('the same picture gives the same bytes', async () => {
    expect((await relief(star, { enable_pbr: true })).files).toEqual(
      (await relief(star, { enable_pbr: true })).files,
    );
  });
});

describe('pictures', () => {
  it('are rotated upright by their EXIF orientation', async () => {
    const wide = await svg(
      300,
      100,
      `${ground('#fff')}<rect x="20" y="20" width="260" height="60" fill="#333"/>`,
    );
    const noted = await sharp(wide).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { min, max } = await measuredGlb((await relief(noted)).files['model.glb']!);
    expect(max[0] - min[0]).toBeLessThan(0.4);
  });
});
