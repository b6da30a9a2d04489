import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { balance, connect } from '@meshwright/client';
import { readProject } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BoxHarness, openBoxHarness, thumbnail } from '../../testing/box-harness.ts';
import { type Game, newGame } from '../../testing/game.ts';
import { type OpenedAssets, openAssets } from '../../testing/open-assets.ts';

// A real service on loopback; every test has its own project, read again after each asset as the plugin does.
const key = 'key-of-the-flights';
const chest = { prompt: 'a chest', place: { height: 0.6 } };
const lamp = { prompt: 'a lamp', place: { height: 0.4 } };
let harness: BoxHarness;
let game: Game;
const opened: OpenedAssets[] = [];

function open(baseUrl: string): OpenedAssets {
  return openWith({ MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key });
}

function openWith(given: Readonly<Record<string, string>>): OpenedAssets {
  const assets = openAssets(game.folder, given);
  opened.push(assets);
  return assets;
}

// A separate service per test: a new journal would ask about unknown tasks with the same prompt.
beforeEach(async () => {
  harness = await openBoxHarness(key);
  game = newGame();
});
afterEach(async () => {
  for (const { stop, pending } of opened.splice(0)) {
    stop.abort();
    await pending.settled();
  }
  await harness.stop();
  game.remove();
});

const heightOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(game.folder, 'meshwright.lock.json'), 'utf8')).assets[name].files[
    `assets/${name}.glb`
  ].report.size[1];

it('makes declared assets, and sends no request for locked ones', async () => {
  game.declare({ chest, lamp });
  const first = open(harness.service.baseUrl);
  await first.want();
  await first.until(() => first.log.length === 2);
  await first.pending.settled();
  expect([...first.log].sort()).toEqual(['chest made', 'lamp made']);

  rmSync(join(game.folder, '.meshwright'), { recursive: true });
  rmSync(join(game.folder, 'assets/lamp.glb'));
  const second = open('http://127.0.0.1:1/openapi');
  await second.want();
  await second.until(() => second.log.length === 2);
  await second.pending.settled();
  expect([...second.log].sort()).toEqual(['chest kept', 'lamp restored']);
  expect(existsSync(join(game.folder, '.meshwright'))).toBe(false);
});

it('draws an icon of a locked asset without a service, also where nothing was bought', async () => {
  game.declare({ chest });
  const first = open(harness.service.baseUrl);
  await first.want();
  await first.until(() => first.log.length === 1);
  await first.pending.settled();
  rmSync(join(game.folder, '.meshwright'), { recursive: true });
  game.declare({ chest: { ...chest, icon: { sizes: [32] } } });
  const second = open('http://127.0.0.1:1/openapi');
  await second.want();
  await second.until(() => second.log.length === 1);
  await second.pending.settled();
  expect(second.log).toEqual(['chest made']);
  expect(existsSync(join(game.folder, 'assets/chest.icon-32.png'))).toBe(true);
});

it('has the thumbnail of a task while the next task runs', async () => {
  const { want, until, pictures, log } = open(harness.service.baseUrl);
  // Prompt of a task without one.
  const release = harness.hold('undefined');
  game.declare({ knight: { prompt: 'a knight', rig: true } });
  await want();
  await until(() => pictures.has('knight'));
  expect(thumbnail.equals(pictures.get('knight')!)).toBe(true);
  expect(log).toEqual([]);
  release();
  await until(() => log.length === 1);
});

it('makes assets independently, and makes one again whose declaration changed meanwhile', async () => {
  const { want, until, log } = open(harness.service.baseUrl);
  const release = harness.hold('a slow chest');
  const slow = { prompt: 'a slow chest', place: { height: 1 } };
  game.declare({ slow });
  await want();
  game.declare({ slow: { ...slow, place: { height: 3 } }, lamp });
  await want();
  await until(() => log.includes('lamp made'));
  release();
  await until(() => log.length === 3);
  expect(log).toEqual(['lamp made', 'slow made', 'slow made']);
  expect(heightOf('slow')).toBe(3);
});

it('fetches assets of another machine from the remote', async () => {
  const manifest = { remote: 'shared', budget: { project: 1000 }, assets: { chest } };
  game.write('meshwright.json', JSON.stringify(manifest));
  const first = open(harness.service.baseUrl);
  await first.want();
  await first.until(() => first.log.length === 1);
  await first.pending.settled();
  const bytes = readFileSync(join(game.folder, 'assets/chest.glb'));
  for (const gone of ['.store', '.meshwright', 'assets'])
    rmSync(join(game.folder, gone), { recursive: true });
  const second = open('http://127.0.0.1:1/openapi');
  await second.want();
  await second.until(() => second.log.length === 1);
  expect(second.log).toEqual(['chest restored']);
  expect(readFileSync(join(game.folder, 'assets/chest.glb')).equals(bytes)).toBe(true);
});

it('moves a locked asset when the manifest changes its path', async () => {
  const { want, until, pending, log } = open(harness.service.baseUrl);
  game.declare({ chest });
  await want();
  await until(() => log.length === 1);
  game.write('meshwright.json', JSON.stringify({ output: 'models', assets: { chest } }));
  await want();
  await pending.settled();
  expect([
    existsSync(join(game.folder, 'models/chest.glb')),
    existsSync(join(game.folder, 'assets/chest.glb')),
  ]).toEqual([true, false]);
});

it('sends the key to no service that only the manifest names, unless it is on this machine', async () => {
  const { want, until, errors } = openWith({ MESHWRIGHT_API_KEY: key });
  game.write(
    'meshwright.json',
    JSON.stringify({ service: 'https://service.example/openapi', assets: { chest } }),
  );
  await want();
  await until(() => errors.length === 1);
  expect(errors).toMatchObject([
    { code: 'no_service', message: expect.stringContaining('set MESHWRIGHT_BASE_URL') },
  ]);
  const here = { service: harness.service.baseUrl, budget: { project: 1000 }, assets: { chest } };
  game.write('meshwright.json', JSON.stringify(here));
  await want();
  await until(() => existsSync(join(game.folder, 'assets/chest.glb')));
});

it('removes assets that are no longer declared', async () => {
  const { want, until, log } = open(harness.service.baseUrl);
  game.declare({ chest });
  await want();
  await until(() => log.length === 1);
  game.write('meshwright.json', JSON.stringify({ assets: {} }));
  await want();
  await until(() => log.length === 2);
  expect(log).toEqual(['chest made', 'chest removed']);
  expect(existsSync(join(game.folder, 'assets/chest.glb'))).toBe(false);
});

it('buys nothing at a named service where the manifest has no budget, and tries again after an edit', async () => {
  const credits = () => balance(connect({ baseUrl: harness.service.baseUrl, key }));
  const { want, until, log, errors } = open(harness.service.baseUrl);
  const before = await credits();
  game.write('meshwright.json', JSON.stringify({ assets: { chest } }));
  await want();
  await until(() => log.length === 1);
  expect(log).toEqual(['chest failed']);
  expect(errors).toMatchObject([{ code: 'over_budget' }]);
  expect(await credits()).toEqual(before);
  game.declare({ chest });
  await want();
  await until(() => log.length === 2);
  expect(log).toEqual(['chest failed', 'chest made']);
});

it('stops at once, and the next start continues with the purchases', async () => {
  const credits = () => balance(connect({ baseUrl: harness.service.baseUrl, key }));
  const before = await credits();
  const release = harness.hold('a well');
  game.declare({ well: { prompt: 'a well' } });
  const first = open(harness.service.baseUrl);
  await first.want();
  await first.until(() => first.events.includes('well working'));
  first.stop.abort();
  await first.pending.settled();
  expect(first.log).toEqual([]);
  release();
  const second = open(harness.service.baseUrl);
  await second.want();
  await second.until(() => second.log.length === 1);
  expect(second.log).toEqual(['well made']);
  expect(second.events).toContain('well found');
  const [well] = (await readProject(folderProject(game.folder))).assets;
  const { known, assumed } = well!.plan.price;
  expect(before.balance - (await credits()).balance).toBe(known + assumed);
});

it('finds purchases after untracked files of the project were removed', async () => {
  const release = harness.hold('a pump');
  game.declare({ pump: { prompt: 'a pump' } });
  const first = open(harness.service.baseUrl);
  await first.want();
  await first.until(() => first.events.includes('pump working'));
  first.stop.abort();
  await first.pending.settled();
  rmSync(join(game.folder, '.meshwright'), { recursive: true });
  release();
  const second = open(harness.service.baseUrl);
  await second.want();
  await second.until(() => second.log.length === 1);
  expect(second.log).toEqual(['pump made']);
  expect(second.events).toContain('pump found');
  expect(second.events).not.toContain('pump bought');
  expect([first.notes, second.notes]).toEqual([[], [expect.stringMatching(/journal/)]]);
});
