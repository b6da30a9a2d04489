import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../files/folder-store.ts';
import { fileJournal } from '../journal/file-journal.ts';
import type { Journal } from '../journal/journal.ts';
import type { Workshop } from '../recipe/workshop.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { checkProject } from './check-project.ts';
import { folderProject } from './folder-project.ts';
import { lockFileName } from './lockfile.ts';
import { readProject } from './project.ts';
import { type SyncOptions, syncProject } from './sync-project.ts';

// One real service; every test has a machine of its own: a project, a journal, a store.
let shop: Shop;
let machine: Machine;
const machines: Machine[] = [];

interface Machine {
  readonly folder: string;
  readonly journal: Journal;
  readonly workshop: Workshop;
  /** Requests this machine has sent. */
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
    ...shop.connection,
    fetch(input: string | URL | Request, init?: RequestInit) {
      requests.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return shop.connection.fetch(input, init);
    },
  };
  const workshop: Workshop = {
    buyer: await shop.buyer({ journal, connection }),
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
    workshop,
    requests,
    write,
    read: (path) => readFileSync(join(folder, path)),
    declare: (assets, more = {}) => write('meshwright.json', JSON.stringify({ ...more, assets })),
    sync: async (options = {}) => syncProject(await readProject(files), files, workshop, options),
    check: async () =>
      (await checkProject(await readProject(files), files)).map((issue) => `${issue.file} ${issue.message}`),
  };
  machines.push(made);
  return made;
}

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.control('/reset', {});
  machine = await newMachine();
});
afterEach(() => {
  for (const { folder, journal } of machines.splice(0)) {
    journal.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
afterAll(() => shop.stop());

const chest = { prompt: 'a chest', place: { height: 0.6 } };
const lamp = { prompt: 'a lamp', place: { height: 0.4 } };
const states = (synced: Awaited<ReturnType<typeof syncProject>>) =>
  Object.fromEntries(synced.map(({ name, state }) => [name, state]));

describe('a sync', () => {
  it('makes what is declared, and then nothing more', async () => {
    machine.declare({ chest, lamp });
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'made' });
    expect(await machine.check()).toEqual([]);
    const spent = await shop.spent();
    expect(spent).toBeGreaterThan(0);
    machine.requests.length = 0;
    expect(states(await machine.sync())).toEqual({ chest: 'kept', lamp: 'kept' });
    expect(machine.requests).toEqual([]);
    expect(await shop.spent()).toBe(spent);
  });

  it('makes only what was changed', async () => {
    machine.declare({ chest, lamp });
    await machine.sync();
    const spent = await shop.spent();
    machine.declare({ chest: { ...chest, place: { height: 1.2 } }, lamp });
    expect(await machine.check()).toEqual([expect.stringContaining('"chest" was changed')]);
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'kept' });
    // Another height is no other task.
    expect(await shop.spent()).toBe(spent);
    machine.declare({ chest: { ...chest, prompt: 'a red chest' }, lamp });
    await machine.sync();
    expect(await shop.spent()).toBeGreaterThan(spent);
  });

  it('removes what is no longer declared, but nothing that was changed by hand', async () => {
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

  it('on another machine with the lockfile and a remote gives the same bytes for nothing', async () => {
    const shared = new Map<string, Uint8Array>();
    const remote = {
      get: async (hash: string) => shared.get(hash),
      put: async (hash: string, bytes: Uint8Array) => void shared.set(hash, bytes),
    };
    machine.declare({ chest, lamp });
    await machine.sync({ remote });
    const spent = await shop.spent();
    const other = await newMachine();
    for (const file of ['meshwright.json', lockFileName]) other.write(file, machine.read(file));
    expect(states(await other.sync({ remote }))).toEqual({ chest: 'restored', lamp: 'restored' });
    for (const file of ['assets/chest.glb', 'assets/lamp.glb']) {
      expect(other.read(file).equals(machine.read(file))).toBe(true);
    }
    expect(other.requests).toEqual([]);
    expect(await shop.spent()).toBe(spent);
  });

  it('never buys again what is locked and cannot be found', async () => {
    machine.declare({ chest });
    await machine.sync();
    const spent = await shop.spent();
    const other = await newMachine();
    for (const file of ['meshwright.json', lockFileName]) other.write(file, machine.read(file));
    const lies = { get: async () => new Uint8Array([1]), put: async () => {} };
    for (const remote of [undefined, lies]) {
      expect(await other.sync({ remote })).toMatchObject([
        { name: 'chest', state: 'failed', error: { code: 'missing_content' } },
      ]);
    }
    expect(other.requests).toEqual([]);
    expect(await shop.spent()).toBe(spent);
  });

  it('keeps what was made when another asset fails, and goes on there', async () => {
    await shop.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
    machine.declare({ chest, lamp });
    const first = await machine.sync({ atOnce: 1 });
    expect(states(first)).toEqual({ chest: 'failed', lamp: 'made' });
    expect(String(first[0]?.error)).toContain('FAILED');
    await shop.fault();
    expect(states(await machine.sync())).toEqual({ chest: 'made', lamp: 'kept' });
    expect(await machine.check()).toEqual([]);
  });

  it('writes the same lockfile whatever the order of the manifest', async () => {
    machine.declare({ chest, lamp });
    await machine.sync();
    const lock = machine.read(lockFileName);
    machine.declare({ lamp, chest });
    await machine.sync();
    expect(machine.read(lockFileName).equals(lock)).toBe(true);
  });
});

describe('a check', () => {
  it('fails on limits that the file breaks, and names them', async () => {
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
    ['a picture that is not there', { assets: { a: { image: 'a.png' } } }, 'There is no file a.png'],
    ['a path that leads out', { assets: { a: { image: '../a.png' } } }, 'a path inside the project'],
    [
      'a wrong field of the task',
      { assets: { a: { prompt: 'x', options: { target_polycount: 1 } } } },
      '100',
    ],
    ['a wrong step', { assets: { a: { prompt: 'x', steps: [{ paint: {} }] } } }, '"paint" is no step'],
    ['a wrong height', { assets: { a: { prompt: 'x', place: { height: -1 } } } }, '#/assets/a/place/height'],
    ['a recipe that is not there', { assets: { a: { recipe: 'r.json' } } }, 'There is no file r.json'],
    [
      'a wrong target',
      { assets: { a: { prompt: 'x', targets: ['phone'] } } },
      '"mobile" | "desktop" | "engine"',
    ],
  ])('is told of %s, and nothing is sent', async (_, content, message) => {
    machine.write('meshwright.json', typeof content === 'string' ? content : JSON.stringify(content));
    await expect(machine.sync()).rejects.toMatchObject({
      code: 'bad_project',
      message: expect.stringContaining(message),
    });
    expect(machine.requests).toEqual([]);
  });

  it('is told of all of them at once', async () => {
    machine.declare({ a: { prompt: 'x', steps: [{ paint: {} }] }, b: { image: 'b.png' } });
    const error = await machine.sync().catch(String);
    expect(error).toContain('2 mistakes');
  });

  it('is told where in a recipe file the mistake is', async () => {
    machine.write('hero.json', JSON.stringify({ nodes: { m: { task: 'remash', body: {} } }, output: 'm' }));
    machine.declare({ hero: { recipe: 'hero.json' } });
    expect(await machine.sync().catch(String)).toContain(
      'hero.json#/nodes/m/task: "remash" is no task family',
    );
  });
});
