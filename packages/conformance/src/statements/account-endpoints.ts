import { usage } from '@meshwright/contract';
import { expect } from '../expect.ts';
import type { Section, Statement } from '../statement.ts';
import { generic, lab } from '../tasks-in-states.ts';
import type { OwnBench, World } from '../world.ts';

const preview = { mode: 'preview', prompt: 'a chest' };

interface Item {
  readonly task_id: string;
  readonly endpoint: string;
  readonly status: string;
  readonly created_at: number;
  readonly consumed_credits: number;
}

interface History {
  readonly bench: OwnBench;
  readonly ids: readonly string[];
  readonly items: (query: string) => Promise<Item[]>;
}

/** One a world: the statements about it only read. */
const histories = new WeakMap<World, Promise<History>>();

/**
 * Returns three tasks of a new account, oldest first, a second apart: SUCCEEDED, FAILED, and deleted after SUCCEEDED.
 */
function history(world: World): Promise<History> {
  const history = histories.get(world) ?? makeHistory(world);
  histories.set(world, history);
  return history;
}

async function makeHistory(world: World): Promise<History> {
  const bench = await world.open({ engine: 'instant' });
  const { studio } = bench;
  const tasks = [
    ['/v2/text-to-3d', preview],
    ['/v2/text-to-3d', { ...preview, prompt: '[[fail]]' }],
    [generic.prefix, generic.body],
  ] as const;
  const ids: string[] = [];
  for (const [prefix, body] of tasks) {
    const id = await studio.create(prefix, body);
    await studio.settled(prefix, id);
    ids.push(id);
    bench.advance(1_000);
  }
  await studio.remove(`${generic.prefix}/${ids[2]}`);
  const items = async (query: string) => (await studio.get(usage.prefix + query)).body as unknown as Item[];
  return { bench, ids, items };
}

const timeOf = (item: Item | undefined) => new Date(item!.created_at).toISOString();

/** States which of the three tasks a query finds, in order. */
function finds(
  title: string,
  query: string | ((all: Item[]) => string),
  expected: readonly number[],
): Statement {
  return {
    title: `Usage: ${title}`,
    source: 'public-A',
    needs: ['own-instance'],
    async holds(world) {
      const { ids, items } = await history(world);
      const search = typeof query === 'string' ? query : query(await items('?sort_by=%2Bcreated_at'));
      expect((await items(search)).map(({ task_id }) => ids.indexOf(task_id))).toEqual(expected);
    },
  };
}

export const accountEndpoints: Section = {
  title: 'Capabilities whose paths are left open: balance and usage',
  statements: [
    {
      title: 'Balance: balance, monthly_credits, permanent_credits and monthly_resets_at',
      async holds(world) {
        const { rich } = await world.instant();
        const { status, body } = await rich.get('/v1/balance');
        const { monthly_resets_at, ...rest } = body;
        expect([status, Object.keys(rest).sort()]).toEqual([
          200,
          ['balance', 'monthly_credits', 'permanent_credits'],
        ]);
        // Left out when no refresh is planned.
        expect(monthly_resets_at === undefined || typeof monthly_resets_at === 'string').toBe(true);
        expect(Number(body.monthly_credits) + Number(body.permanent_credits)).toBe(body.balance);
      },
    },
    {
      source: 'public-A',
      title: 'Usage: endpoint, status, timestamps, the name of the key and consumed_credits of each task',
      needs: ['own-instance'],
      async holds(world) {
        const { ids, items } = await history(world);
        const all = await items('');
        expect(all).toEqual([
          {
            task_id: ids[2],
            endpoint: 'image-to-3d',
            status: 'SUCCEEDED',
            created_at: expect.any(Number),
            started_at: expect.any(Number),
            finished_at: expect.any(Number),
            api_key: 'studio',
            consumed_credits: 30,
          },
          expect.objectContaining({
            task_id: ids[1],
            endpoint: 'text-to-3d-preview',
            status: 'FAILED',
            consumed_credits: 0,
          }),
          expect.objectContaining({ task_id: ids[0], status: 'SUCCEEDED', consumed_credits: 20 }),
        ]);
        expect(JSON.stringify(all)).not.toContain('k-studio');
      },
    },
    {
      title: 'Usage: the credits of all items add up to the credits taken from the balance',
      needs: ['own-instance'],
      async holds(world) {
        const { bench, items } = await history(world);
        const sum = (await items('')).reduce((all, { consumed_credits }) => all + consumed_credits, 0);
        expect(10_000_000 - (await bench.studio.balance())).toBe(sum);
      },
    },
    finds('newest first by default', '', [2, 1, 0]),
    finds('oldest first by sort_by', '?sort_by=%2Bcreated_at', [0, 1, 2]),
    finds('in pages', '?page_size=2&page_num=2', [0]),
    finds('a filter by endpoint', '?endpoints=text-to-3d', [1, 0]),
    finds('a deleted task is found by its endpoint', '?endpoints=image-to-3d', [2]),
    finds('several endpoints', '?endpoints=text-to-3d-preview,image-to-3d', [2, 1, 0]),
    finds('an endpoint without tasks matches nothing', '?endpoints=remesh', []),
    finds('a filter by status', '?status=SUCCEEDED', [2, 0]),
    finds('a window from a time, that time included', (all) => `?start_time=${timeOf(all[1])}`, [2, 1]),
    finds('a window to a time, that time excluded', (all) => `?end_time=${timeOf(all[1])}`, [0]),
    finds(
      'a window between two times',
      (all) => `?start_time=${timeOf(all[1])}&end_time=${timeOf(all[2])}`,
      [1],
    ),
    finds('filters combine with AND', '?status=SUCCEEDED&endpoints=text-to-3d', [0]),
    {
      title: 'Usage: only tasks of the account are listed',
      needs: ['own-instance'],
      async holds(world) {
        const bench = await world.open({
          engine: 'instant',
          accounts: [
            { name: 'rich', key: 'k-rich', plan: 'enterprise', credits: 100 },
            { name: 'studio', key: 'k-studio', plan: 'studio', credits: 100 },
          ],
        });
        await bench.rich.create(generic.prefix, generic.body);
        expect((await bench.rich.get(usage.prefix)).body).toHaveLength(1);
        expect((await bench.studio.get(usage.prefix)).body).toEqual([]);
        await bench.stop();
      },
    },
    {
      title: 'Usage: a task deleted while PENDING is not listed; a cancelled one is, with 0 credits (R46)',
      needs: ['own-instance'],
      async holds(world) {
        const engine = world.heldJobs();
        const bench = await world.open({ engine, workers: 1 });
        const { studio } = bench;
        const running = await studio.create(generic.prefix, generic.body);
        const job = await engine.next();
        const deleted = await studio.create(generic.prefix, generic.body);
        const cancelled = await studio.create(lab.prefix, lab.body);
        await studio.remove(`${generic.prefix}/${deleted}`);
        await studio.remove(`${lab.prefix}/${cancelled}`);
        const items = (await studio.get(usage.prefix)).body as unknown as Item[];
        expect(items).toMatchObject([
          { task_id: cancelled, status: 'CANCELED', consumed_credits: 0 },
          { task_id: running, status: 'IN_PROGRESS', consumed_credits: 30 },
        ]);
        job.finish();
        await studio.settled(generic.prefix, running);
        await bench.stop();
      },
    },
  ],
};
