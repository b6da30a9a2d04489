import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBeside } from './files-beside.ts';

let folder: string;
let open: (path: string) => Promise<Uint8Array | undefined>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-beside-'));
  writeFileSync(join(folder, 'secret.png'), 'outside');
  mkdirSync(join(folder, 'model', 'Textures', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'model', 'Beside.PNG'), 'beside');
  writeFileSync(join(folder, 'model', 'Textures', 'wood.png'), 'wood');
  // A folder of many models: files do not count as folders.
  for (let i = 0; i < 120; i++) writeFileSync(join(folder, 'model', `A ${i}.fbx`), '');
  writeFileSync(join(folder, 'model', 'Textures', 'deep', 'leaf.tga'), 'leaf');
  open = await filesBeside(join(folder, 'model', 'chest.fbx'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['the name in another case', 'beside.png', 'beside'],
  ['a relative path', 'textures/wood.png', 'wood'],
  ['backslashes', 'Textures\\deep\\LEAF.tga', 'leaf'],
  ['the end of an absolute path of another machine', 'C:\\Users\\anna\\chest\\textures\\wood.png', 'wood'],
  ['a path through folders above', '..\\..\\Art\\beside.png', 'beside'],
  ['a name alone, in a folder beside the model', '/somewhere/else/wood.png', 'wood'],
])('finds %s', async (_, path, content) => {
  expect(Buffer.from((await open(path))!).toString()).toBe(content);
});

it.each(['secret.png', '../secret.png', '', '..', 'Textures', 'none.png'])(
  'opens nothing else: %j',
  async (path) => {
    expect(await open(path)).toBeUndefined();
  },
);
