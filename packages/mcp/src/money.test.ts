import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

// Text to 3D costs 30 credits with its texture.
const price = 30;
const wanted = { prompt: 'a wooden chest' };
let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
});
afterEach(() => home.remove());

it('without a budget nothing is bought, and the refusal says who sets one and how', async () => {
  const agent = await home.open({ flags: [] });
  const reply = await agent.call('create', wanted);
  expect(reply.isError).toBe(true);
  expect(reply.data).toMatchObject({
    costs: price,
    budget: { cap: 0, spent: 0, reserved: 0 },
    error: { code: 'no_budget' },
  });
  expect(reply.text).toContain('--budget');
  expect(await home.tasks()).toBe(0);
});

it('a create beyond the budget is refused with cap, spent and reserved', async () => {
  const agent = await home.open({ flags: ['--budget', '50'] });
  expect((await agent.call('create', wanted)).data).toMatchObject({ paidNow: true });
  const reply = await agent.call('create', { prompt: 'a second chest' });
  expect(reply.data).toMatchObject({ error: { code: 'over_budget' }, costs: price });
  expect(reply.data.budget).toMatchObject([
    { scope: 'session', cap: 50 },
    { scope: 'day', cap: 50 },
  ]);
  const [session] = reply.data.budget as { spent: number; reserved: number }[];
  expect(session!.spent + session!.reserved).toBe(price);
  expect(reply.text).toMatch(/cap 50: \d+ spent, \d+ reserved/);
  expect(await home.spent()).toBe(price);
});

it('a new session does not get the credits of the day again', async () => {
  const first = await home.open({ flags: ['--budget', '50'] });
  await first.call('create', wanted);
  await first.close();
  const second = await home.open({ flags: ['--budget', '50'] });
  expect((await second.call('create', { prompt: 'a second chest' })).data).toMatchObject({
    error: { code: 'over_budget' },
  });
  expect((await second.settle('create', wanted)).data).toMatchObject({ status: 'SUCCEEDED', paidNow: false });
  expect(await home.spent()).toBe(price);
});

it('the same call is one charge, and another take is another one', async () => {
  const agent = await home.open();
  for (let i = 0; i < 3; i++) await agent.call('create', wanted);
  expect(await home.spent()).toBe(price);
  expect((await agent.call('create', { ...wanted, take: 2 })).data).toMatchObject({ paidNow: true });
  expect(await home.spent()).toBe(2 * price);
});

// Other ways to lose an answer: fault-table.test.ts of purchase, faults.torture.test.ts.
it('a lost reply is one charge, and the same call gives the asset', async () => {
  await home.fault({ when: { route: 'create', nth: 1 }, fault: { kind: 'reset', executed: true } });
  const agent = await home.open();
  const ready = await agent.settle('create', wanted);
  expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED' });
  expect(await home.spent()).toBe(price);
  expect(await home.tasks()).toBe(1);
});

it('a client that gives up and repeats finds the same purchase', async () => {
  const agent = await home.open();
  const giveUp = new AbortController();
  const first = agent.call('create', wanted, { signal: giveUp.signal }).catch(() => 'gave up');
  giveUp.abort();
  expect(await first).toBe('gave up');
  const ready = await agent.settle('create', wanted);
  expect(ready.data, ready.text).toMatchObject({ status: 'SUCCEEDED' });
  expect(await home.spent()).toBe(price);
});

it('two clients with one journal pay once for the same, and keep one budget together', async () => {
  const flags = ['--budget', '50'];
  const [a, b] = [await home.open({ flags }), await home.open({ flags })];
  const same = await Promise.all([a.settle('create', wanted), b.settle('create', wanted)]);
  expect(same.map(({ data }) => data.status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  expect(await home.spent()).toBe(price);
  const other = await Promise.all([
    a.call('create', { prompt: 'a red mushroom' }),
    b.call('create', { prompt: 'a blue mushroom' }),
  ]);
  expect(other.map(({ data }) => data.error)).toMatchObject([
    { code: 'over_budget' },
    { code: 'over_budget' },
  ]);
  expect(await home.spent()).toBe(price);
});

it('a client that can ask gets the price in the question, and a no sends nothing', async () => {
  const questions: string[] = [];
  const answers = ['decline', 'accept'] as const;
  const agent = await home.open({
    onQuestion(message) {
      questions.push(message);
      return answers[questions.length - 1] ?? 'decline';
    },
  });
  expect((await agent.call('create', wanted)).data).toMatchObject({ error: { code: 'declined' } });
  expect(await home.tasks()).toBe(0);
  expect((await agent.call('create', wanted)).data).toMatchObject({ paidNow: true });
  expect(questions[0]).toContain(`${price} credits`);
  // What is paid is not asked for again.
  await agent.settle('create', wanted);
  expect(questions).toHaveLength(2);
});

it('a task that failed is not bought again by the same call: the next take buys another', async () => {
  await home.fault({ when: {}, fault: { kind: 'failed_task', message: 'no luck' } });
  const agent = await home.open();
  const created = await agent.call('create', wanted);
  const ended = await agent.settle('wait', { task: created.data.task });
  expect(ended.data).toMatchObject({ status: 'FAILED', credits: 0 });
  expect(ended.isError).toBe(true);
  await home.fault();
  const again = await agent.call('create', wanted);
  expect(again.data, again.text).toMatchObject({ error: { code: 'failed_before' }, take: 2 });
  expect(await home.tasks()).toBe(1);
  expect((await agent.settle('create', { ...wanted, take: 2 })).data).toMatchObject({ status: 'SUCCEEDED' });
  expect(await home.spent()).toBe(price);
});

it('a task that the service has deleted is delivered again from the store, and settled once', async () => {
  const agent = await home.open();
  const first = await agent.settle('create', wanted);
  const id = /:([^@]+)/.exec(String(first.data.task))![1];
  const { data } = await agent.settle('wait', { task: first.data.task });
  expect(data).toMatchObject({ status: 'SUCCEEDED' });
  await rm(join(home.root, String(data.folder)), { recursive: true });
  const gone = await fetch(`${home.service.baseUrl}/v2/text-to-3d/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${home.key}` },
  });
  expect(gone.ok).toBe(true);
  const again = await agent.settle('wait', { task: first.data.task });
  expect(again.data).toMatchObject({ status: 'SUCCEEDED', folder: data.folder });
  const [standing] = (await agent.call('plan', { prompt: 'another chest' })).data.budget as {
    spent: number;
  }[];
  expect(standing!.spent).toBe(price);
});
