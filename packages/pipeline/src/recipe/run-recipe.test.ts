import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remesh, textTo3d } from '@meshwright/contract';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { spendings } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { settle } from '@meshwright/purchase/order';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { process, recipe, task } from './recipe.ts';
import type { RecipeContext, RunEvent } from './recipe-context.ts';
import { runRecipe } from './run-recipe.ts';

let harness: Harness;
let folder: string;
let context: RecipeContext;
let requests: string[];

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  folder = mkdtempSync(join(tmpdir(), 'meshwright-recipe-'));
  requests = [];
  const connection = {
    ...harness.connection,
    fetch(input: string | URL | Request, init?: RequestInit) {
      requests.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return harness.connection.fetch(input, init);
    },
  };
  context = {
    buyer: await harness.buyer({ connection }),
    store: folderStore(folder),
    readFile: () => Promise.reject(new Error('no files here')),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => harness.stop());

const preview = task(textTo3d, { mode: 'preview', prompt: 'a chest' });
const light = task(remesh, { input_task_id: preview, target_polycount: 500 });
const heavy = task(remesh, { input_task_id: preview, target_polycount: 5000 });
const chest = process(light, [{ place: { height: 0.6 } }]);
const whole = recipe('chest', { preview, light, heavy, chest });

it('runs tasks and steps in order and returns the file of the output', async () => {
  const outcome = await runRecipe(whole, context);
  if (outcome.status !== 'done') throw outcome.error;
  const bytes = await context.store.read(outcome.output.hash);
  const report = await inspectModel(bytesSource(bytes!));
  expect(report.bounds?.size[1]).toBeCloseTo(0.6, 6);
  expect(Object.keys(outcome.nodes).sort()).toEqual(['chest', 'heavy', 'light', 'preview']);
});

it('reuses every result, without a request and without a credit', async () => {
  const first = await runRecipe(whole, context);
  const spent = await harness.spent();
  requests = [];
  const events: RunEvent[] = [];
  const second = await runRecipe(whole, context, { onEvent: (event) => events.push(event) });
  expect(second.status === 'done' && first.status === 'done' && second.output).toEqual(
    first.status === 'done' && first.output,
  );
  expect(requests).toEqual([]);
  expect(await harness.spent()).toBe(spent);
  expect(events.map(({ state }) => state)).not.toContain('bought');
});

it('resumes at the first missing node', async () => {
  await harness.fault({ when: { family: 'remesh', nth: [1, 2] }, fault: { kind: 'failed_task' } });
  const first = await runRecipe(whole, context);
  expect(first).toMatchObject({ status: 'failed', error: { code: 'task_failed' } });
  expect(Object.keys(first.nodes)).toEqual(['preview']);
  await harness.fault();
  const events: RunEvent[] = [];
  const second = await runRecipe(whole, context, { onEvent: (event) => events.push(event) });
  expect(second.status).toBe('done');
  const bought = events.flatMap(({ node, state }) => (state === 'bought' ? node : []));
  expect(bought.sort()).toEqual(['heavy', 'light']);
});

it('completes nodes that do not need the failed one', async () => {
  await harness.fault({ when: { family: 'remesh', nth: [1] }, fault: { kind: 'failed_task' } });
  const { status, nodes } = await runRecipe(whole, context);
  expect(status).toBe('failed');
  const rest = 'light' in nodes ? ['chest', 'light', 'preview'] : ['heavy', 'preview'];
  expect(Object.keys(nodes).sort()).toEqual(rest);
});

it('finds the task of a create whose answer is lost, and pays once', async () => {
  await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } });
  const outcome = await runRecipe(recipe('preview', { preview }), context);
  expect(outcome).toMatchObject({ status: 'done', nodes: { preview: { paidNow: true } } });
  expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(1);
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
});

it('stops on abort, and keeps paid results', async () => {
  const abort = new AbortController();
  const stopped = await runRecipe(whole, context, {
    signal: abort.signal,
    onEvent: ({ state }) => state === 'bought' && abort.abort(),
  });
  expect(stopped.status).toBe('stopped');
  const spent = await harness.spent();
  expect(spent).toBeGreaterThan(0);
  const [paid] = spendings(await context.buyer.journal.entries());
  expect(paid).toMatchObject({ outcome: 'accepted' });
  expect((await runRecipe(whole, context)).status).toBe('done');
  expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(1);
});

it('refuses an invalid recipe before it sends anything', async () => {
  const wrong = { nodes: { ...whole.nodes, odd: { task: 'remesh', body: {} } }, output: 'chest' };
  await expect(runRecipe(wrong, context)).rejects.toMatchObject({
    code: 'bad_recipe',
    message: expect.stringContaining('/nodes/odd/body'),
  });
  expect(requests).toEqual([]);
});

it('reports the queue position of a task when the service gives it', async () => {
  const { connection } = context.buyer;
  // The first stream reports a queue position and breaks off.
  const frames = [3, 1, 'soon', undefined].map((preceding_tasks) =>
    JSON.stringify({ id: 'a', status: 'PENDING', progress: 0, preceding_tasks }),
  );
  const busy = new Response(frames.map((frame) => `event: message\ndata: ${frame}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
  const answers = [busy];
  const fetch: typeof connection.fetch = async (input, init) =>
    (String(input).endsWith('/stream') && answers.pop()) || connection.fetch(input, init);
  const waiting = { ...context, buyer: { ...context.buyer, connection: { ...connection, fetch } } };
  const positions: unknown[] = [];
  await runRecipe(recipe('preview', { preview }), waiting, {
    onEvent: (event) => event.state === 'working' && positions.push(event.preceding),
  });
  expect(positions.slice(0, 3)).toEqual([3, 1, 1]);
});

it('does not reuse a task that failed in another run since its purchase', async () => {
  await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
  const { journal } = context.buyer;
  // Two nodes are the same purchase; the other one has followed it by the time this one reads the journal.
  const entries: typeof journal.entries = async (purchase) => {
    const own = await journal.entries(purchase);
    if (purchase !== undefined && own.at(-1)?.kind === 'accepted') {
      const { task } = own.at(-1) as Extract<(typeof own)[number], { kind: 'accepted' }>;
      await settle(context.buyer, purchase, { id: task, status: 'FAILED', consumed_credits: 0 });
      return journal.entries(purchase);
    }
    return own;
  };
  const raced = { ...context, buyer: { ...context.buyer, journal: { ...journal, entries } } };
  expect(await runRecipe(recipe('preview', { preview }), raced)).toMatchObject({
    status: 'failed',
    error: { code: 'task_failed', message: expect.stringContaining('ended FAILED') },
  });
});
