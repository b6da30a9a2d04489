import { result } from '@meshwright/client';
import { remesh, textToTexture } from '@meshwright/contract';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SpendEntry } from '../journal/entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { type BuyTask, buyIn } from './buy-in.ts';
import { openBuyer } from './buyer.ts';
import type { Wait } from './wait.ts';

let harness: Harness;
let journal: ReturnType<typeof memoryJournal>;
/** A reopened page: only the journal is the same. */
const opened = (): BuyTask => buyIn(journal, harness.connection);

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  journal = memoryJournal();
});
afterAll(() => harness.stop());

const body = { model_url: `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}` };
const price = 5;

it('returns the same task for the same request, after a reload too, and another task for another request', async () => {
  const chest = await opened()(remesh, body, { idempotencyKey: 'chest-1' });
  expect(await opened()(remesh, body, { idempotencyKey: 'chest-1' })).toEqual(chest);
  expect(await opened()(remesh, body, { idempotencyKey: 'chest-2' })).not.toEqual(chest);
  const plain = await opened()(remesh, body);
  expect(await opened()(remesh, body)).toEqual(plain);
  expect(await harness.spent()).toBe(3 * price);
});

it('adopts the task of a page that crashed before the answer', async () => {
  await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } });
  await opened()(remesh, body, { idempotencyKey: 'chest' }).catch(() => {});
  const { id } = await opened()(remesh, body, { idempotencyKey: 'chest' });
  expect(await harness.tasks('/v1/remesh')).toEqual([id]);
  expect(await harness.spent()).toBe(price);
});

it('rebuys a failed task, and pays for the successful one', async () => {
  await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
  const failed = await opened()(remesh, body, { idempotencyKey: 'chest' });
  expect((await result(harness.connection, failed)).status).toBe('FAILED');
  const bought = await opened()(remesh, body, { idempotencyKey: 'chest' });
  expect((await result(harness.connection, bought)).status).toBe('SUCCEEDED');
  expect(await opened()(remesh, body, { idempotencyKey: 'chest' })).toEqual(bought);
  expect(await harness.spent()).toBe(price);
});

it('reports its waits, and searches a lost task for the given time', async () => {
  await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset' } });
  const waits: string[] = [];
  const onWait = (wait: Wait) => void waits.push(wait.for);
  await expect(opened()(remesh, body, { idempotencyKey: 'chest', onWait, lostMs: 0 })).rejects.toMatchObject({
    code: 'unknown_outcome',
  });
  expect([...new Set(waits)]).toEqual(['turn', 'list', 'answer', 'lost-task']);
});

it('sends nothing beyond the budget', async () => {
  const buy = buyIn(journal, harness.connection, { budget: { day: price } });
  await buy(remesh, body, { idempotencyKey: 'a' });
  await expect(buy(remesh, body, { idempotencyKey: 'b' })).rejects.toMatchObject({ code: 'over_budget' });
  expect(await harness.spent()).toBe(price);
});

it('prices paid at another service do not raise the estimate, and those paid here do', async () => {
  const paid = (host: string, credits: number): SpendEntry[] => [
    {
      ...{ kind: 'sending', purchase: host, at: 1, until: 2, family: textToTexture.name, request: 'r' },
      ...{ host, account: 'a', reserved: credits, run: 'one' },
    },
    { kind: 'accepted', purchase: host, at: 2, task: 't' },
    { kind: 'settled', purchase: host, at: 3, task: 't', status: 'SUCCEEDED', credits },
  ];
  const { connection } = harness;
  const estimated = async () =>
    (await openBuyer({ connection, journal })).estimate(textToTexture, {}, connection.host);
  for (const entry of paid('api.example.com', 70)) await journal.append(entry);
  expect(await estimated()).toMatchObject({ most: 10, basis: 'local' });
  for (const entry of paid(connection.host, 12)) await journal.append(entry);
  expect(await estimated()).toMatchObject({ most: 12, basis: 'seen' });
});
