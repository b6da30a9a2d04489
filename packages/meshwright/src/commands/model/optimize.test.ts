import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const character = join(import.meta.dirname, '../../../../../fixtures/character.glb');

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const run = (...argv: string[]) => runHere(['optimize', ...argv], { cwd, env: {} });
const report = async (name: string) => inspectModel(await fileSource(join(cwd, name)));

it('reduces a character, and keeps its size and clips', async () => {
  const before = await inspectModel(await fileSource(character));
  const { code, stdout, stderr } = await run(character, '-o', 'light.glb');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^bytes +[\d.]+ kB -> [\d.]+ kB \(\d+ %\)$/m);
  expect(stdout).toMatch(/^budget +mobile: holds$/m);
  const after = await report('light.glb');
  expect(after.bytes!).toBeLessThan((await stat(character)).size);
  expect(after.clips.map(({ name }) => name)).toEqual(before.clips.map(({ name }) => name));
  for (const axis of [0, 1, 2]) expect(after.bounds!.size[axis]).toBeCloseTo(before.bounds!.size[axis]!, 3);
  expect(after.extensionsRequired).toContain('EXT_meshopt_compression');
});

it('adds levels and colliders with the names of the engine', async () => {
  const { code, stdout } = await run(
    ...[
      character,
      '-o',
      'pack.glb',
      '--for',
      'engine',
      '--colliders',
      'capsule',
      '--engine',
      'unreal',
      '--lods',
      '0.5',
    ],
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^collider +UCP_char1_00, capsule$/m);
  expect((await report('pack.glb')).meshes.map(({ name }) => name)).toContain('UCP_char1_00');
});

it('puts a coarse level first for pages, and refuses it for imports that draw every level', async () => {
  const { code } = await run(character, '-o', 'first.glb', '--progressive');
  expect(code).toBe(0);
  const { extensionsUsed, meshes } = await report('first.glb');
  expect(extensionsUsed).toContain('MSFT_lod');
  expect(meshes).toHaveLength(2);
  const refused = await run(character, '-o', 'no.glb', '--progressive', '--lods', '--engine', 'unity');
  expect(refused.stderr).toMatch(/--progressive is for pages.*unity.*two files/);
});

it('writes colliders as an extension of glTF, after all that changes meshes', async () => {
  const flags = ['--colliders', 'box', '--physics', 'omi', '--motion', 'dynamic'];
  const { code, stdout } = await run(character, '-o', 'body.glb', ...flags);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^collider +char1_shape, box$/m);
  expect(await readFile(join(cwd, 'body.glb'), 'latin1')).toContain('{"motion":{"type":"dynamic"}}');
  expect((await run(character, '-o', 'no.glb', '--physics', 'omi')).stderr).toMatch(/needs --colliders/);
});

it('--json prints what changed', async () => {
  const { stdout } = await run(
    character,
    '-o',
    'json.glb',
    '--for',
    'desktop',
    '--textures',
    'keep',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({
    output: join(cwd, 'json.glb'),
    target: 'desktop',
    bytes: { before: (await stat(character)).size },
    budget: { ok: true },
    warnings: [],
  });
});

it('replaces a file only with force, and leaves no temporary files', async () => {
  await run(character, '-o', 'kept.glb');
  expect((await run(character, '-o', 'kept.glb')).code).not.toBe(0);
  expect((await run(character, '-o', 'kept.glb', '--force')).code).toBe(0);
  expect((await readdir(cwd)).filter((name) => name.includes('.part'))).toEqual([]);
});
