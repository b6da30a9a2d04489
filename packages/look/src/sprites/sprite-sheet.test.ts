import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { clipSlugs } from '@meshwright/gltf/recipe';
import { repository } from '@meshwright/testing/repository';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clipTimes } from '../pose/at-time.ts';
import { spriteSheet } from './sprite-sheet.ts';

const open = (name: string) => readModel({ name, bytes: readFileSync(join(repository, 'fixtures', name)) });

it('draws each direction once, side by side, with the origin of the model at one place', async () => {
  const { png, atlas } = await spriteSheet(await open('character.glb'), {
    image: 'a.png',
    size: 32,
    turns: 4,
  });
  expect(Object.keys(atlas.frames)).toEqual(['turn/000', 'turn/090', 'turn/180', 'turn/270']);
  expect(atlas.animations).toEqual({ turn: ['turn/000', 'turn/090', 'turn/180', 'turn/270'] });
  expect(Object.values(atlas.frames).map(({ frame: { x, y } }) => [x, y])).toEqual([
    [0, 0],
    [32, 0],
    [64, 0],
    [96, 0],
  ]);
  expect(new Set(Object.values(atlas.frames).map(({ anchor }) => JSON.stringify(anchor))).size).toBe(1);
  const { width, height, channels } = await sharp(png).metadata();
  expect([width, height, channels, atlas.meta.image]).toEqual([128, 32, 4, 'a.png']);
});

it('plays clips through a row for each direction, each frame another picture', async () => {
  const document = await open('character.glb');
  const [clip] = clipTimes(document);
  const { png, atlas } = await spriteSheet(document, {
    ...{ image: 'a.png', size: 32, turns: 2, frames: 3 },
    clips: [clip!.name],
  });
  expect(atlas.animations[`${clip!.name}/180`]).toEqual([0, 1, 2].map((n) => `${clip!.name}/180/0${n}`));
  expect(atlas.meta.frameRates[clip!.name]).toBeCloseTo(3 / (clip!.end - clip!.start), 2);
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const cells = [0, 1, 2].map((column) =>
    Buffer.concat(
      Array.from({ length: 32 }, (_, y) =>
        data.subarray((y * 96 + column * 32) * 4, (y * 96 + column * 32 + 32) * 4),
      ),
    ).toString('base64'),
  );
  expect(new Set(cells).size).toBe(3);
});

it('takes the name that clips list shows, and draws the same frames at the same pace', async () => {
  const document = await open('character.glb');
  const name = clipTimes(document)[1]!.name;
  const [slug] = clipSlugs([name]);
  const options = { image: 'a.png', size: 32, turns: 1, frames: 4 };
  const [byName, bySlug] = [
    await spriteSheet(document, { ...options, clips: [name] }),
    await spriteSheet(document, { ...options, clips: [slug!] }),
  ];
  expect(slug).not.toBe(name);
  expect(Buffer.from(bySlug.png).equals(byName.png)).toBe(true);
  expect(bySlug.atlas.meta.frameRates[slug!]).toBe(byName.atlas.meta.frameRates[name]);
});

it('puts a line of the asked colour around the model', async () => {
  const document = await open('keycap.glb');
  const { png } = await spriteSheet(document, { image: 'a.png', size: 64, turns: 1, outline: '#ff00ff' });
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pink = Array.from({ length: 64 * 64 }, (_, i) => data.subarray(i * 4, i * 4 + 4)).filter(
    ([r, g, b, a]) => r! > 240 && g! < 30 && b! > 240 && a === 255,
  );
  expect(pink.length).toBeGreaterThan(20);
});

it('refuses more frames than a sheet holds, and says what to change', async () => {
  const document = await open('character.glb');
  const clips = [clipTimes(document)[0]!.name];
  await expect(
    spriteSheet(document, { image: 'a.png', size: 512, turns: 64, frames: 8, clips }),
  ).rejects.toThrow(
    expect.objectContaining({ code: 'bad_option', message: expect.stringMatching(/at most 4096/) }),
  );
  await expect(spriteSheet(document, { image: 'a.png', clips: ['fly'] })).rejects.toThrow(
    expect.objectContaining({ code: 'no_such_clip' }),
  );
});
