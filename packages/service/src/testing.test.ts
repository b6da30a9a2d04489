import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { connect, create, hasCode, result, textTo3d } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { readModel } from '@meshwright/formats';
import { buy, memoryJournal, openBuyer } from '@meshwright/purchase';
import { assertProperty } from '@meshwright/testing/property';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { modelUri, pictureUri } from '@meshwright/testing/service/manual-engine';
import { build } from 'esbuild';
import fc from 'fast-check';
import { validateBytes } from 'gltf-validator';
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { openStore } from './store/open-store.ts';
import * as api from './testing.ts';
import {
  createService,
  expectOnePurchase,
  expectPurchases,
  lostReply,
  readSeedFile,
  type ServiceState,
  serviceFixture,
  type TestService,
  type TestServiceOptions,
} from './testing.ts';

const chest = { mode: 'preview', prompt: 'a wooden chest' } as const;
const preview = '/v2/text-to-3d';

const open: TestService[] = [];
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

async function begin(options?: TestServiceOptions): Promise<{ service: TestService; user: Caller }> {
  const service = await createService(options);
  open.push(service);
  return { service, user: caller(service, service.key) };
}

it('exports exactly this', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "ServiceError",
      "cannedEngine",
      "createService",
      "expectOnePurchase",
      "expectPurchases",
      "lostReply",
      "readSeedFile",
      "serviceFixture",
    ]
  `);
});

it('loads no engine, no thread, no server of a database: the packages that an import loads', async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, 'testing.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'none',
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const loaded = new Set([outputs.find(({ entryPoint }) => entryPoint?.endsWith('testing.ts'))!]);
  const packages = new Set<string>();
  for (const output of loaded) {
    for (const { path, kind, external } of output.imports) {
      if (kind !== 'import-statement') continue;
      if (!external) loaded.add(metafile.outputs[path]!);
      else if (!path.startsWith('node:')) packages.add(path);
    }
  }
  expect([...packages].sort()).toMatchInlineSnapshot(`
    [
      "@hono/node-server",
      "@hono/node-server/utils/response",
      "@meshwright/contract",
      "@meshwright/contract/schema",
      "hono",
      "kysely",
      "libsql",
    ]
  `);
});

describe('a service for tests', () => {
  it('sells to the real client, and lists what was bought as a sentence would', async () => {
    const { service } = await begin({ credits: 100 });
    const connection = connect({ baseUrl: service.baseUrl, key: service.key });
    await expectPurchases(service).toEqual([]);
    const task = await result(connection, await create(connection, textTo3d, chest));
    expect(task).toMatchObject({
      status: 'SUCCEEDED',
      stand_in: expect.stringMatching(/^Canned, made without/),
    });
    await expectPurchases(service).toEqual([
      { family: 'text-to-3d', prompt: 'a wooden chest', credits: 20, refunded: false, status: 'SUCCEEDED' },
    ]);
    expect(await expectOnePurchase(service, { request: { mode: 'preview' } })).toMatchObject({
      task: task.id,
      account: 'test',
    });
    expect(await service.balance()).toBe(80);
  });

  it('loses a reply: `buy` of the real client buys once, and a create that is sent again buys twice', async () => {
    const { service, user } = await begin({ faults: [lostReply()] });
    const connection = connect({ baseUrl: service.baseUrl, key: service.key });
    const buyer = await openBuyer({ connection, journal: memoryJournal() });
    const { ref } = await buy(buyer, textTo3d, chest);
    expect((await expectOnePurchase(service, { prompt: 'a wooden chest' })).task).toBe(ref.id);
    expect(await service.faults.fired()).toEqual([1]);

    await service.reset();
    await expect(create(connection, textTo3d, chest)).rejects.toSatisfy((error) =>
      hasCode(error, 'unknown_outcome'),
    );
    await expectOnePurchase(service);
    await user.create(preview, chest);
    const error = await expectOnePurchase(service).catch((thrown: Error) => thrown);
    expect((error as Error).message.split('\n')).toEqual([
      'Exactly one purchase was expected, and 2 purchases happened.',
      'Bought:',
      expect.stringMatching(/^ {2}1\. text-to-3d "a wooden chest", 20 credits, /),
      expect.stringMatching(/^ {2}2\. text-to-3d "a wooden chest", 20 credits, /),
      'Creates that arrived:',
      expect.stringMatching(/^ {2}#\d+ POST \/openapi\/v2\/text-to-3d: no answer \(fault reset\)$/),
      expect.stringMatching(/^ {2}#\d+ POST \/openapi\/v2\/text-to-3d: answer 202$/),
      expect.stringMatching(/^The same request was bought twice: .*`buy`/),
    ]);
  });

  it('names the field of a purchase that differs, and says when no create arrived', async () => {
    const { service, user } = await begin();
    await expect(expectOnePurchase(service)).rejects.toThrow(
      'Exactly one purchase was expected, and no purchases happened.\nNo create arrived.',
    );
    await user.settled(preview, await user.create(preview, chest));
    await expect(
      expectPurchases(service).toEqual([{ credits: 5, request: { mode: 'refine' } }]),
    ).rejects.toThrow(
      'Purchase 1 differs: credits is 20 instead of 5; request.mode is "preview" instead of "refine".',
    );
    await expect(expectPurchases(service).toEqual([{}, {}])).rejects.toThrow(
      '2 purchases expected, and one purchase happened.',
    );
  });

  it('ends tasks by marker, and counts refunded and deleted ones', async () => {
    const { service, user } = await begin();
    const failed = await user.create(preview, { ...chest, prompt: 'a chest [[fail]]' });
    expect((await user.settled(preview, failed)).status).toBe('FAILED');
    const deleted = await user.create(preview, chest);
    await user.settled(preview, deleted);
    expect((await user.remove(`${preview}/${deleted}`)).status).toBe(200);
    await expectPurchases(service).toEqual([
      { task: failed, credits: 20, refunded: true, status: 'FAILED' },
      { task: deleted, family: 'text-to-3d', refunded: false, status: 'DELETED' },
    ]);
  });

  it('stands still at its moment until it is moved', async () => {
    const clock = '2027-01-01T00:00:00Z';
    const { service, user } = await begin({ clock });
    const start = Date.parse(clock);
    expect(await service.clock.now()).toBe(start);
    const id = await user.create(preview, { ...chest, prompt: 'a chest [[slow 5m]]' });
    await service.clock.advance(4 * 60_000);
    expect((await user.get(`${preview}/${id}`)).body.status).not.toBe('SUCCEEDED');
    await service.clock.advance({ to: start + 5 * 60_000 });
    const task = await user.settled(preview, id);
    expect([task.status, task.created_at, task.finished_at]).toEqual([
      'SUCCEEDED',
      start,
      start + 5 * 60_000,
    ]);
    const link = (task.model_urls as { glb: string }).glb;
    expect((await fetch(link)).status).toBe(200);
    await service.clock.advance(3 * 24 * 3_600_000);
    expect((await fetch(link)).status).toBe(403);
    await expect(service.clock.advance({ to: clock })).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(/must not be before/),
    });
  });

  it('records requests without keys and signed queries', async () => {
    const { service, user } = await begin();
    const task = await user.settled(preview, await user.create(preview, chest));
    await fetch((task.model_urls as { glb: string }).glb);
    const requests = await service.requests();
    expect(requests.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 202],
      ['GET', 200],
      ['GET', 200],
      ['GET', 200],
    ]);
    expect(requests[0]!.body).toContain('a wooden chest');
    const text = JSON.stringify(requests);
    const signature = new URL((task.model_urls as { glb: string }).glb).searchParams;
    for (const secret of [service.key, ...signature.values()]) expect(text).not.toContain(secret);
  });

  it('begins with tasks that are no purchases, and with several accounts', async () => {
    const accounts = [
      { name: 'ann', key: 'ann-key', credits: 50 },
      { name: 'bob', key: 'bob-key', credits: 5 },
    ];
    const { service, user } = await begin({
      accounts,
      tasks: [{ family: 'text-to-3d', request: chest }],
    });
    await expectPurchases(service).toEqual([]);
    expect([await service.requests(), await service.balance()]).toEqual([[], 30]);
    const listed = (await user.get(preview)).body as unknown as { readonly status: string }[];
    expect(listed.map(({ status }) => status)).toEqual(['SUCCEEDED']);
    await caller(service, 'bob-key').create('/v1/convert', { model_url: modelUri, target_formats: ['obj'] });
    await expectOnePurchase(service, { account: 'bob', family: 'convert', credits: 1 });
  });

  it('shares nothing with another one of the process', async () => {
    const options = { seed: 3, clock: '2027-01-01T00:00:00Z' };
    const [one, two] = [await begin(options), await begin({ ...options, faults: [lostReply(2)] })];
    expect(one.service.baseUrl).not.toBe(two.service.baseUrl);
    const id = await one.user.create(preview, chest);
    await one.service.clock.advance(60_000);
    expect((await two.user.get(`${preview}/${id}`)).status).toBe(404);
    expect([await two.service.balance(), await two.service.clock.now()]).toEqual([
      1_000,
      Date.parse(options.clock),
    ]);
    await expectPurchases(two.service).toEqual([]);
    expect(await one.service.faults.fired()).toEqual([]);
    await one.service.close();
    await expectPurchases(two.service).toEqual([]);
    // The same seed and clock: the same ids for the same calls.
    expect(await two.user.create(preview, chest)).toBe(id);
  });

  it('returns with `reset` to an equal state, whatever happened before', async () => {
    const { service, user } = await begin({
      seed: 11,
      clock: '2027-01-01T00:00:00Z',
      tasks: [{ family: 'text-to-3d', request: chest }],
      faults: [lostReply(3)],
    });
    const first = await rowsOf(await service.save());
    const step = fc.oneof(
      fc.record({ create: fc.constantFrom('a barrel', 'a chest [[fail]]', 'a chair [[slow 1m]]') }),
      fc.record({ advance: fc.integer({ min: 0, max: 10 * 24 * 3_600_000 }) }),
      fc.constant({ remove: true } as const),
      fc.constant({ reset: true } as const),
      fc.constant({ faults: true } as const),
    );
    await assertProperty(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const one of steps) {
          if ('create' in one) await user.post(preview, { ...chest, prompt: one.create }).catch(() => {});
          else if ('advance' in one) await service.clock.advance(one.advance);
          else if ('faults' in one) await service.faults.set([]);
          else if ('reset' in one) await service.reset();
          else {
            const tasks = (await user.get(preview)).body as unknown as { readonly id: string }[];
            if (tasks[0]) await user.remove(`${preview}/${tasks[0].id}`);
          }
        }
        await service.reset();
        expect(await rowsOf(await service.save())).toEqual(first);
        expect([await service.requests(), await service.purchases()]).toEqual([[], []]);
        expect(await service.faults.fired()).toEqual([0]);
      }),
      { numRuns: 8 },
    );
  });

  it('gives its state out, and another service goes on with it, by its moment', async () => {
    const { service, user } = await begin({ credits: 100 });
    const id = await user.create(preview, chest);
    await user.settled(preview, id);
    const state = JSON.parse(JSON.stringify(await service.save())) as ServiceState;
    await user.create(preview, chest);
    await service.restore(state);
    await expectPurchases(service).toEqual([]);
    expect(await service.balance()).toBe(80);

    const other = await begin({ credits: 100, state });
    expect([await other.service.balance(), await other.service.clock.now()]).toEqual([80, state.at]);
    const task = (await other.user.get(`${preview}/${id}`)).body;
    expect((await fetch((task.model_urls as { glb: string }).glb)).status).toBe(200);
    await other.user.create(preview, chest);
    await expectOnePurchase(other.service);
    await other.service.reset();
    expect(await other.service.balance()).toBe(80);

    const damaged = { ...state, files: { ...state.files, 'service.db': 'AAAA' } };
    await expect(createService({ state: damaged })).rejects.toThrow(/damaged/);
    const outside = { ...state, files: { ...state.files, '../../out': '' } };
    await expect(createService({ state: outside })).rejects.toThrow(/a path leaves its folder/);
    const wrong = [null, {}, { ...state, files: null }, { ...state, at: 'soon' }, { ...state, files: {} }];
    const noText = { ...state, files: { ...state.files, other: 3 } };
    for (const each of [...wrong, noText, outside, damaged])
      await expect(other.service.restore(each as never)).rejects.toMatchObject({ code: 'bad_options' });
    // A state that is refused replaces nothing.
    expect(await other.service.balance()).toBe(80);
  });

  it('refuses wrong options by name', async () => {
    const wrong: readonly [object, RegExp][] = [
      [{ credit: 5 }, /credit is not an option; use seed, clock, credits/],
      [{ seed: -1 }, /seed must be a whole number/],
      [{ clock: 'soon' }, /clock must be milliseconds since 1970 or a date/],
      [{ accounts: [] }, /accounts must be a list of at least one/],
      [
        { accounts: [{ name: 'a', key: 'k', credits: 1 }], credits: 2 },
        /credits must be left out beside accounts/,
      ],
      [{ tasks: [{ family: 'chest', request: {} }] }, /tasks must be of families like .*; chest is not one/],
      [{ tasks: [{ family: 'text-to-3d', request: {} }] }, /tasks must be valid create bodies.*Give mode/],
      [{ faults: [{ fault: { kind: 'flood' } }] }, /rules\.0\.fault\.kind must be one of/],
      [{ state: { version: 2 } }, /state must be what save\(\) returned/],
    ];
    for (const [options, message] of wrong) {
      await expect(createService(options)).rejects.toThrow(message);
    }
  });

  it('reads its options from a seed file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seed-'));
    const file = join(folder, 'service.seed.json');
    await writeFile(file, JSON.stringify({ credits: 50, tasks: [{ family: 'text-to-3d', request: chest }] }));
    const { service } = await begin(await readSeedFile(file));
    expect(await service.balance()).toBe(30);
    await writeFile(file, '{ "credit": 50 }');
    await expect(readSeedFile(file)).rejects.toThrow(/read seed file .*: .*credit is not an option/);
    await rm(folder, { recursive: true });
  });

  it('leaves no file, port, timer or handle when it is closed', async () => {
    // A temporary folder of its own: other tests make and remove theirs meanwhile.
    const temporary = await mkdtemp(join(tmpdir(), 'alone-'));
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(temporary, { recursive: true });
    });
    const handles = () => process.getActiveResourcesInfo().filter((name) => /TCP|Timeout|Pipe/.test(name));
    const calm = handles().length;
    const service = await createService({ clock: '2027-01-01T00:00:00Z', tasks: [] });
    const user = caller(service, service.key);
    await user.create(preview, { ...chest, prompt: 'a chest [[slow 5m]]' });
    expect(await readdir(temporary)).toHaveLength(1);
    await service.close();
    await service.close();
    expect(await readdir(temporary)).toEqual([]);
    const { port } = new URL(service.baseUrl);
    const refused = await new Promise((resolve) => {
      createConnection({ port: Number(port), host: '127.0.0.1' })
        .on('error', resolve)
        .on('connect', resolve);
    });
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    // Not by polling, whose own timers would count.
    for (let turn = 0; handles().length > calm && turn < 10_000; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(handles().length).toBeLessThanOrEqual(calm);
  });
});

/** Returns the rows of every table of a saved state. */
async function rowsOf({ files }: ServiceState): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'));
  const file = join(folder, 'service.db');
  await writeFile(file, Buffer.from(files['service.db']!, 'base64'));
  const store = openStore(file);
  const rows: Record<string, unknown> = {};
  for (const table of ['accounts', 'api_keys', 'entries', 'tasks', 'files', 'queue', 'past_tasks'] as const) {
    rows[table] = await store.selectFrom(table).selectAll().execute();
  }
  await store.destroy();
  await rm(folder, { recursive: true });
  const names = Object.keys(files).filter((name) => !/service\.db|snapshot\.json/.test(name));
  return { ...rows, names: names.map((name) => [name, files[name]]) };
}

describe('fixtures', () => {
  const extended = test.extend<{ service: TestService }>({ service: serviceFixture({ seed: 5 }) });
  const seen: string[] = [];

  extended('of vitest give a service to a test', async ({ service }) => {
    seen.push(service.baseUrl);
    expect((await fetch(`${service.baseUrl}/v1/balance`)).status).toBe(401);
  });

  it('close it afterwards', async () => {
    expect(seen.length).toBe(1);
    await expect(fetch(`${seen[0]}/v1/balance`)).rejects.toThrow();
  });

  it('name their parts by a pattern, as vitest and Playwright read it', () => {
    expect(String(serviceFixture())).toMatch(/^async \(\{\s*\}, use\)/);
  });
});

describe('canned models', () => {
  /** A valid body of every family, with tasks that it may refer to. */
  async function bodiesOf(user: Caller): Promise<readonly [family: string, body: object][]> {
    const made = async (family: string, body: object) => {
      const { prefix } = families.find(({ name }) => name === family)!;
      return (await user.settled(prefix, await user.create(prefix, body))).id as string;
    };
    const source = await made('text-to-3d', chest);
    const rig = await made('rigging', { model_url: modelUri });
    return [
      [
        'text-to-3d',
        {
          should_texture: true,
          prompt: 'a chest',
          target_formats: ['glb', 'obj', 'fbx', 'stl', 'usdz', '3mf'],
        },
      ],
      ['image-to-3d', { image_url: pictureUri, alpha_thumbnail: true }],
      ['text-to-image', { ai_model: 'nano-banana', prompt: 'a knight', generate_multi_view: true }],
      ['remesh', { input_task_id: source }],
      ['convert', { input_task_id: source, target_formats: ['3mf'] }],
      ['rigging', { model_url: modelUri }],
      ['animation', { rig_task_id: rig, action_ids: [0, 1] }],
      ['text-to-motion', { prompt: 'a bow', duration: 2 }],
      ['analyze-printability', { input_task_id: source }],
      ['multi-color-print', { input_task_id: source }],
      ['auto-split', { input_task_id: source }],
      ['keycap-prototype', { image_url: pictureUri }],
      ['figure-prototype', { image_url: pictureUri }],
    ];
  }

  const bones = ['lower', 'upper'];
  const bonesOf: Readonly<Record<string, readonly { bones: string[]; clips: string[] }[]>> = {
    rigging: [
      { bones, clips: [] },
      ...['walking', 'walking', 'running', 'running'].map((clip) => ({ bones, clips: [clip] })),
    ],
    animation: [{ bones, clips: ['action 0', 'action 1'] }],
    'text-to-motion': [{ bones: [...bones, 'Site'], clips: ['2 s'] }],
  };

  it('are valid files, in every format, and say what they are', async () => {
    const { user } = await begin({ credits: 10_000 });
    for (const [name, body] of await bodiesOf(user)) {
      const { prefix } = families.find((family) => family.name === name)!;
      const task = await user.settled(prefix, await user.create(prefix, body));
      expect([name, task.status, task.stand_in]).toEqual([
        name,
        'SUCCEEDED',
        expect.stringMatching(/^Canned/),
      ]);
      const links = [...JSON.stringify(task).matchAll(/"(http:[^"]*\/files\/[^"]*)"/g)].map(
        ([, link]) => link!,
      );
      expect([name, links.length > 0 || task.printability !== undefined]).toEqual([name, true]);
      const files = new Map<string, Uint8Array>();
      for (const link of links) {
        const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
        files.set(new URL(link).pathname.split('/').at(-1)!, bytes);
      }
      const boxes = [];
      for (const file of files.keys()) boxes.push(await readCanned(file, files));
      // One box in every format: the same size, the same colour, on the ground.
      const first = boxes.find((box) => box?.size);
      const colour = boxes.find((box) => box?.colour)?.colour;
      for (const box of boxes.filter((each) => each !== undefined)) {
        expect([box.name, box.size ?? first?.size]).toEqual([box.name, first?.size]);
        const apart = (box.colour ?? []).map((part, at) => Math.abs(part - colour![at]!));
        expect([box.name, Math.max(0, ...apart) < 0.01]).toEqual([box.name, true]);
      }
      expect(boxes.map((box) => box?.bones).filter((bones) => bones)).toMatchObject(bonesOf[name] ?? []);
    }
  });

  it('are the same for the same words, and differ for others', async () => {
    const { service, user } = await begin();
    const bytesOf = async (prompt: string) => {
      const task = await user.settled(preview, await user.create(preview, { ...chest, prompt }));
      return Buffer.from(await (await fetch((task.model_urls as { glb: string }).glb)).arrayBuffer());
    };
    const [first, again, other] = [await bytesOf('a'), await bytesOf('a'), await bytesOf('b')];
    expect([first.equals(again), first.equals(other)]).toEqual([true, false]);
    const refused = await user.post('/v1/convert', { model_url: modelUri, target_formats: ['blend'] });
    expect(refused.body.message).toMatch(/Canned models are not written as blend; ask for glb, obj,/);
    expect((await service.purchases()).length).toBe(3);
  });
});

/** What a file shows; undefined for one that belongs to another. */
interface Canned {
  readonly name: string;
  /** Least and greatest corner, in metres. */
  readonly size?: string;
  /** In linear light. */
  readonly colour?: readonly number[];
  readonly bones?: { readonly bones: readonly string[]; readonly clips: readonly string[] };
}

async function readCanned(name: string, files: ReadonlyMap<string, Uint8Array>): Promise<Canned | undefined> {
  const bytes = files.get(name)!;
  const kind = name.split('.').at(-1)!;
  if (kind === 'mtl') return undefined;
  if (kind === 'png') return { name, colour: linear(colourOfPng(bytes)) };
  if (kind === 'bvh') return { name, bones: readBvh(Buffer.from(bytes).toString()) };
  if (kind === 'glb') {
    const { issues } = await validateBytes(bytes);
    expect([name, issues.numErrors, issues.messages.filter(({ severity }) => severity < 2)]).toEqual([
      name,
      0,
      [],
    ]);
  }
  const root = (await readModel({ name, bytes }, { beside: async (path) => files.get(path) })).getRoot();
  const clips = root.listAnimations().map((clip) => clip.getName());
  const nodes = root.listNodes().map((node) => node.getName());
  const bones = kind === 'glb' && nodes.includes('upper') ? ['lower', 'upper'] : undefined;
  const skin = root.listSkins()[0];
  if (skin) expect(skin.listJoints().map((joint) => joint.getName())).toEqual(bones);
  for (const clip of root.listAnimations())
    expect(clip.listChannels().map((channel) => channel.getTargetNode()?.getName())).toEqual(['upper']);
  const box = { name, ...(bones && { bones: { bones, clips } }) };
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  if (bones && primitives.length === 0) return box;
  const triangles = primitives.map(
    (primitive) => (primitive.getIndices() ?? primitive.getAttribute('POSITION')!).getCount() / 3,
  );
  expect([name, triangles]).toEqual([name, [12]]);
  const corners: number[][] = [];
  let volume = 0;
  for (const node of root.listNodes()) {
    const primitive = node.getMesh()?.listPrimitives()[0];
    if (!primitive) continue;
    const position = primitive.getAttribute('POSITION')!;
    const m = node.getWorldMatrix();
    const points = Array.from({ length: position.getCount() }, (_, at) => {
      const [x = 0, y = 0, z = 0] = position.getElement(at, []);
      return [0, 1, 2].map((row) => m[row]! * x + m[4 + row]! * y + m[8 + row]! * z + m[12 + row]!);
    });
    corners.push(...points);
    const order = primitive.getIndices()?.getArray() ?? points.keys();
    const drawn = [...order].map((at) => points[at]!);
    for (let at = 0; at < drawn.length; at += 3) volume += determinant(drawn.slice(at, at + 3)) / 6;
  }
  const extent = [0, 1, 2].map((axis) => corners.map((corner) => corner[axis]!).sort((a, b) => a - b));
  const [low, high] = [extent.map((values) => values[0]!), extent.map((values) => values.at(-1)!)];
  expect([name, low[1]]).toEqual([name, 0]);
  // Positive where every triangle faces outwards.
  const filled = low.reduce((product, least, axis) => product * (high[axis]! - least), 1);
  expect([name, volume / filled]).toEqual([name, expect.closeTo(1, 3)]);
  const colour = root.listMaterials()[0]?.getBaseColorFactor().slice(0, 3);
  return {
    ...box,
    size: [...low, ...high].map((value) => value.toFixed(3)).join(' '),
    // An STL has no colour.
    ...(kind !== 'stl' && { colour: colour! }),
  };
}

function determinant(rows: readonly number[][]): number {
  const [a, b, c, d, e, f, g, h, i] = rows.flat() as Nine;
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

type Nine = [number, number, number, number, number, number, number, number, number];

const linear = (parts: readonly number[]) => parts.map((part) => ((part + 0.055) / 1.055) ** 2.4);

/** Returns the colour that all pixels of a PNG have, from 0 to 1, and checks the sums of its chunks. */
function colourOfPng(bytes: Uint8Array): number[] {
  const png = Buffer.from(bytes);
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 4, at + 8 + png.readUInt32BE(at));
    expect(crc32(body)).toBe(png.readUInt32BE(at + 4 + body.length));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const width = chunks.get('IHDR')!.readUInt32BE(0);
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows.length).toBe(chunks.get('IHDR')!.readUInt32BE(4) * (1 + 3 * width));
  const pixels = [...rows].flatMap((_, at) => (at % (1 + 3 * width) === 0 ? [] : [rows[at]!]));
  const first = pixels.slice(0, 3);
  expect(pixels.every((part, at) => part === first[at % 3])).toBe(true);
  return first.map((part) => part / 255);
}

/** Returns the joints of a motion, and its length as the name of its clip. */
function readBvh(text: string): Canned['bones'] & object {
  const [, frames = '', seconds = '', motion = ''] =
    /^MOTION\nFrames: (\d+)\nFrame Time: ([\d.]+)\n([\s\S]*)$/m.exec(text) ?? [];
  const lines = motion.trim().split('\n');
  expect(lines.length).toBe(Number(frames));
  const channels = [...text.matchAll(/CHANNELS (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  expect(new Set(lines.map((line) => line.split(' ').length))).toEqual(new Set([channels]));
  const bones = [...text.matchAll(/(?:ROOT|JOINT|End) (\w+)/g)].map(([, joint]) => joint!);
  return { bones, clips: [`${(Number(frames) * Number(seconds)).toFixed(0)} s`] };
}
