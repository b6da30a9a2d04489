import { families, familyNamed } from '@meshwright/contract';
import { detailsOf, priceOf, typeOf, withDefaults } from '@meshwright/contract/schema';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TaskFixture, taskFixture } from '@meshwright/testing/service/task-fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { apiVersion } from './api-version.ts';

const unknownId = '018a210d-8ba4-705c-b111-1f1776f7f578';
const preview = { mode: 'preview', prompt: 'a wooden chest' };

let service: Service;
let rich: Caller;
let other: Caller;
let free: Caller;
beforeAll(async () => {
  const engine = instantEngine();
  service = await startService({
    port: 0,
    engine: { ...engine, missing: (_, { prompt }) => (prompt === 'impossible' ? 'No such job.' : null) },
    accounts: [
      { name: 'rich', key: 'k-rich', credits: 1_000_000 },
      { name: 'other', key: 'k-other', credits: 1_000_000 },
      { name: 'free', key: 'k-free', plan: 'free', credits: 1_000_000 },
    ],
  });
  rich = caller(service, 'k-rich');
  other = caller(service, 'k-other');
  free = caller(service, 'k-free');
});
afterAll(() => service.stop());

// The order of all checks is stated in packages/conformance/src/statements/order-of-checks.ts, and tried there.
describe('a create', () => {
  const P = '/v2/text-to-3d';
  it('of an unknown preview is refused with 404, also on the free plan', async () => {
    expect((await free.post(P, { mode: 'refine', preview_task_id: unknownId })).status).toBe(404);
  });

  it('that the engine has no job for is refused with 501 before the plan is checked', async () => {
    expect((await free.post(P, { ...preview, prompt: 'impossible' })).status).toBe(501);
  });

  it('reports what is wrong with a body as data', async () => {
    const { body } = await rich.post('/v1/remesh', {
      input_task_id: 'x',
      target_polycount: 99,
      topology: 'hexagon',
    });
    expect(body.issues).toMatchObject([
      { path: 'topology', code: 'not_allowed' },
      { path: 'target_polycount', code: 'too_small', limit: 100 },
    ]);
    expect(body.message).toContain('target_polycount');
  });

  it('names the nearest path for an unknown one', async () => {
    expect((await rich.get('/v1/image-to-3')).body.message).toContain('/openapi/v1/image-to-3d');
  });

  it('carries x-api-version on every answer (spec: Versioning)', async () => {
    const answers = [
      await rich.get('/v1/balance'),
      await rich.get('/v1/nothing'),
      await rich.post(P, '{'),
      await caller(service, 'unknown').get('/v1/balance'),
    ];
    expect(answers.map(({ headers }) => headers.get('x-api-version'))).toEqual(Array(4).fill(apiVersion));
  });

  it('demands a JSON content type on a create', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const response = await fetch(`${service.baseUrl}${P}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer k-rich', 'Content-Type': type },
        body: new TextEncoder().encode(JSON.stringify(preview)),
      });
      expect(response.status).toBe(415);
      await response.body?.cancel();
    }
  });
});

describe('every family', () => {
  let made: TaskFixture;
  beforeAll(() => {
    made = taskFixture(rich);
  });

  it.each(families.map((family) => [family.name, family] as const))(
    '%s: creates, charges its price, runs, is read and listed',
    async (_, family) => {
      const details = detailsOf(family);
      for (const example of details.examples) {
        const body = await made.body(family, example);
        const before = await rich.balance();
        const id = await rich.create(family.prefix, body);
        const price = priceOf(details.cost, withDefaults(details, body as Record<string, unknown>)).local;
        expect(before - (await rich.balance())).toBe(price);
        const task = await rich.settled(family.prefix, id);
        expect(task).toMatchObject({
          id,
          type: typeOf(details, body as Record<string, unknown>),
          status: 'SUCCEEDED',
          progress: 100,
          consumed_credits: price,
          preceding_tasks: 0,
          task_error: details.nullError ? null : { message: '' },
        });
        const list = (await rich.get(family.prefix)).body as unknown as object[];
        expect(list[0]).toEqual(task);
      }
    },
  );

  it('carries only listed fields on its task objects (readings R18)', async () => {
    const common =
      'id type status progress created_at started_at finished_at expires_at task_error consumed_credits preceding_tasks';
    for (const name of ['remesh', 'keycap-prototype', 'keycap-build', 'brick-figure-build']) {
      const task = (await rich.get(`${familyNamed(name)!.prefix}/${await made.of(name)}`)).body;
      const listed = new Set([...common.split(' '), ...Object.keys(detailsOf(name).result)]);
      expect(Object.keys(task).filter((field) => !listed.has(field))).toEqual([]);
    }
  });
});

describe('Text to 3D', () => {
  it('returns the task beside its id on a create (spec: Shared rules, 1)', async () => {
    const { body } = await rich.post('/v2/text-to-3d', preview);
    expect(body).toMatchObject({ result: body.id, type: 'text-to-3d-preview', consumed_credits: 20 });
    expect((await rich.post('/v1/image-to-3d', { image_url: pictureUri })).body).toEqual({
      result: expect.any(String),
    });
  });

  it('returns the same bytes for the same body, and different bytes for another', async () => {
    const digest = async (prompt: string) => {
      const id = await rich.create('/v2/text-to-3d', { mode: 'preview', prompt });
      const task = await rich.settled('/v2/text-to-3d', id);
      return (await fetch((task.model_urls as { glb: string }).glb)).headers.get('etag');
    };
    expect(await digest('a lamp')).toBe(await digest('a lamp'));
    expect(await digest('a lamp')).not.toBe(await digest('a boat'));
  });
});

describe('references (spec: Task dependencies that must hold at creation)', () => {
  it('must be of a supported family', async () => {
    const id = await rich.create('/v1/text-to-image', { ai_model: 'nano-banana', prompt: 'a cat' });
    await rich.settled('/v1/text-to-image', id);
    expect((await rich.post('/v1/remesh', { input_task_id: id })).status).toBe(400);
    // For Creative Lab a task of another product does not exist (readings R40).
    const build = { input_task_id: id, candidate_id: 'x' };
    expect((await rich.post('/creative-lab/keycap/v1/build', build)).status).toBe(404);
  });

  it('must be tasks of the same account', async () => {
    const id = await rich.create('/v2/text-to-3d', preview);
    await rich.settled('/v2/text-to-3d', id);
    expect((await rich.post('/v1/remesh', { input_task_id: id })).status).toBe(202);
    expect((await other.post('/v1/remesh', { input_task_id: id })).status).toBe(400);
  });

  it('take priority over a link where the specification says so, and the link is not checked (readings R05)', async () => {
    const id = await rich.create('/v1/text-to-image', { ai_model: 'nano-banana', prompt: 'a cat' });
    await rich.settled('/v1/text-to-image', id);
    const both = { input_task_id: id, image_url: 'https://192.0.2.1/unreachable.png' };
    expect((await rich.post('/v1/image-to-3d', both)).status).toBe(202);
  });
});

describe('lists (spec: Shared rules, 2)', () => {
  let own: Service;
  let ids: string[];
  const list = async (query: string) => {
    const { status, body } = await caller(own, 'k').get(`/v2/text-to-3d${query}`);
    expect(status).toBe(200);
    return (body as unknown as { id: string }[]).map(({ id }) => ids.indexOf(id));
  };
  beforeAll(async () => {
    // With a stopped clock, so that the order does not depend on it.
    own = await startService({
      engine: instantEngine(),
      clock: { now: () => 1_700_000_000_000 },
      accounts: [{ name: 'a', key: 'k', credits: 10_000 }],
    });
    ids = [];
    for (let i = 0; i < 105; i += 1) ids.push(await caller(own, 'k').create('/v2/text-to-3d', preview));
  });
  afterAll(() => own.stop());

  const newest = [104, 103, 102, 101, 100, 99, 98, 97, 96, 95];
  const oldest = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  it.each([
    ['', newest],
    ['?page_num=2&page_size=3', [101, 100, 99]],
    ['?page_num=1000', []],
    ['?sort_by=-created_at', newest],
    ['?sort_by=%2Bcreated_at', oldest],
    ['?sort_by=+created_at', oldest],
    ['?sort_by=%20created_at', oldest],
    ['?sort_by=nonsense&page_num=-1&page_size=abc', newest],
    ['?page_num=0&page_size=0', newest],
    ['?page_num=99999999999999999999', newest],
  ])('%s', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it('cuts a page of more than 100 to 100 (readings R11)', async () => {
    expect(await list('?page_size=101')).toHaveLength(100);
    expect(await list('?page_size=100&page_num=2')).toHaveLength(5);
  });

  it('returns every task exactly once over all pages, with a frozen clock', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page_size=30&page_num=${page}`)));
    expect(pages.flat().sort((a, b) => a - b)).toEqual(ids.map((_, i) => i));
  });
});

describe('ownership (spec: Authentication, rule 6)', () => {
  it("answers another account's task exactly like one that does not exist", async () => {
    const id = await rich.create('/v2/text-to-3d', preview);
    for (const call of ['get', 'remove'] as const) {
      const foreign = await other[call](`/v2/text-to-3d/${id}`);
      const absent = await other[call](`/v2/text-to-3d/${unknownId}`);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(absent.body);
    }
    expect((await other.get('/v2/text-to-3d')).body).toEqual([]);
    expect((await rich.get(`/v1/remesh/${id}`)).status).toBe(404);
  });
});

describe('rate limit', () => {
  it('returns 429 with whole seconds in Retry-After and accepts requests again after them', async () => {
    let now = 1_700_000_000_000;
    const own = await startService({
      engine: instantEngine(),
      clock: { now: () => now },
      rateLimit: { burst: 2, perSecond: 0.5 },
      accounts: [
        { name: 'a', key: 'a', credits: 0 },
        { name: 'b', key: 'b', credits: 0 },
      ],
    });
    const statuses = async () => [(await caller(own, 'a').get('/v1/balance')).status];
    expect([...(await statuses()), ...(await statuses())]).toEqual([200, 200]);
    const refused = await caller(own, 'a').get('/v1/balance');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
    expect((await caller(own, 'b').get('/v1/balance')).status).toBe(200);
    now += 1_999;
    expect(await statuses()).toEqual([429]);
    now += 2_000;
    expect(await statuses()).toEqual([200]);
    await own.stop();
  });
});
