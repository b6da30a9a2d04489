// What a stranger types in the first hour, and what each line answers: its exit and a part of the sentence that goes on from there.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '@meshwright/testing/repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startResettingServer } from './testing/resetting-server.ts';
import { runHere } from './testing/run-here.ts';

const lines: readonly (readonly [line: string, exit: number, answer: string])[] = [
  ['init', 2, 'meshwright init proxy'],
  ['login', 2, 'set MESHWRIGHT_API_KEY'],
  ['logout', 2, 'nothing is kept'],
  ['auth login', 2, 'set MESHWRIGHT_API_KEY'],
  ['whoami', 2, 'meshwright balance'],
  ['key', 2, 'MESHWRIGHT_API_KEY or --key-file'],
  ['credits', 2, 'meshwright balance'],
  ['list', 2, 'meshwright tasks list'],
  ['ls', 2, 'meshwright plan'],
  ['config', 2, 'no configuration file'],
  ['config set key abc', 2, 'no configuration file'],
  ['open knight.glb', 2, 'meshwright view FILE'],
  ['version', 2, 'meshwright --version'],
  ['-v', 2, 'meshwright --version'],
  ['--api-key abc balance', 2, 'set MESHWRIGHT_API_KEY'],
  ['help creat', 2, 'did you mean meshwright help create?'],
  ['creat "a chest"', 2, 'Did you mean create?'],
  ['generate "a chest"', 2, 'meshwright create'],
  ['make "a chest"', 2, 'meshwright create'],
  ['text-to-3d "a chest"', 2, 'meshwright create'],
  ['image-to-3d photo.png', 2, 'create --image FILE'],
  ['create', 2, 'either a prompt, such as "a wooden chest", or --image FILE'],
  ['create a wooden chest', 2, 'in quotes: meshwright create "a wooden chest"'],
  ['create "a chest" --height 60cm', 4, 'metres'],
  ['create "a chest" --height -1', 4, 'a number from'],
  ['create "a chest" --size 1', 2, '--height or --longest, in metres'],
  ['create "a chest" --model mesh-7', 2, 'Did you mean --ai-model?'],
  ['create "a chest" --format fbx', 2, 'meshwright convert FILE OUT.fbx'],
  ['create "a chest" --polycount 5000', 2, '--target-polycount'],
  ['create "a chest" --quality high', 2, '--texture-resolution'],
  ['create "a chest" --seed 4', 2, '--again'],
  ['create "a chest" --dry-run', 2, '--max-credits 0'],
  ['create "a chest" --output out', 2, '-o, or --out'],
  ['create --image missing.png', 11, 'there is no such file'],
  ['create --image knight.glb', 12, 'give .jpg'],
  ['create "a knight" --clips walk', 2, '--animations walk'],
  ['create "a knight" --animate wlak', 4, 'meshwright animations WORD'],
  ['create "a knight" --animation walk', 2, '--animations walk'],
  ['inspect', 2, "missing required argument 'file|url|-'"],
  ['inspect missing.glb', 11, 'missing.glb: there is no such file'],
  ['inspect knight', 11, 'there is no such file'],
  ['inspect text.txt', 12, 'neither GLB'],
  ['inspect knight.glb other.glb', 2, 'Expected 1 argument but got 2'],
  ['info knight.glb', 2, 'meshwright inspect FILE'],
  ['view missing.glb', 11, 'there is no such file'],
  ['show knight.glb', 2, 'meshwright view FILE'],
  ['render knight.glb', 2, 'meshwright look FILE'],
  ['preview knight.glb', 2, 'meshwright look FILE'],
  ['place knight.glb', 2, '-o OUT.glb'],
  ['place knight.glb -o placed.glb --scale 2', 2, '--factor'],
  ['place knight.glb -o knight.glb', 11, '--force to replace it'],
  ['place knight.glb -o placed.glb --height tall', 4, 'metres'],
  ['optimise knight.glb -o small.glb', 2, 'Did you mean optimize?'],
  ['optimize knight.glb', 2, '-o OUT.glb'],
  ['optimize knight.glb -o small.glb --for phone', 4, 'mobile, desktop, engine'],
  ['optimize knight.glb -o small.glb --textures jpg', 4, 'webp, ktx2, avif, keep'],
  ['compress knight.glb', 2, 'meshwright optimize FILE -o OUT'],
  ['simplify knight.glb', 2, '--triangles'],
  ['convert knight.glb', 2, "missing required argument 'outputs'"],
  ['convert knight.glb knight.dae', 4, '.dae cannot be written; name it .glb'],
  ['convert knight.glb fbx', 2, 'or give --format'],
  ['convert knight.glb text.obj --print-height 8cm', 4, 'such as 80mm'],
  ['clips knight.glb', 2, 'meshwright clips list FILE'],
  ['clips list', 2, "missing required argument 'file|url'"],
  ['clips rename knight.glb', 2, '-o OUT.glb'],
  ['clips merge knight.glb -o hero.glb', 2, "missing required argument 'others'"],
  ['rig knight.glb --out', 2, 'argument missing'],
  ['animate knight.glb walk', 2, 'meshwright tasks create animation'],
  ['tasks', 2, 'meshwright tasks list'],
  ['tasks show 123', 4, 'FAMILY:ID'],
  ['tasks download abc', 4, 'FAMILY:ID'],
  ['sync', 12, 'Begin with: meshwright add chest'],
  ['plan', 12, 'Begin with: meshwright add chest'],
  ['check', 12, 'Begin with: meshwright add chest'],
  ['add chest', 2, 'a prompt, --image FILE, --recipe FILE'],
  ['add "a wooden chest"', 2, 'a prompt, --image FILE, --recipe FILE'],
  ['pick chest 2', 12, 'Begin with: meshwright add chest'],
  ['doctor knight.glb --budget phone', 4, 'mobile, desktop, engine'],
  ['doctor knight.glb --fix', 2, 'names the command that mends'],
  ['service --port 99999', 4, 'from 0 to 65535'],
  ['service start', 2, 'meshwright service starts it'],
  ['mcp install', 2, '--print-config'],
  ['resize knight.glb', 2, 'meshwright place FILE'],
  ['rename knight.glb', 2, 'meshwright clips rename'],
  ['export knight.glb', 2, 'meshwright convert FILE'],
  ['icon knight.glb', 2, '--transparent'],
  ['look knight.glb --icon', 2, '--transparent'],
  ['spritesheet knight.glb', 2, 'meshwright sprites FILE'],
  ['sprites knight.glb', 2, '-o OUT.png'],
  ['impostor knight.glb', 2, '-o OUT.glb'],
  ['convert knight.glb --to fbx', 2, 'meshwright convert FILE OUT.fbx'],
  ['explain 418', 5, 'of an HTTP answer'],
  ['upgrade', 2, 'npm install meshwright@latest'],
  ['update', 2, "missing required argument 'name'"],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-first-hour-'));
  await cp(join(repository, 'fixtures/character.glb'), join(folder, 'knight.glb'));
  await writeFile(join(folder, 'text.txt'), 'hello');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('are at least eighty different lines', () => {
  expect(new Set(lines.map(([line]) => line)).size).toBeGreaterThanOrEqual(80);
});

it.each(lines)('%s ends with %i and says %j', async (line, exit, answer) => {
  const argv = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  // A service where nothing listens: no line gets as far.
  const env = { MESHWRIGHT_BASE_URL: 'http://127.0.0.1:9/openapi', MESHWRIGHT_API_KEY: 'k' };
  const { code, stdout, stderr } = await runHere(argv, { cwd: folder, env });
  expect([code, stderr]).toEqual([exit, expect.stringContaining(answer)]);
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/\n\s+at |undefined|\[object/);
  expect(stderr, 'a path that was not typed').not.toContain(folder);
});

it.each([
  ['inspect ./parts/none.glb', 'error: ./parts/none.glb: there is no such file'],
  [
    'optimize parts/../none.glb -o out/small.glb --for mobile',
    'error: parts/../none.glb: there is no such file',
  ],
  ['create --image=none.png', 'error: --image none.png cannot be read'],
  ['inspect none.glb --json', 'error: none.glb: there is no such file'],
  ['diff knight.glb knight.glb.old', 'error: knight.glb.old: there is no such file'],
  ['convert knight.glb text.txt/knight.obj', 'text.txt/knight.obj'],
])('%s prints the path as it was typed', async (line, answer) => {
  const { stdout, stderr } = await runHere(line.split(' '), { cwd: folder, env: {} });
  expect(stderr).toContain(answer);
  expect(stderr + stdout).not.toContain(folder);
});

it('a file: address is printed as it was typed', async () => {
  const address = pathToFileURL(join(folder, 'my none.glb')).href;
  const { stderr } = await runHere(['inspect', address], { cwd: folder, env: {} });
  expect(stderr).toContain(`error: ${address}: there is no such file`);
});

it.each([
  ['HTTPS_PROXY', /HTTPS_PROXY is set: requests go through that proxy/],
  ['http_proxy', /http_proxy is set/],
  ['NO_PROXY', undefined],
])('where the network fails, %s is answered by %s', async (name, said) => {
  const server = await startResettingServer();
  const { code, stderr } = await runHere(['inspect', `${server.origin}/knight.glb`], {
    cwd: folder,
    env: { [name]: 'http://127.0.0.1:9' },
  });
  await server.close();
  expect(code).toBe(7);
  if (said) expect(stderr).toMatch(said);
  else expect(stderr).not.toContain('_PROXY is set');
});
