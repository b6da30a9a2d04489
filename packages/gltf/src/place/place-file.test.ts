import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { fixtures } from '../testing/models.ts';
import { placeFile } from './place-file.ts';
import { placeModel } from './place-model.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gltf-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('placeFile', () => {
  it.each([
    'character.glb',
    'external/model.gltf',
    'embedded.gltf',
    'empty-scene.glb',
    'odd/unknown-chunk.glb',
  ])('writes for %s the bytes that placeModel returns', async (name) => {
    const input = join(fixtures, name);
    const options = name.startsWith('empty') ? { factor: 2, origin: 'keep' as const } : { height: 2 };
    const { glb, report } = await placeModel(await fileSource(input), options);
    expect(await placeFile(input, join(folder, 'out.glb'), options)).toEqual(report);
    expect(readFileSync(join(folder, 'out.glb')).equals(glb)).toBe(true);
    expect(readdirSync(folder)).toEqual(['out.glb']);
  });

  it('may replace its own input', async () => {
    const path = join(folder, 'model.glb');
    copyFileSync(join(fixtures, 'character.glb'), path);
    await placeFile(path, path, { height: 1.8 });
    const { glb } = await placeModel(await fileSource(join(fixtures, 'character.glb')), { height: 1.8 });
    expect(readFileSync(path).equals(glb)).toBe(true);
  });

  it('leaves no temporary file, and keeps the old file, when it fails', async () => {
    const output = join(folder, 'out.glb');
    writeFileSync(output, 'precious');
    const failures = [
      placeFile(join(fixtures, 'malformed/cut-in-bin.glb'), output, { height: 1 }),
      placeFile(join(fixtures, 'zero-height.glb'), output, { height: 1 }),
      placeFile(join(fixtures, 'keycap.glb'), output, { height: -1 }),
      placeFile(join(fixtures, 'keycap.glb'), output, { height: 1, signal: AbortSignal.abort() }),
      placeFile(join(folder, 'gone.glb'), output, { height: 1 }),
    ];
    for (const outcome of await Promise.allSettled(failures)) expect(outcome.status).toBe('rejected');
    expect(readdirSync(folder)).toEqual(['out.glb']);
    expect(readFileSync(output, 'utf8')).toBe('precious');
  });

  it('names the output it cannot write', async () => {
    const writing = placeFile(join(fixtures, 'keycap.glb'), join(folder, 'no/such/out.glb'), { height: 1 });
    await expect(writing).rejects.toMatchObject({
      code: 'not_writable',
      message: expect.stringMatching(/out\.glb.*ENOENT/),
    });
    const onFolder = placeFile(join(fixtures, 'keycap.glb'), folder, { height: 1 });
    await expect(onFolder).rejects.toMatchObject({ code: 'not_writable' });
  });

  it('refuses an output named .gltf', async () => {
    const naming = placeFile(join(fixtures, 'keycap.glb'), join(folder, 'out.gltf'), { height: 1 });
    await expect(naming).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(/out\.glb/),
    });
  });

  it('lets two concurrent placements to one output both end in a complete file', async () => {
    const output = join(folder, 'out.glb');
    const input = join(fixtures, 'character.glb');
    await Promise.all([placeFile(input, output, { height: 2 }), placeFile(input, output, { height: 2 })]);
    const { glb } = await placeModel(await fileSource(input), { height: 2 });
    expect(readFileSync(output).equals(glb)).toBe(true);
    expect(readdirSync(folder)).toEqual(['out.glb']);
  });
});
