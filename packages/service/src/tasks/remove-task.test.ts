import { type Caller, caller } from '@meshwright/testing/service/caller';
import { type ManualEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';

const generic = { prefix: '/v1/image-to-3d', body: { image_url: pictureUri } };
const lab = { prefix: '/creative-lab/keycap/v1/prototype', body: { image_url: pictureUri } };

let engine: ManualEngine;
let service: Service;
let user: Caller;
beforeAll(async () => {
  engine = manualEngine();
  service = await startService({
    engine,
    workers: 1,
    accounts: [{ name: 'a', key: 'k', credits: 10_000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

/** Brings a new task into a state, and returns how to free the worker again. */
const reach = {
  async PENDING(prefix: string, body: object) {
    const blocker = await user.create(generic.prefix, generic.body);
    const job = await engine.next();
    const id = await user.create(prefix, body);
    const after = async () => {
      job.finish();
      await user.settled(generic.prefix, blocker);
    };
    return { id, after };
  },
  async IN_PROGRESS(prefix: string, body: object) {
    const id = await user.create(prefix, body);
    const job = await engine.next();
    const after = async () => {
      job.finish();
      await user.settled(prefix, id).catch(() => null);
    };
    return { id, after };
  },
  async SUCCEEDED(prefix: string, body: object) {
    const id = await user.create(prefix, body);
    (await engine.next()).finish();
    await user.settled(prefix, id);
    return { id, after: async () => {} };
  },
  async FAILED(prefix: string, body: object) {
    const id = await user.create(prefix, body);
    (await engine.next()).fail('The model has no faces.');
    await user.settled(prefix, id);
    return { id, after: async () => {} };
  },
  async CANCELED(prefix: string, body: object) {
    const { id, after } = await reach.IN_PROGRESS(prefix, body);
    await user.remove(`${prefix}/${id}`);
    await after();
    return { id, after: async () => {} };
  },
};

describe('DELETE (spec: States and transitions)', () => {
  // Status of DELETE, status of a read after it, and whether DELETE itself refunds the price.
  const rows = [
    ['generic', generic, 'PENDING', 200, null, true],
    ['generic', generic, 'IN_PROGRESS', 409, 'IN_PROGRESS', false],
    ['generic', generic, 'SUCCEEDED', 200, null, false],
    ['generic', generic, 'FAILED', 200, null, false],
    ['Creative Lab', lab, 'PENDING', 204, 'CANCELED', true],
    ['Creative Lab', lab, 'IN_PROGRESS', 204, 'CANCELED', false],
    ['Creative Lab', lab, 'SUCCEEDED', 400, 'SUCCEEDED', false],
    ['Creative Lab', lab, 'FAILED', 400, 'FAILED', false],
    ['Creative Lab', lab, 'CANCELED', 400, 'CANCELED', false],
  ] as const;
  it.each(rows)('of a %s task', async (_, { prefix, body }, state, status, left, refunded) => {
    const { id, after } = await reach[state](prefix, body);
    const task = (await user.get(`${prefix}/${id}`)).body;
    expect(task.status).toBe(state);
    const before = await user.balance();
    const answer = await user.remove(`${prefix}/${id}`);
    expect(answer.status).toBe(status);
    if (status < 300) expect(answer.body).toEqual({});
    else expect(answer.body).toEqual({ message: expect.any(String) });
    expect((await user.balance()) - before).toBe(refunded ? task.consumed_credits : 0);
    const read = await user.get(`${prefix}/${id}`);
    if (left === null) expect(read.status).toBe(404);
    else expect(read.body.status).toBe(left);
    await after();
  });

  it('shows 0 credits on a cancelled task that was refunded, the price on one that was not (readings R44)', async () => {
    for (const [state, shown] of [
      ['PENDING', 0],
      ['IN_PROGRESS', 12],
    ] as const) {
      const { id, after } = await reach[state](lab.prefix, lab.body);
      await user.remove(`${lab.prefix}/${id}`);
      expect((await user.get(`${lab.prefix}/${id}`)).body.consumed_credits).toBe(shown);
      await after();
    }
  });

  it('answers 404 for a task of another stage', async () => {
    const { id, after } = await reach.PENDING(lab.prefix, lab.body);
    expect((await user.remove(`/creative-lab/keycap/v1/build/${id}`)).status).toBe(404);
    expect((await user.get(`${lab.prefix}/${id}`)).body.status).toBe('PENDING');
    await after();
    (await engine.next()).finish();
    await user.settled(lab.prefix, id);
  });

  it('removes the files of the task', async () => {
    const { id } = await reach.SUCCEEDED(generic.prefix, generic.body);
    const task = (await user.get(`${generic.prefix}/${id}`)).body;
    const url = (task.model_urls as { glb: string }).glb;
    expect((await service.fetch(new Request(url))).status).toBe(200);
    await user.remove(`${generic.prefix}/${id}`);
    expect((await service.fetch(new Request(url))).status).toBe(404);
  });

  it('keeps a task that was made from the deleted one', async () => {
    const { id: source } = await reach.SUCCEEDED(generic.prefix, generic.body);
    const blocker = await user.create(generic.prefix, generic.body);
    const job = await engine.next();
    const id = await user.create('/v1/remesh', { input_task_id: source });
    await user.remove(`${generic.prefix}/${source}`);
    job.finish();
    await user.settled(generic.prefix, blocker);
    const remesh = await engine.next();
    expect(Buffer.from(remesh.input.files.model!.bytes).toString('latin1', 0, 4)).toBe('glTF');
    expect(remesh.input.source).toMatchObject({ family: 'image-to-3d', seed: expect.any(Number) });
    remesh.finish();
    expect((await user.settled('/v1/remesh', id)).status).toBe('SUCCEEDED');
  });
});

describe('a task that fails', () => {
  it('is refunded, shows 0 credits and names the reason (spec: Errors)', async () => {
    const before = await user.balance();
    const { id } = await reach.FAILED(generic.prefix, generic.body);
    expect((await user.get(`${generic.prefix}/${id}`)).body).toMatchObject({
      status: 'FAILED',
      consumed_credits: 0,
      task_error: { message: 'The model has no faces.' },
      finished_at: expect.any(Number),
    });
    expect(await user.balance()).toBe(before);
  });
});

describe('preceding_tasks', () => {
  it('counts the waiting tasks ahead, of every account', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push(await user.create(generic.prefix, generic.body));
    const ahead = async () => {
      const tasks = await Promise.all(ids.map((id) => user.get(`${generic.prefix}/${id}`)));
      return tasks.map(({ body }) => body.preceding_tasks);
    };
    let job = await engine.next();
    expect(await ahead()).toEqual([0, 0, 1, 2]);
    for (const expected of [
      [0, 0, 0, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]) {
      job.finish();
      job = await engine.next();
      expect(await ahead()).toEqual(expected);
    }
    job.finish();
    await user.settled(generic.prefix, ids[3]!);
  });
});
