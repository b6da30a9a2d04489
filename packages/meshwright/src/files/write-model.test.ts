import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { writeModel } from './write-model.ts';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const character = join(fixtures, 'character.glb');
const pictured = join(fixtures, 'external/model.gltf');

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));
const run = (...argv: string[]) => runHere(argv, { cwd, env: {} });
/** What a file says of its model, without the form of the file itself. */
const inspected = async (path: string) => {
  const { name: _, format: __, bytes: ___, ...report } = await inspectModel(await fileSource(path));
  return { ...report, textures: report.textures.map(({ bytes: _, ...texture }) => texture) };
};

const commands: [string, string[]][] = [
  ['convert', ['convert', character]],
  ['optimize', ['optimize', character, '--for', 'engine', '-o']],
  ['place', ['place', character, '--height', '1.8', '-o']],
  ['clips trim', ['clips', 'trim', character, 'running', '--end', '0.3', '-o']],
];

it.each(commands)('%s writes a .gltf that equals its GLB, and replaces nothing unasked', async (_, argv) => {
  expect((await run(...argv, 'a.glb')).code).toBe(0);
  const { code, stdout } = await run(...argv, 'deep/a.gltf');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^with +.*a\.bin$/m);
  const names = (await readdir(join(cwd, 'deep'))).sort();
  expect(names.filter((name) => !name.startsWith('a-'))).toEqual(['a.bin', 'a.gltf']);
  const [whole, parts] = [await inspected(join(cwd, 'a.glb')), await inspected(join(cwd, 'deep/a.gltf'))];
  expect(parts).toEqual(whole);

  await rm(join(cwd, 'deep/a.gltf'));
  await writeFile(join(cwd, 'deep/a.bin'), 'mine');
  const refused = await run(...argv, 'deep/a.gltf');
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toMatch(/a\.bin exists: name another file, or --force/);
  expect((await readdir(join(cwd, 'deep'))).sort()).toEqual(names.filter((name) => name !== 'a.gltf'));
  expect(await readFile(join(cwd, 'deep/a.bin'), 'utf8')).toBe('mine');
  const forced =
    argv.at(-1) === '-o' ? [...argv, 'deep/a.gltf', '--force'] : [...argv, 'deep/a.gltf', '--force'];
  expect((await run(...forced)).code).toBe(0);
  expect((await inspected(join(cwd, 'deep/a.gltf'))).triangles).toBe(whole.triangles);
});

it('pictures bear the name of the model', async () => {
  expect((await run('convert', pictured, 'crate.gltf')).code).toBe(0);
  expect((await readdir(cwd)).filter((name) => /^crate-.*\.(png|jpg)$/.test(name)).length).toBeGreaterThan(0);
  const { textures } = await inspected(join(cwd, 'crate.gltf'));
  expect(textures.every(({ width }) => (width ?? 0) > 0)).toBe(true);
});

it('leaves nothing behind when the work fails, or a file beside the model may not be replaced', async () => {
  const output = join(cwd, 'a.gltf');
  await expect(
    writeModel(output, false, async (path) => {
      await writeFile(path, 'half');
      throw new Error('full');
    }),
  ).rejects.toThrow('full');
  expect(await readdir(cwd)).toEqual([]);
});
