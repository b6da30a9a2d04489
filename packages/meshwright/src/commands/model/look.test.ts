import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

const character = join(import.meta.dirname, '../../../../../fixtures/character.glb');

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const run = (...argv: string[]) => runHere(argv, { cwd, env: {} });
const sizeOf = async (name: string) => {
  const { width, height, channels } = await sharp(await readFile(join(cwd, name))).metadata();
  return [width, height, channels];
};

it('draws a sheet, and gives the findings as data with their numbers', async () => {
  const { code, stdout, stderr } = await run('look', 'box.glb', '-o', 'sheet.png', '--json');
  expect(code, stderr).toBe(0);
  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ schema: 'meshwright-look/1', file: 'box.glb' });
  expect(await sizeOf('sheet.png')).toEqual([answer.outputs[0].width, answer.outputs[0].height, 3]);
  expect(answer.findings.map(({ number }: { number: number }) => number)).toEqual(
    answer.findings.map((_: unknown, i: number) => i + 1),
  );
  expect(answer.pictures).toContain('beside 1.8 m');
});

it('names the sheet after the model, and never replaces it unasked', async () => {
  const small = ['look', 'box.glb', '--view', 'front', '--size', '16'];
  expect((await run(...small)).stdout).toMatch(/box\.look\.png/);
  const again = await run(...small);
  expect([again.code, again.stderr]).toEqual([exits.local_io.exitCode, expect.stringMatching(/--force/)]);
  expect((await run(...small, '--force')).code).toBe(0);
});

it('draws one picture of the asked view, and icons of several sizes', async () => {
  expect((await run('look', 'box.glb', '--view', 'front', '--size', '64', '-o', 'front.png')).code).toBe(0);
  expect(await sizeOf('front.png')).toEqual([64, 64, 3]);
  const icons = ['--transparent', '--outline', '#000000', '--size', '32,48', '-o', 'icon.png'];
  const { stdout } = await run('look', 'box.glb', ...icons, '--json');
  expect(JSON.parse(stdout).outputs.map(({ size }: { size: number }) => size)).toEqual([32, 48]);
  expect([await sizeOf('icon-32.png'), await sizeOf('icon-48.png')]).toEqual([
    [32, 32, 4],
    [48, 48, 4],
  ]);
});

it('refuses a view, a size, a clip and an ending that are none', async () => {
  for (const [words, code] of [
    [['--view', 'sideways', '-o', 'side.png'], exits.invalid.exitCode],
    [['--size', '8', '-o', 'small.png'], exits.invalid.exitCode],
    [['--clip', 'fly', '-o', 'fly.png'], exits.invalid.exitCode],
    [['-o', 'sheet.jpg'], exits.invalid.exitCode],
  ] as const) {
    const ended = await run('look', 'box.glb', ...words);
    expect([words[0], ended.code, ended.stdout]).toEqual([words[0], code, '']);
  }
});

it('compares two models, and draws both only when a picture is asked for', async () => {
  await run('optimize', character, '-o', 'light.glb', '--for', 'mobile');
  const { code, stdout } = await run('diff', character, 'light.glb', '-o', 'diff.png', '--json');
  expect(code).toBe(0);
  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ schema: 'meshwright-diff/1', output: { width: 1080 } });
  expect(answer.figures.find(({ what }: { what: string }) => what === 'bytes').changed).toBe(true);
  expect(await sizeOf('diff.png')).toEqual([1080, answer.output.height, 3]);
  const same = await run('diff', 'box.glb', 'box.glb');
  expect(same.stdout).toMatch(/0\.00 % of the pixels differ[\s\S]*no figure and no name/);
});

it('draws directions and their atlas for a 2D game', async () => {
  const { code } = await run('sprites', 'box.glb', '-o', 'box.png', '--size', '32', '--turns', '4');
  expect(code).toBe(0);
  const atlas = JSON.parse(await readFile(join(cwd, 'box.json'), 'utf8'));
  expect(atlas.meta).toMatchObject({ image: 'box.png', size: { w: 128, h: 32 } });
  expect(await sizeOf('box.png')).toEqual([128, 32, 4]);
});

it('makes an impostor for far copies', async () => {
  const { code, stdout } = await run('impostor', 'box.glb', '-o', 'far.glb', '--size', '32', '--cards', '2');
  expect(code).toBe(0);
  expect(stdout).toMatch(/far\.glb, 8 triangles/);
  const { meshes } = await inspectModel(await fileSource(join(cwd, 'far.glb')));
  expect(meshes.map(({ triangles }) => triangles)).toEqual([8]);
  const refused = await run('impostor', 'box.glb', '-o', 'far.png');
  expect(refused.stderr).toMatch(/an impostor is a GLB; name it \.glb/);
});
