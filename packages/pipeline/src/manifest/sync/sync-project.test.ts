import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import type { Journal } from '@meshwright/purchase';
import { fileJournal, folderStore } from '@meshwright/purchase/node';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecipeContext } from '../../recipe/recipe-context.ts';
import { folderProject } from '../folder-project.ts';
import { lockFileName } from '../lockfile.ts';
import { readProject } from '../project.ts';
import { checkProject } from './check-project.ts';
import { lockedContent } from './locked-content.ts';
import type { SyncOptions } from './sync-options.ts';
import { syncProject } from './sync-project.ts';

// All tests share one real service; each simulates its own machine: a project, a journal, a store.
let harness: Harness;
let machine: Machine;
const machines: Machine[] = [];

interface Machine {
  readonly folder: string;
  readonly journal: Journal;
  readonly context: RecipeContext;
  /** Requests sent by this machine. */
  readonly requests: string[];
  write(path: string, content: string | Uint8Array): void;
  read(path: string): Buffer;
  declare(assets: object, more?: object): void;
  sync(options?: SyncOptions): ReturnType<typeof syncProject>;
  check(): Promise<string[]>;
}

async function newMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-project-'));
  const journal = fileJournal(join(folder, '.meshwright'));
  const files = folderProject(folder);
  const requests: string[] = [];
  const connection = {
    ...harness.connection,
    fetch(input: string | URL | Request, init?: RequestInit) {
      requests.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return harness.connection.fetch(input, init);
    },
  };
  const context: RecipeContext = {
    buyer: await harness.buyer({ journal, connection }),
    store: folderStore(join(folder, '.store')),
    async readFile(path) {
      return (await files.read(path)) ?? Promise.reject(new Error(`no ${path}`));
    },
  };
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const made: Machine = {
    folder,
    journal,
    context,
    requests,
    write,
    read: (path) => readFileSync(join(folder, path)),
    declare: (assets, more = {}) => write('meshwright.json', JSON.stringify({ ...more, assets })),
    sync: async (options = {}) => syncProject(await readProject(files), files, context, options),
    check: async () =>
      (await checkProject(await readProject(files), files)).map((issue) => `${issue.file} ${issue.message}`),
  };
  machines.push(made);
  return made;
}

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  machine = await newMachine();
});
afterEach(() => {
  for (const { folder, journal } of machines.splice(0)) {
    journal.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
afterAll(() => harness.stop());

const chest = { prompt: 'a chest', place: { height: 0.6 } };
const lamp = { prompt: 'a lamp', place: { height: 0.4 } };
const states = (synced: Awaited<ReturnType<typeof syncProject>>) =>
  Object.fromEntries(synced.map(({ name, state }) => [name, state]));

describe('a sync', () => {
  it('makes the declared assets, and then nothing more', async () => {
    machine.declare({ chest, lamp });
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'made' });
    expect(await machine.check()).toEqual([]);
    const spent = await harness.spent();
    expect(spent).toBeGreaterThan(0);
    machine.requests.length = 0;
    expect(states(await machine.sync())).toEqual({ chest: 'kept', lamp: 'kept' });
    expect(machine.requests).toEqual([]);
    expect(await harness.spent()).toBe(spent);
  });

  it('makes only changed assets', async () => {
    machine.declare({ chest, lamp });
    await machine.sync();
    const spent = await harness.spent();
    machine.declare({ chest: { ...chest, place: { height: 1.2 } }, lamp });
    expect(await machine.check()).toEqual([expect.stringContaining('"chest" was changed')]);
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'kept' });
    // Another height needs no other task.
    expect(await harness.spent()).toBe(spent);
    machine.declare({ chest: { ...chest, prompt: 'a red chest' }, lamp });
    await machine.sync();
    expect(await harness.spent()).toBeGreaterThan(spent);
  });

  it('removes assets that are no longer declared, except files changed by hand', async () => {
    machine.declare({ chest, lamp });
    await machine.sync();
    machine.write('assets/lamp.glb', 'edited');
    machine.declare({});
    expect(states(await machine.sync())).toEqual({ chest: 'removed', lamp: 'removed' });
    expect(() => machine.read('assets/chest.glb')).toThrow('ENOENT');
    expect(machine.read('assets/lamp.glb').toString()).toBe('edited');
  });

  it('restores files that are missing or damaged from the store', async () => {
    machine.declare({ chest });
    await machine.sync();
    const whole = machine.read('assets/chest.glb');
    machine.write('assets/chest.glb', 'broken');
    expect(await machine.check()).toEqual([expect.stringContaining('is not the file that is locked')]);
    machine.requests.length = 0;
    expect(states(await machine.sync())).toEqual({ chest: 'restored' });
    expect(machine.read('assets/chest.glb').equals(whole)).toBe(true);
    expect(machine.requests).toEqual([]);
  });

  it('moves locked files to a new path of the manifest free of charge', async () => {
    machine.declare({ chest, lamp: { ...lamp, targets: ['mobile', 'desktop'] } }, { module: 'assets.ts' });
    await machine.sync();
    const whole = machine.read('assets/lamp.mobile.glb');
    machine.write('assets/chest.glb', 'edited');
    machine.declare(
      { chest, lamp: { ...lamp, targets: ['mobile', 'desktop'] } },
      { module: 'assets.ts', output: 'public/models' },
    );
    expect(await machine.check()).toEqual([
      expect.stringMatching(
        /^meshwright\.lock\.json The manifest wants it at public\/models\/chest\.glb: run/,
      ),
      expect.stringContaining('is not the file that is locked'),
      expect.stringContaining('public/models/lamp.desktop.glb'),
      expect.stringContaining('public/models/lamp.mobile.glb'),
    ]);
    rmSync(join(machine.folder, '.store/objects'), { recursive: true });
    machine.requests.length = 0;
    // The edited file stays at its old path, and the locked file is missing everywhere.
    const moved = await machine.sync();
    expect(moved).toMatchObject([
      { state: 'failed', error: { code: 'missing_content' } },
      { state: 'restored' },
    ]);
    expect(machine.read('public/models/lamp.mobile.glb').equals(whole)).toBe(true);
    expect(() => machine.read('assets/lamp.mobile.glb')).toThrow('ENOENT');
    expect(machine.read('assets/chest.glb').toString()).toBe('edited');
    expect(machine.read('assets.ts').toString()).toContain('public/models/lamp.mobile.glb');
    expect(states(await machine.sync({ only: ['lamp'] }))).toEqual({ lamp: 'kept' });
    expect(machine.requests).toEqual([]);
  });

  it('on another machine with the lockfile and a remote gives the same bytes free of charge', async () => {
    const shared = new Map<string, Uint8Array>();
    const remote = {
      get: async (hash: string) => shared.get(hash),
      put: async (hash: string, bytes: Uint8Array) => void shared.set(hash, bytes),
    };
    machine.declare({ chest, lamp });
    await machine.sync({ remote });
    const spent = await harness.spent();
    const other = await newMachine();
    for (const file of ['meshwright.json', lockFileName]) other.write(file, machine.read(file));
    expect(states(await other.sync({ remote }))).toEqual({ chest: 'restored', lamp: 'restored' });
    for (const file of ['assets/chest.glb', 'assets/lamp.glb']) {
      expect(other.read(file).equals(machine.read(file))).toBe(true);
    }
    expect(other.requests).toEqual([]);
    expect(await harness.spent()).toBe(spent);
  });

  it('never rebuys a locked asset that cannot be found', async () => {
    machine.declare({ chest });
    await machine.sync();
    const spent = await harness.spent();
    const other = await newMachine();
    for (const file of ['meshwright.json', lockFileName]) other.write(file, machine.read(file));
    const lies = { get: async () => new Uint8Array([1]), put: async () => {} };
    for (const remote of [undefined, lies]) {
      expect(await other.sync({ remote })).toMatchObject([
        { name: 'chest', state: 'failed', error: { code: 'missing_content' } },
      ]);
    }
    expect(other.requests).toEqual([]);
    expect(await harness.spent()).toBe(spent);
  });

  it('keeps made assets when another asset fails, and resumes there', async () => {
    await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
    machine.declare({ chest, lamp });
    const first = await machine.sync({ atOnce: 1 });
    expect(states(first)).toEqual({ chest: 'failed', lamp: 'made' });
    expect(String(first[0]?.error)).toContain('FAILED');
    await harness.fault();
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'kept' });
    expect(await machine.check()).toEqual([]);
  });

  it('writes the same lockfile for any order of the manifest', async () => {
    machine.declare({ chest, lamp });
    await machine.sync();
    const lock = machine.read(lockFileName);
    machine.declare({ lamp, chest });
    await machine.sync();
    expect(machine.read(lockFileName).equals(lock)).toBe(true);
  });
});

describe('what is drawn of an asset', () => {
  const icon = { sizes: [32, 64], outline: '#101820' };
  const sprites = { turns: 4, size: 32 };
  const drawn = { ...chest, icon, sprites, impostor: { cards: 2, size: 32 } };
  const names = ['icon-32.png', 'icon-64.png', 'impostor.glb', 'sprites.json', 'sprites.png'];
  const paths = names.map((name) => `assets/chest.${name}`);

  it('is written beside it, locked and named in the module, and drawn once', async () => {
    machine.declare({ chest: drawn }, { module: 'assets.ts' });
    expect(states(await machine.sync())).toEqual({ chest: 'made' });
    expect(await machine.check()).toEqual([]);
    for (const [path, pixels] of [
      ['assets/chest.icon-64.png', [64, 64]],
      ['assets/chest.sprites.png', [128, 32]],
    ] as const) {
      // Width, height and colour type of a PNG: 6 has an alpha channel.
      const png = machine.read(path);
      expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([...pixels, 6]);
    }
    const atlas = JSON.parse(machine.read('assets/chest.sprites.json').toString());
    expect(atlas.meta.image).toBe('chest.sprites.png');
    const far = await inspectModel(bytesSource(machine.read('assets/chest.impostor.glb')));
    expect(far.triangles).toBe(8);
    const lock = JSON.parse(machine.read(lockFileName).toString()).assets.chest;
    expect(Object.keys(lock.drawn)).toEqual(paths);
    for (const path of names)
      expect(machine.read('assets.ts').toString()).toContain(`'${path}'`.replaceAll("'", '"'));
    machine.requests.length = 0;
    const before = paths.map((path) => statSync(join(machine.folder, path)).mtimeMs);
    expect(states(await machine.sync())).toEqual({ chest: 'kept' });
    expect(machine.requests).toEqual([]);
    expect(paths.map((path) => statSync(join(machine.folder, path)).mtimeMs)).toEqual(before);
  });

  it('is drawn on a made asset for no credits, anew for other options, and removed when it is not asked for', async () => {
    machine.declare({ chest });
    await machine.sync();
    const spent = await harness.spent();
    const model = machine.read('assets/chest.glb');
    machine.declare({ chest: { ...chest, icon } });
    expect(states(await machine.sync())).toEqual({ chest: 'made' });
    const large = machine.read('assets/chest.icon-64.png');
    machine.declare({ chest: { ...chest, icon: { sizes: [64], outline: '#ff0000' } } });
    await machine.sync();
    expect(machine.read('assets/chest.icon-64.png').equals(large)).toBe(false);
    expect(() => machine.read('assets/chest.icon-32.png')).toThrow('ENOENT');
    machine.declare({ chest });
    await machine.sync();
    expect(() => machine.read('assets/chest.icon-64.png')).toThrow('ENOENT');
    expect(machine.read('assets/chest.glb').equals(model)).toBe(true);
    expect(await harness.spent()).toBe(spent);
  });

  it('is reported when it is missing or altered, restored, and moved with its asset', async () => {
    machine.declare({ chest: drawn });
    await machine.sync();
    const whole = machine.read('assets/chest.sprites.png');
    rmSync(join(machine.folder, 'assets/chest.icon-32.png'));
    machine.write('assets/chest.sprites.png', 'edited');
    expect((await machine.check()).sort()).toEqual([
      expect.stringMatching(/^assets\/chest\.icon-32\.png It is missing: run "meshwright restore chest"/),
      expect.stringMatching(/^assets\/chest\.sprites\.png It is not the file that is locked/),
    ]);
    expect(states(await machine.sync())).toEqual({ chest: 'restored' });
    expect(machine.read('assets/chest.sprites.png').equals(whole)).toBe(true);
    machine.declare({ chest: drawn }, { output: 'public' });
    expect(await machine.check()).toHaveLength(1 + paths.length);
    await machine.sync();
    expect(machine.read('public/chest.sprites.png').equals(whole)).toBe(true);
    expect(() => machine.read('assets/chest.sprites.png')).toThrow('ENOENT');
    expect(await machine.check()).toEqual([]);
    machine.declare({});
    await machine.sync();
    expect(readdirSync(join(machine.folder, 'public'))).toEqual([]);
  });

  it('is drawn by a machine that bought none of it, without a request', async () => {
    machine.declare({ chest });
    await machine.sync();
    const other = await newMachine();
    for (const path of [lockFileName, 'assets/chest.glb']) other.write(path, machine.read(path));
    other.declare({ chest: { ...chest, icon } });
    expect(await other.check()).toEqual([expect.stringContaining('What is drawn of "chest" was changed')]);
    const spent = await harness.spent();
    expect(states(await other.sync())).toEqual({ chest: 'made' });
    expect(other.requests).toEqual([]);
    expect(await harness.spent()).toBe(spent);
    expect(await other.check()).toEqual([]);
    machine.declare({ chest: { ...chest, icon } });
    await machine.sync();
    for (const path of [lockFileName, 'assets/chest.icon-64.png', 'assets/chest.glb'])
      expect(machine.read(path).equals(other.read(path)), path).toBe(true);
  });

  it('leaves a bought model in place when it cannot be drawn, and is drawn for nothing afterwards', async () => {
    machine.declare({ chest: { ...chest, sprites: { clips: ['dancing'] } } });
    const [failed] = await machine.sync();
    expect([failed!.state, String(failed!.error)]).toEqual(['failed', expect.stringContaining('dancing')]);
    expect(machine.read('assets/chest.glb').subarray(0, 4).toString()).toBe('glTF');
    const spent = await harness.spent();
    machine.requests.length = 0;
    machine.declare({ chest: { ...chest, sprites } });
    expect(states(await machine.sync())).toEqual({ chest: 'made' });
    expect([machine.requests, await harness.spent()]).toEqual([[], spent]);
    expect(await machine.check()).toEqual([]);
  });

  it('is drawn of the first target', async () => {
    machine.declare({ chest: { ...chest, targets: ['mobile', 'desktop'], icon } });
    await machine.sync();
    const lock = JSON.parse(machine.read(lockFileName).toString()).assets.chest;
    expect(Object.keys(lock.files)).toEqual(['assets/chest.desktop.glb', 'assets/chest.mobile.glb']);
    expect(Object.keys(lock.drawn)).toEqual(['assets/chest.icon-32.png', 'assets/chest.icon-64.png']);
    expect(await machine.check()).toEqual([]);
  });

  it('of a take stays when another is bought, and its content is protected', async () => {
    machine.declare({ chest: { ...chest, icon } });
    await machine.sync();
    const lockOf = () => JSON.parse(machine.read(lockFileName).toString()).assets.chest;
    const { drawn: one } = lockOf();
    expect(lockedContent({ lockfileVersion: 1, assets: { chest: lockOf() } }).hashes).toEqual(
      expect.arrayContaining(Object.values<{ sha256: string }>(one).map(({ sha256 }) => sha256)),
    );
    machine.declare({ chest: { ...chest, icon, takes: 2 } });
    await machine.sync();
    const { takes } = lockOf();
    expect(takes[1].drawn).toEqual(one);
    expect(Object.keys(takes[2].drawn)).toEqual(Object.keys(one));
    expect(await machine.check()).toEqual([]);
  });

  it('belongs to each take', async () => {
    machine.declare({ chest: { ...chest, takes: 2, icon: { sizes: [32] } } });
    await machine.sync();
    const { takes } = JSON.parse(machine.read(lockFileName).toString()).assets.chest;
    expect(Object.values<{ drawn: object }>(takes).map((take) => Object.keys(take.drawn))).toEqual([
      ['assets/chest.icon-32.png'],
      ['assets/chest.icon-32.png'],
    ]);
  });
});

describe('a check', () => {
  it('fails on limits that the file exceeds, and names them', async () => {
    machine.declare({ chest: { ...chest, limits: { bytes: 10, triangles: 1 } } });
    await machine.sync();
    const issues = await machine.check();
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(/assets\/chest\.glb bytes is \d+, and its limit allows 10\./);
  });
});

describe('a manifest with mistakes', () => {
  it.each<[string, unknown, string]>([
    ['text that is no JSON', '{', 'meshwright.json: It is not JSON'],
    ['no assets', {}, 'meshwright.json#/assets: "assets" is missing'],
    ['an unknown field', { assets: {}, asets: {} }, 'meshwright.json#/asets: "asets" is not a field here'],
    ['a wrong name', { assets: { 'a b': chest } }, 'letters, digits, - and _'],
    [
      'two sources',
      { assets: { a: { prompt: 'x', image: 'a.png' } } },
      '#/assets/a: It must be exactly one of',
    ],
    [
      'a picture that is not there',
      { assets: { a: { image: 'a.png' } } },
      '#/assets/a/image: There is no file a.png',
    ],
    [
      'names that differ by case alone',
      { assets: { a: chest, A: lamp } },
      '#/assets/A: "A" and "a" are one file',
    ],
    ['a path that leads out', { assets: { a: { image: '../a.png' } } }, 'a path inside the project'],
    [
      'a wrong field of the task',
      { assets: { a: { prompt: 'x', options: { target_polycount: 1 } } } },
      '#/assets/a/options/target_polycount: ',
    ],
    ['an empty prompt', { assets: { a: { prompt: ' ' } } }, '#/assets/a/prompt: '],
    ['an unknown clip', { assets: { a: { prompt: 'x', animations: [0, 0] } } }, '#/assets/a/animations: '],
    [
      'a wrong size of a rig',
      { assets: { a: { prompt: 'x', rig: { height: 0 } } } },
      '#/assets/a/rig/height: ',
    ],
    [
      'a wrong step',
      { assets: { a: { prompt: 'x', steps: [{ renameClips: { scheme: 'kebab' } }, { paint: {} }] } } },
      '#/assets/a/steps/1/paint: "paint" is no step',
    ],
    [
      'a wrong option of a step',
      { assets: { a: { prompt: 'x', place: {}, steps: [{ makeInPlace: { clip: true } }] } } },
      '#/assets/a/steps/0/makeInPlace/clip: ',
    ],
    ['a wrong height', { assets: { a: { prompt: 'x', place: { height: -1 } } } }, '#/assets/a/place/height'],
    [
      'an icon beyond the range of its size',
      { assets: { a: { prompt: 'x', icon: { sizes: [64, 8] } } } },
      '#/assets/a/icon/sizes/1: icon: sizes 2 is 8, but it must be a whole number from 16 to 2048 pixels',
    ],
    [
      'a colour that is none',
      { assets: { a: { prompt: 'x', icon: { outline: 'red' } } } },
      '#/assets/a/icon/outline: icon: outline is "red", but it must be a colour as #rrggbb',
    ],
    [
      'an unknown option of sprites',
      { assets: { a: { prompt: 'x', sprites: { clip: 'walking' } } } },
      '#/assets/a/sprites/clip: sprites: clip is no option; there are: size, turns, clips',
    ],
    [
      'too many cards',
      { assets: { a: { prompt: 'x', impostor: { cards: 9 } } } },
      '#/assets/a/impostor/cards: impostor: cards is 9, but it must be a whole number from 1 to 8 cards',
    ],
    ['a recipe that is not there', { assets: { a: { recipe: 'r.json' } } }, 'There is no file r.json'],
    [
      'a wrong target',
      { assets: { a: { prompt: 'x', targets: ['phone'] } } },
      '"mobile" | "desktop" | "engine"',
    ],
  ])('is rejected for %s, and nothing is sent', async (_, content, message) => {
    machine.write('meshwright.json', typeof content === 'string' ? content : JSON.stringify(content));
    await expect(machine.sync()).rejects.toMatchObject({
      code: 'bad_project',
      message: expect.stringContaining(message),
    });
    expect(machine.requests).toEqual([]);
  });

  it('reports all of them at once', async () => {
    machine.declare({ a: { prompt: 'x', steps: [{ paint: {} }] }, b: { image: 'b.png' } });
    const error = await machine.sync().catch(String);
    expect(error).toContain('2 mistakes');
  });

  const model = { task: 'text-to-3d', body: { should_texture: true, prompt: 'x' } };
  const rigged = { task: 'rigging', body: { model_url: { path: 'no.glb' } } };
  it.each<[string, object, object, string]>([
    [
      'family',
      { nodes: { m: { task: 'remash', body: {} } }, output: 'm' },
      {},
      '/nodes/m/task: "remash" is no task family',
    ],
    ['output', { nodes: { m: model }, output: 'n' }, {}, '/output: "n" is no node'],
    [
      'output of a recipe that is rigged',
      { nodes: { m: model }, output: 'n' },
      { rig: true },
      '/output: "n" is no node',
    ],
    ['file', { nodes: { m: rigged }, output: 'm' }, {}, '/nodes/m/body/model_url: There is no file no.glb'],
    [
      'name that the asset needs',
      { nodes: { rig: model }, output: 'rig' },
      { rig: true },
      '/nodes/rig: "rig" is the name',
    ],
    [
      'drawing',
      { nodes: { m: model, p: { draw: { poster: {} }, from: { from: 'm' }, name: 'p' } }, output: 'm' },
      {},
      '/nodes/p/draw: A drawing is an object with one key, its name: icon, sprites and impostor',
    ],
    [
      'file of a drawing',
      {
        nodes: {
          m: model,
          p: { draw: { icon: { sizes: [64] } }, from: { from: 'm' }, name: 'p' },
          again: { task: 'image-to-3d', body: { image_url: { from: 'p', file: 'p.icon-128.png' } } },
        },
        output: 'again',
      },
      {},
      '/nodes/again/body/image_url: "p" is a drawing: name one of its files with "file": p.icon-64.png',
    ],
    [
      'output, which is a drawing',
      { nodes: { m: model, p: { draw: { icon: {} }, from: { from: 'm' }, name: 'p' } }, output: 'p' },
      {},
      '/output: "p" is a drawing',
    ],
    [
      'name of a target',
      { nodes: { mobile: model }, output: 'mobile' },
      { targets: ['mobile'] },
      '/nodes/mobile: ',
    ],
  ])('reports the path of the mistake in a recipe: a wrong %s', async (_, recipe, more, message) => {
    machine.write('hero.json', JSON.stringify(recipe));
    machine.declare({ hero: { ...more, recipe: 'hero.json' } });
    expect(await machine.sync().catch(String)).toContain(`mistake. Nothing was sent.\nhero.json#${message}`);
    machine.declare({ hero: { ...more, recipe } });
    expect(await machine.sync().catch(String)).toContain(
      `mistake. Nothing was sent.\nmeshwright.json#/assets/hero/recipe${message}`,
    );
  });
});
