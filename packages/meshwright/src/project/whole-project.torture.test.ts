import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';

// Uses the embedded service with its real jobs.
const light = { target_polycount: 300 };
/** Geometry alone takes a third of the time. */
const bare = { mode: 'preview', should_texture: false };

const assets = {
  chest: { prompt: 'a treasure chest', options: { ...light, ...bare }, place: { height: 0.6 } },
  sign: { image: 'pictures/sign.png', options: { ...light, should_texture: false }, place: { longest: 1 } },
  crate: { recipe: 'recipes/crate.json', targets: ['mobile'], limits: { triangles: 2000 } },
  hero: {
    prompt: 'a knight',
    options: { pose_mode: 't-pose', target_polycount: 3000 },
    rig: { height: 1.8 },
    animations: [0, 1],
    steps: [{ renameClips: { scheme: 'kebab' } }],
  },
  guard: {
    prompt: 'a guard',
    options: { pose_mode: 't-pose', target_polycount: 3000 },
    rig: { height: 1.7 },
  },
  lamp: {
    prompt: 'a street lamp',
    options: light,
    targets: ['mobile', 'desktop', 'engine'],
    // Two materials of three 1024-pixel maps are 33.6 MB; the limit for phones is 32 MB.
    limits: { gpuBytes: 40_000_000 },
  },
  barrel: { prompt: 'a barrel', options: light, place: { factor: 2, origin: 'center', mode: 'baked' } },
  again: { prompt: 'a barrel', options: light, take: 2 },
  same: { prompt: 'a barrel', options: light, place: { height: 9 } },
  inline: {
    recipe: {
      nodes: {
        model: { task: 'text-to-3d', body: { mode: 'preview', prompt: 'a vase', ...light } },
        whole: { task: 'uv-unwrap', body: { input_task_id: { from: 'model' } } },
      },
      output: 'whole',
    },
  },
};
const crate = {
  nodes: {
    model: { task: 'text-to-3d', body: { mode: 'preview', prompt: 'a crate', ...light } },
    light: { task: 'remesh', body: { input_task_id: { from: 'model' }, target_polycount: 200 } },
    placed: { process: [{ place: { height: 1 } }], from: { from: 'light' } },
  },
  output: 'placed',
};

let home: Home;
beforeAll(async () => {
  home = await freshHome();
  const folder = join(home.folder, 'game');
  for (const name of ['pictures', 'recipes']) await mkdir(join(folder, name), { recursive: true });
  const drawing = '<svg width="96" height="96"><rect x="20" y="8" width="56" height="80" fill="#b33"/></svg>';
  await writeFile(join(folder, 'pictures/sign.png'), await sharp(Buffer.from(drawing)).png().toBuffer());
  await writeFile(join(folder, 'recipes/crate.json'), JSON.stringify(crate));
  const manifest = { module: 'src/assets.ts', remote: '../shared-assets', assets };
  await writeFile(join(folder, 'meshwright.json'), JSON.stringify(manifest));
});
afterAll(() => home.remove());

interface LockedFile {
  readonly report: { readonly standIn?: string };
}

it('makes ten assets of different kinds in one command, and elsewhere the same bytes for nothing', async () => {
  const here = { cwd: join(home.folder, 'game'), env: { XDG_CACHE_HOME: home.cache } };
  const first = await runHere(['sync', '--json'], here);
  expect({ code: first.code, stderr: first.stderr }).toMatchObject({ code: 0 });
  const answer = JSON.parse(first.stdout);
  expect(answer.assets).toMatchObject(Object.keys(assets).map((name) => ({ name, state: 'made' })));
  expect(answer.spent.credits).toBeGreaterThan(0);
  expect(await runHere(['check'], here)).toMatchObject({ code: 0 });

  // The mark of a stand-in is in the lockfile, and a sync prints it.
  const lock = JSON.parse(await readFile(join(here.cwd, 'meshwright.lock.json'), 'utf8'));
  const [standIn] = Object.values(lock.assets.chest.files).map((file) => (file as LockedFile).report.standIn);
  expect(standIn).toMatch(/^Stand-in, not a trained model/);

  // A changed placement needs no purchase, and plan knows that without the service.
  const text = await readFile(join(here.cwd, 'meshwright.json'), 'utf8');
  await writeFile(join(here.cwd, 'meshwright.json'), text.replace('"height":0.6', '"height":0.7'));
  const planned = JSON.parse((await runHere(['plan', 'chest', '--json'], here)).stdout);
  expect(planned).toMatchObject({
    tasks: 0,
    assets: [{ state: 'changed', steps: [{ state: 'bought' }, {}] }],
  });
  await writeFile(join(here.cwd, 'meshwright.json'), text);

  // Content of a clone: everything except the finished files and machine-local data.
  const clone = join(home.folder, 'clone');
  await cp(here.cwd, clone, { recursive: true });
  for (const name of ['assets', '.meshwright', 'src']) await rm(join(clone, name), { recursive: true });
  const elsewhere = { cwd: clone, env: { XDG_CACHE_HOME: join(home.folder, 'other-cache') } };
  const shown = await runHere(['sync'], { ...elsewhere, cwd: clone });
  expect(shown.stdout).toContain(`note: ${standIn}`);
  await rm(join(clone, 'assets'), { recursive: true });
  const second = await runHere(['sync', '--json'], elsewhere);
  expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
  const restored = JSON.parse(second.stdout);
  expect(restored.assets).toMatchObject(Object.keys(assets).map((name) => ({ name, state: 'restored' })));
  expect(restored.spent).toMatchObject({ tasks: 0, credits: 0 });
  const files = await readdir(join(here.cwd, 'assets'));
  expect(await readdir(join(clone, 'assets'))).toEqual(files);
  for (const file of ['src/assets.ts', ...files.map((name) => `assets/${name}`)]) {
    expect((await readFile(join(clone, file))).equals(await readFile(join(here.cwd, file)))).toBe(true);
  }
});
