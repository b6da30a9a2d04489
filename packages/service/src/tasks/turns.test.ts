import { caller } from '@meshwright/testing/service/caller';
import { manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';

const prefix = '/v1/image-to-3d';
const accounts = ['a', 'b', 'c'].map((name) => ({ name, key: `k-${name}`, credits: 1_000 }) as const);
const body = (name: string) => ({ image_url: pictureUri, texture_prompt: name });

let service: Service;
afterEach(() => service.stop());

/** Creates tasks with names like `a1`, whose first letter is the account. */
async function create(names: readonly string[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of names) ids[name] = await caller(service, `k-${name[0]}`).create(prefix, body(name));
  return ids;
}

describe('turns between accounts', () => {
  it('an account with a long queue delays no other account', async () => {
    const engine = manualEngine();
    service = await startService({ accounts, engine, workers: 1 });
    const ids = await create(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    const started: string[] = [];
    const jobs: Awaited<ReturnType<typeof engine.next>>[] = [];
    const starts = async () => {
      const job = await engine.next();
      jobs.push(job);
      started.push(String(job.input.request.texture_prompt));
    };
    // The worker of a, and the reserved one.
    await starts();
    await starts();
    expect(started).toEqual(['a1', 'b1']);
    // c is next although it was created last, on any free worker.
    jobs[1]!.finish();
    await starts();
    expect(started.at(-1)).toBe('c1');
    jobs[2]!.finish();
    await starts();
    expect(started.at(-1)).toBe('b2');
    // b has no tasks left, and the worker stays free: a is at its limit.
    jobs[3]!.finish();
    expect((await caller(service, 'k-b').settled(prefix, ids.b2!)).status).toBe('SUCCEEDED');
    expect((await caller(service, 'k-a').get(`${prefix}/${ids.a2}`)).body).toMatchObject({
      status: 'PENDING',
    });
    const b3 = await create(['b3']);
    await starts();
    expect(started.at(-1)).toBe('b3');
    jobs[4]!.finish();
    await caller(service, 'k-b').settled(prefix, b3.b3!);
    for (const name of ['a2', 'a3', 'a4']) {
      jobs.find(({ input }) => input.request.texture_prompt === `a${Number(name[1]) - 1}`)!.finish();
      await starts();
      expect(started.at(-1)).toBe(name);
    }
  });

  it('counts the tasks ahead of each task by the turns', async () => {
    const engine = manualEngine();
    service = await startService({ accounts, engine, workers: 1 });
    await create(['a1', 'b1']);
    await engine.next();
    await engine.next();
    const ids = await create(['a2', 'a3', 'a4', 'c1']);
    const before = async (name: string) =>
      (await caller(service, `k-${name[0]}`).get(`${prefix}/${ids[name]}`)).body.preceding_tasks;
    expect(await Promise.all(['c1', 'a2', 'a3', 'a4'].map(before))).toEqual([0, 1, 2, 3]);
  });

  it('a single account uses all workers', async () => {
    const engine = manualEngine();
    service = await startService({ accounts: accounts.slice(0, 1), engine, workers: 2 });
    await create(['a1', 'a2', 'a3']);
    await engine.next();
    await engine.next();
    expect(await caller(service, 'k-a').get('/v1/balance')).toMatchObject({ status: 200 });
  });
});
