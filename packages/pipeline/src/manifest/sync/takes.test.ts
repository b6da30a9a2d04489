import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '@meshwright/purchase';
import { memoryJournal } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { glb, type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecipeContext } from '../../recipe/recipe-context.ts';
import { folderProject, namedByLockfile } from '../folder-project.ts';
import { lockFileName } from '../lockfile.ts';
import { readLock, readProject } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import { folderRemote } from '../remote/folder-remote.ts';
import { checkProject } from './check-project.ts';
import { pickTake } from './pick-take.ts';
import { syncProject } from './sync-project.ts';

// One service whose results all differ; each test has its own project, journal and store.
let harness: Harness;
let made = 0;
/** Jobs that fail from now on. */
let failing = 0;
let folder: string;
let files: ProjectFiles;
let journal: Journal;
let context: RecipeContext;
let requests: string[];

beforeAll(async () => {
  harness = await openHarness({
    engine: {
      missing: () => null,
      async run() {
        if (failing-- > 0) throw new Error('the engine failed');
        return { files: { 'model.glb': glb(++made) }, result: { model_urls: { glb: 'model.glb' } } };
      },
    },
  });
});
beforeEach(async () => {
  await harness.control('/reset', {});
  folder = mkdtempSync(join(tmpdir(), 'meshwright-takes-'));
  files = folderProject(folder);
  requests = [];
  failing = 0;
  journal = memoryJournal();
  const connection = {
    ...harness.connection,
    fetch(input: string | URL | Request, init?: RequestInit) {
      requests.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return harness.connection.fetch(input, init);
    },
  };
  context = {
    buyer: await harness.buyer({ journal, connection }),
    store: folderStore(join(folder, '.store')),
    readFile: () => Promise.reject(new Error('no files')),
  };
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => harness.stop());

const chest = { prompt: 'a chest', place: { height: 0.6 } };
const declare = (assets: object) =>
  writeFileSync(join(folder, 'meshwright.json'), JSON.stringify({ assets }));
const sync = async () => syncProject(await readProject(files), files, context);
const states = async () => (await sync()).map(({ state }) => state);
const check = async () => (await checkProject(await readProject(files), files)).map(({ message }) => message);
const pick = async (take: number) =>
  pickTake(await readProject(files), files, { ...context, journal }, 'chest', take);
const locked = async () => (await readLock(files)).assets.chest!;
const lines = () => readFileSync(join(folder, lockFileName), 'utf8').split('\n');
const model = () => readFileSync(join(folder, 'assets/chest.glb'));
const creates = async () => (await harness.tasks('/v2/text-to-3d')).length;
const bought = async () => (await journal.entries()).filter(({ kind }) => kind === 'sending').length;

describe('takes of an asset', () => {
  it('are bought once each, and are locked with the first of them picked', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    expect(await states()).toEqual(['made']);
    expect([await creates(), await bought()]).toEqual([3, 3]);
    const { picked, takes = {}, files: own, tasks } = await locked();
    expect(picked).toBe(1);
    expect(Object.keys(takes)).toEqual(['1', '2', '3']);
    expect({ tasks, files: own }).toEqual(takes[1]);
    expect(new Set(Object.values(takes).map((take) => take.tasks.model!.ref)).size).toBe(3);
    expect(await check()).toEqual([]);
    requests.length = 0;
    expect(await states()).toEqual(['kept']);
    expect(requests).toEqual([]);
  });

  it('picking one changes one line of the lockfile and the file, and a sync then sends nothing', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    await sync();
    const [before, first] = [lines(), model()];
    requests.length = 0;
    await pick(2);
    const after = lines();
    expect(after.length).toBe(before.length);
    expect(after.filter((line, i) => line !== before[i])).toEqual(['      "picked": 2,']);
    expect(model().equals(first)).toBe(false);
    expect(await check()).toEqual([]);
    expect(await states()).toEqual(['kept']);
    await pick(1);
    expect(lines()).toEqual(before);
    expect(model().equals(first)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('a pick without its file in place, as after a merge of two branches, is restored by a sync that sends nothing', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    await sync();
    await pick(2);
    const second = model();
    await pick(1);
    writeFileSync(join(folder, lockFileName), lines().join('\n').replace('"picked": 1', '"picked": 2'));
    requests.length = 0;
    expect(await states()).toEqual(['restored']);
    expect(model().equals(second)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('a sync that began before another take was picked does not take the pick back', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    await sync();
    const project = await readProject(files);
    await pick(2);
    const [second, after] = [model(), lines()];
    expect(await syncProject(project, files, context)).toMatchObject([{ state: 'kept' }]);
    expect([model(), lines()]).toEqual([second, after]);
  });

  it('adding takes to an asset that was made buys only the new ones, and its file stays', async () => {
    declare({ chest });
    await sync();
    const first = model();
    declare({ chest: { ...chest, takes: 3 } });
    expect(await check()).toEqual(['"chest" was made without take 2, 3: run "meshwright sync chest".']);
    await sync();
    expect(await creates()).toBe(3);
    expect(model().equals(first)).toBe(true);
    expect((await locked()).picked).toBe(1);
  });

  it('fewer takes remove none that is paid, and more later buy none again', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    await sync();
    await pick(3);
    const before = lines();
    for (const takes of [2, 1, undefined, 3]) {
      declare({ chest: { ...chest, ...(takes && { takes }) } });
      expect(await states()).toEqual(['kept']);
      expect(lines()).toEqual(before);
      expect(await check()).toEqual([]);
    }
    expect(await creates()).toBe(3);
  });

  it('another height keeps the pick and buys nothing', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    await sync();
    await pick(2);
    const { ref } = (await locked()).tasks.model!;
    declare({ chest: { ...chest, takes: 3, place: { height: 2 } } });
    expect(await states()).toEqual(['made']);
    expect(await locked()).toMatchObject({ picked: 2, tasks: { model: { ref } } });
    expect(await creates()).toBe(3);
  });

  it('a changed asset whose pick is beyond its takes is refused before anything is sent', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    await sync();
    await pick(3);
    const before = [lines(), model()] as const;
    declare({ chest: { ...chest, takes: 2, place: { height: 2 } } });
    requests.length = 0;
    const [refused] = await sync();
    expect(refused).toMatchObject({ state: 'failed', error: { code: 'bad_option' } });
    expect(String(refused!.error)).toMatch(/take 3 of it is picked.*"takes" to 3 or more.*pick chest 1/);
    expect(requests).toEqual([]);
    expect([lines(), model()]).toEqual(before);
    await pick(1);
    expect(await states()).toEqual(['made']);
    expect(await creates()).toBe(3);
  });

  it('another prompt buys each take again, once, and the first is picked', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    await sync();
    await pick(2);
    declare({ chest: { ...chest, prompt: 'a red chest', takes: 2 } });
    expect(await states()).toEqual(['made']);
    expect(await creates()).toBe(4);
    expect((await locked()).picked).toBe(1);
  });

  it('takes instead of a raised take buy only what is missing, and keep its result', async () => {
    declare({ chest: { ...chest, take: 2 } });
    await sync();
    const before = model();
    declare({ chest: { ...chest, takes: 3 } });
    await sync();
    expect(await creates()).toBe(3);
    expect((await locked()).picked).toBe(2);
    expect(model().equals(before)).toBe(true);
  });

  it('two syncs at once buy each take once', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    const buyer = await harness.buyer({ journal, run: 'run-2' });
    const [one, two] = await Promise.all([
      sync(),
      syncProject(await readProject(files), files, { ...context, buyer }),
    ]);
    expect([one[0]!.state, two[0]!.state]).toEqual(['made', 'made']);
    expect([await creates(), await bought()]).toEqual([3, 3]);
    expect(await check()).toEqual([]);
  });

  it('a take that fails leaves the others locked, and the next sync buys only it', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    failing = 1;
    expect(await sync()).toMatchObject([{ state: 'failed', error: { code: 'task_failed' } }]);
    const { picked, takes = {} } = await locked();
    expect(Object.keys(takes)).toHaveLength(2);
    expect(await states()).toEqual(['made']);
    expect(Object.keys((await locked()).takes!)).toEqual(['1', '2', '3']);
    expect((await locked()).picked).toBe(picked);
    expect(await creates()).toBe(4);
  });

  it('a budget for two of three takes locks two, and a later sync buys the third', async () => {
    declare({ chest: { ...chest, takes: 3 } });
    const project = await readProject(files);
    const buyer = { ...context.buyer, budget: { run: 10 } };
    const [stopped] = await syncProject(project, files, { ...context, buyer });
    expect(stopped).toMatchObject({ state: 'failed', error: { code: 'over_budget' } });
    expect(Object.keys((await locked()).takes!)).toHaveLength(2);
    expect(await creates()).toBe(2);
    expect(await states()).toEqual(['made']);
    expect(await creates()).toBe(3);
  });

  it('a clean-up of the store keeps every take that the lockfile has', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    await sync();
    const later = folderStore(join(folder, '.store'), { now: () => Date.now() + 100 * 24 * 3600 * 1000 });
    expect(await later.collect({ named: namedByLockfile, olderThanMs: 0 })).toMatchObject({
      named: expect.any(Number),
    });
    requests.length = 0;
    await pick(2);
    expect(await check()).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('another machine picks a take from the remote, without the service', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    const remote = folderRemote(join(folder, 'shared'));
    await syncProject(await readProject(files), files, context, { remote });
    const own = { store: folderStore(join(folder, '.other-store')), journal: memoryJournal() };
    requests.length = 0;
    const { files: now } = await pickTake(await readProject(files), files, own, 'chest', 2, { remote });
    expect(now).toEqual((await locked()).takes![2]!.files);
    expect(await check()).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('a take that is not there cannot be picked, and the lockfile stays', async () => {
    declare({ chest: { ...chest, takes: 2 } });
    await expect(pick(1)).rejects.toMatchObject({ code: 'bad_option' });
    await sync();
    const before = lines();
    await expect(pick(3)).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringMatching(/has no take 3; it has takes 1, 2/),
    });
    const { sha256 } = Object.values((await locked()).takes![2]!.files)[0]!;
    rmSync(join(folder, '.store'), { recursive: true });
    await expect(pick(2)).rejects.toMatchObject({
      code: 'missing_content',
      message: expect.stringContaining(sha256.slice(0, 12)),
    });
    expect(lines()).toEqual(before);
  });

  it.each([
    [{ ...chest, take: 2, takes: 3 }, '/takes: takes counts from take 1'],
    [{ ...chest, takes: 21 }, '/takes: '],
    [{ ...chest, takes: 0 }, '/takes: '],
    [
      {
        recipe: { nodes: { m: { task: 'text-to-3d', body: { mode: 'preview', prompt: 'x' } } }, output: 'm' },
        takes: 2,
      },
      '/takes: takes is for a prompt or an image',
    ],
  ])('is refused in %j, and nothing is sent', async (asset, message) => {
    declare({ chest: asset });
    await expect(sync()).rejects.toMatchObject({
      code: 'bad_project',
      message: expect.stringContaining(`/assets/chest${message}`),
    });
    expect(requests).toEqual([]);
  });
});
