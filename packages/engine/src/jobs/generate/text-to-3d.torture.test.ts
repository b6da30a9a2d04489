import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bounds, glbOf, open, preview, refine, run } from '../../testing/text-to-3d-runs.ts';
import { textTo3d } from './text-to-3d.ts';

describe('preview', () => {
  it('keeps a pile on the ground', async () => {
    const { min, max } = await bounds(preview({ prompt: 'a pile of coins' }));
    expect(min[1]).toBeCloseTo(0, 6);
    expect(max[1]).toBeGreaterThan(0.006);
  });

  it('raises the arms of figures by pose_mode', async () => {
    const width = async (pose: string) => {
      const { min, max } = await bounds(preview({ prompt: 'a villager', pose_mode: pose }));
      return max[0] - min[0];
    };
    const [rest, a, t] = [await width(''), await width('a-pose'), await width('t-pose')];
    expect(rest).toBeLessThan(a);
    expect(a).toBeLessThan(t);
  });
});

describe('refine', () => {
  it('lists base colour, with enable_pbr also metallic, roughness, normal and emission, in one object', async () => {
    const source = { prompt: 'a lantern' };
    const plain = (await run(refine(source))).result.texture_urls as Record<string, string>[];
    expect(plain).toHaveLength(1);
    for (const key of Object.keys(plain[0]!)) expect(key).toMatch(/^base_color(_\d+)?$/);
    const { files, result } = await run(refine(source, { enable_pbr: true }));
    const urls = result.texture_urls as Record<string, string>[];
    expect(Object.keys(urls[0]!).slice(0, 4)).toEqual(['base_color', 'metallic', 'roughness', 'normal']);
    expect(Object.keys(urls[0]!).some((key) => key.startsWith('emission'))).toBe(true);
    for (const name of urls.flatMap((entry) => Object.values(entry)))
      expect((await sharp(files[name]!).metadata()).format).toBe('png');
  });

  it('repaints by texture_prompt', async () => {
    const document = await open(
      await glbOf(
        refine({ prompt: 'a sword' }, { texture_prompt: 'golden, with a green guard', enable_pbr: true }),
      ),
    );
    expect(
      document
        .getRoot()
        .listMaterials()
        .map((material) => material.getName()),
    ).toEqual(expect.arrayContaining(['gold', 'gold_3f9142']));
  });

  it('repeats to the byte', async () => {
    const input = refine({ prompt: 'a bucket' });
    expect(await glbOf(input)).toEqual(await glbOf(input));
  });
});

it('reports progress that never falls and stops on abort at every report', async () => {
  const input = preview({ prompt: 'a key' });
  const reports: number[] = [];
  await textTo3d(input, {
    progress: (percent) => reports.push(percent),
    signal: new AbortController().signal,
    thumbnailSize: 64,
    textureSize: 64,
  });
  expect(reports).toEqual([...reports].sort((a, b) => a - b));
  for (let stop = 0; stop < reports.length; stop++) {
    const controller = new AbortController();
    let seen = 0;
    const progress = (): void => {
      if (seen++ === stop) controller.abort();
    };
    await expect(
      textTo3d(input, { progress, signal: controller.signal, thumbnailSize: 64, textureSize: 64 }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  }
});
