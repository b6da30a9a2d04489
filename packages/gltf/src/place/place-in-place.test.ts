import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtures } from '../testing/models.ts';
import { placeFile } from './place-file.ts';
import { placeInPlace } from './place-in-place.ts';
import { unplaceFile } from './unplace-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gltf-in-place-'));
  path = join(folder, 'model.glb');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('placeInPlace', () => {
  it('writes the JSON of placeFile into the space that jsonPadding left, and no other byte', async () => {
    const input = join(fixtures, 'character.glb');
    await placeFile(input, path, { height: 1.7, jsonPadding: 4096 });
    const [inode, before] = [statSync(path).ino, readFileSync(path)];
    const report = await placeInPlace(path, { height: 1.8, origin: 'center' });
    const other = join(folder, 'other.glb');
    expect(await placeFile(input, other, { height: 1.8, origin: 'center' })).toMatchObject({
      scale: report.scale,
      translation: report.translation,
    });
    const [patched, whole] = [readFileSync(path), readFileSync(other)];
    expect(statSync(path).ino).toBe(inode);
    expect(patched).toHaveLength(before.length);
    expect(glbParts(patched).json).toEqual(glbParts(whole).json);
    expect(Buffer.from(glbParts(patched).rest).equals(glbParts(before).rest)).toBe(true);
    expect(patched.subarray(0, 20).equals(before.subarray(0, 20))).toBe(true);
  });

  it('fails on a file without padding and does not change it', async () => {
    copyFileSync(join(fixtures, 'character.glb'), path);
    await expect(placeInPlace(path, { height: 1.8 })).rejects.toMatchObject({
      code: 'no_room',
      message: expect.stringMatching(/model\.glb.*jsonPadding 4096/),
    });
    expect(readFileSync(path).equals(readFileSync(join(fixtures, 'character.glb')))).toBe(true);
  });

  it('refuses to bake tracks and to patch a .gltf, because more than the JSON would change', async () => {
    await placeFile(join(fixtures, 'animated-root.glb'), path, { factor: 1, jsonPadding: 4096 });
    const baking = placeInPlace(path, { height: 3, mode: 'baked' });
    await expect(baking).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(/placeFile/),
    });
    copyFileSync(join(fixtures, 'embedded.gltf'), path);
    await expect(placeInPlace(path, { height: 3 })).rejects.toMatchObject({ code: 'invalid_option' });
  });

  it('refuses invalid padding', async () => {
    for (const jsonPadding of [-1, 1.5, 2_000_000]) {
      const placing = placeFile(join(fixtures, 'keycap.glb'), path, { jsonPadding });
      await expect(placing).rejects.toMatchObject({
        code: 'invalid_option',
        message: expect.stringMatching(/jsonPadding/),
      });
    }
  });
});

describe('unplaceFile', () => {
  it('restores the original, also into the same file', async () => {
    const original = glbParts(readFileSync(join(fixtures, 'character.glb')));
    await placeFile(join(fixtures, 'character.glb'), path, { height: 1.8 });
    expect(await unplaceFile(path, path)).toMatchObject({ modes: ['wrapper'] });
    expect(glbParts(readFileSync(path)).json).toEqual(original.json);
  });
});
