import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

const run = (...argv: string[]) => runHere(['clips', ...argv], { cwd, env: {} });

it('lists slugs, lengths and keys', async () => {
  const { code, stdout } = await run('list', character);
  expect(code).toBe(0);
  expect(stdout).toMatch(/walking-man +Armature\|walking_man\|baselayer, 1 s, 31 keys, 5 channels/);
  const { clips } = JSON.parse((await run('list', character, '--json')).stdout) as { clips: object[] };
  expect(clips).toHaveLength(2);
});

it('writes the results of rename, trim and merge', async () => {
  expect((await run('rename', character, '-o', 'a.glb', '--scheme', 'kebab')).code).toBe(0);
  expect((await run('rename', 'a.glb', 'running=run', '-o', 'b.glb')).code).toBe(0);
  expect((await run('trim', 'b.glb', 'run', '--end', '0.3', '-o', 'c.glb')).code).toBe(0);
  expect((await run('merge', 'c.glb', character, '-o', 'd.glb')).code).toBe(0);
  const { clips, skins } = await inspectModel(await fileSource(join(cwd, 'd.glb')));
  expect(skins).toBe(1);
  expect(clips.map(({ name, seconds }) => [name, Number(seconds.toFixed(3))])).toEqual([
    ['walking-man', 1],
    ['run', 0.3],
    ['Armature|walking_man|baselayer', 1],
    ['Armature|running|baselayer', 0.6],
  ]);
});

it('merges one clip a file in place, and says what it matched by', async () => {
  await run('rename', character, 'walking-man=Take 001', 'running=mixamo.com', '-o', 'walk.glb');
  const flags = ['--motion', 'in-place', '--naming', 'file', '--offset', '0.02', '--degrees', '5'];
  const { code, stdout } = await run('merge', character, 'walk.glb', '-o', 'in-place.glb', ...flags);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^walk +walk, 1 s/m);
  expect((await run('merge', character, 'walk.glb', '-o', 'no.glb', '--motion', 'up')).code).not.toBe(0);
});

it('merges clips of FBX files, named by their files', async () => {
  const { readModel, writeFbx } = await import('@meshwright/formats');
  const body = await readModel({ name: 'character.glb', bytes: await readFile(character) });
  await writeFile(join(cwd, 'jog.fbx'), await writeFbx(body));
  const { code, stdout } = await run('merge', character, 'jog.fbx', '-o', 'fbx.glb', '--naming', 'file');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^jog +jog, 1 s/m);
  const { clips } = await inspectModel(await fileSource(join(cwd, 'fbx.glb')));
  expect(clips).toHaveLength(4);
});

it('writes the clips that came in alone, for the bones of another body', async () => {
  await run('rename', character, 'walking-man=stroll', 'running=dash', '-o', 'own.glb');
  const { code, stdout } = await run('merge', 'own.glb', character, '-o', 'alone.glb', '--alone');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^walking-man /m);
  const alone = await inspectModel(await fileSource(join(cwd, 'alone.glb')));
  expect([alone.meshes.length, alone.textures.length, alone.clips.length]).toEqual([0, 0, 2]);
  // It is a file of clips as any other, and fits the body again.
  expect((await run('merge', 'own.glb', 'alone.glb', '-o', 'again.glb')).code).toBe(0);
  const { clips } = await inspectModel(await fileSource(join(cwd, 'again.glb')));
  expect(clips.map(({ slug }) => slug)).toEqual(['stroll', 'dash', 'walking-man', 'running']);
});

it('takes a table of bones, and refuses what is none', async () => {
  const refused = await run('merge', character, character, '-o', 'map.glb', '--bones', 'Hips');
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toMatch(/--bones/);
  const unknown = await run('merge', character, character, '-o', 'map.glb', '--bones', 'a=no such bone');
  expect(unknown.stderr).toMatch(/no bone "no such bone"/);
});

it('reduces a file merged with itself to the clips and keys that carry information', async () => {
  await run('merge', character, character, '-o', 'twice.glb');
  const { code, stdout } = await run('slim', 'twice.glb', '-o', 'slim.glb', '--constant', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ clips: [{ slug: 'walking-man' }, { slug: 'running' }] });
  expect((await stat(join(cwd, 'slim.glb'))).size).toBeLessThan((await stat(join(cwd, 'twice.glb'))).size);
});

it('replaces a file only with force, and lists the clips', async () => {
  await run('rename', character, '-o', 'kept.glb', '--scheme', 'kebab');
  expect((await run('trim', character, 'running', '-o', 'kept.glb')).code).not.toBe(0);
  expect((await run('trim', character, 'running', '-o', 'kept.glb', '--force')).code).toBe(0);
  const { code, stderr } = await run('trim', character, 'dance', '-o', 'no.glb');
  expect(code).not.toBe(0);
  expect(stderr).toMatch(/"dance".*walking-man, running/);
});

it('refuses a rename without a plan, and invalid times', async () => {
  for (const argv of [
    ['rename', character, '-o', 'x.glb'],
    ['rename', character, 'walk', '-o', 'x.glb'],
    ['rename', character, 'running=run', '--scheme', 'snake', '-o', 'x.glb'],
    ['trim', character, 'running', '--end', '-1', '-o', 'x.glb'],
    ['slim', character, '--degrees', '99', '-o', 'x.glb'],
  ]) {
    expect((await run(...argv)).code, argv.join(' ')).not.toBe(0);
  }
});
