import { result } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { assertProperty } from '@meshwright/testing/property';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sending, SpendEntry } from '../journal/entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { type Budget, keepWithin } from './budget.ts';
import { buy } from './buy.ts';
import type { Buyer } from './buyer.ts';
import type { Estimate } from './estimate.ts';
import { settle } from './settle.ts';
import { takesWithin } from './sum-within.ts';

const dayMs = 24 * 3600 * 1000;
const noon = 20_000.5 * dayMs;
const model_url = `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`;
/** The real service's price for a remesh, which is not published. */
const price = 5;

let purchases = 0;
const sending = (own: Partial<Sending> = {}): Sending => ({
  kind: 'sending',
  purchase: `p${purchases++}`,
  at: noon,
  family: 'remesh',
  request: 'r',
  host: 'localhost:5',
  account: 'a',
  reserved: 10,
  until: noon,
  run: 'run-1',
  ...own,
});
const check = (budget: Budget, next: Sending, entries: readonly SpendEntry[]) => () =>
  keepWithin(budget, next)(entries);

describe('a day budget', () => {
  const spent = sending();

  it.each([
    ['the same day', 0, true],
    ['the next day', dayMs, false],
    ['a clock that was set back', -3 * dayMs, true],
  ])('on %s counts the spent credits: %s', (_, laterMs, refuses) => {
    const attempt = check({ day: 15 }, sending({ at: noon + laterMs }), [spent]);
    if (refuses) expect(attempt).toThrow('10 of the 15 credits for this day');
    else expect(attempt).not.toThrow();
  });

  it('counts purchases after a clock set back to the day that had begun', () => {
    const back = sending({ at: noon - 3 * dayMs });
    expect(check({ day: 25 }, sending({ at: noon }), [spent, back])).toThrow('20 of the 25');
  });

  it('reports that a clock that was ahead blocks its reset', () => {
    const ahead = sending({ at: noon + 90 * dayMs });
    expect(check({ day: 15 }, sending(), [ahead])).toThrow(/clock was ahead.*Raise the day budget/);
  });
});

describe('the budget of a project', () => {
  it('counts its own entries and those of no other', () => {
    const entries = [sending({ project: 'a' }), sending({ project: 'b' }), sending()];
    for (const project of ['a', 'b', undefined]) {
      expect(check({ project: 20 }, sending({ project }), entries)).not.toThrow();
      expect(check({ project: 19, day: 100 }, sending({ project }), entries)).toThrow('10 of the 19');
      expect(check({ day: 19 }, sending({ project }), entries)).toThrow('10 of the 19');
    }
  });

  it('reports spent and reserved credits', () => {
    const paid = sending();
    const entries: SpendEntry[] = [
      paid,
      { kind: 'accepted', purchase: paid.purchase, at: noon, task: 't' },
      { kind: 'priced', purchase: paid.purchase, at: noon, task: 't', credits: 7 },
      sending(),
    ];
    expect(check({ project: 20 }, sending({ label: 'chest' }), entries)).toThrow(
      /^chest: costs 10 credits at most, and 17 of the 20 credits for this project are taken: 7 spent, 10 set aside/,
    );
  });
});

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
});
afterAll(() => harness.stop());

const guess = (most: number) => (): Estimate => ({ credits: 1, most, basis: 'assumed' });
const buyOne = (buyer: Buyer, order: number) =>
  buy(buyer, remesh, { model_url, target_polycount: 100 + order }, { lostMs: 0 });

describe('takes of one request', () => {
  const body = { model_url, target_polycount: 990 };

  it('are refused before the first is sent if their sum is over the limit; bought ones count once', async () => {
    const buyer = await harness.buyer({ budget: { project: 3 * price }, estimate: () => price });
    await expect(takesWithin(buyer, remesh, body, [1, 2, 3, 4], 'a chest, 4 takes')).rejects.toMatchObject({
      code: 'over_budget',
      message: expect.stringContaining('a chest, 4 takes: costs 20 credits at most, and 0 of the 15'),
    });
    expect(await buyer.journal.entries()).toEqual([]);
    for (const take of [1, 2, 3]) {
      await takesWithin(buyer, remesh, body, [1, 2, 3]);
      await buy(buyer, remesh, body, { take, lostMs: 0 });
    }
    await takesWithin(buyer, remesh, body, [1, 2, 3]);
    await expect(takesWithin(buyer, remesh, body, [3, 4])).rejects.toThrow('costs 5 credits at most');
    expect(await harness.spent()).toBe(3 * price);
  });
});

describe('a price that is not published', () => {
  it('is read from the first task that has it, and used for the next create', async () => {
    const buyer = await harness.buyer({ budget: { project: 60 }, estimate: guess(50) });
    for (const order of [0, 1, 2]) await buyOne(buyer, order);
    await expect(buyOne(buyer, 3)).rejects.toMatchObject({
      code: 'over_budget',
      message: expect.stringContaining('15 of the 60'),
    });
    expect(await harness.spent()).toBe(15);
  });

  it('is sent one create at a time, so that one reservation does not block another', async () => {
    const buyer = await harness.buyer({ budget: { project: 60 }, estimate: guess(50) });
    await Promise.all([0, 1, 2].map((order) => buyOne(buyer, order)));
    expect(await harness.spent()).toBe(15);
  });

  it('is reserved in full after a higher price was seen in the run', async () => {
    const buyer = await harness.buyer({ budget: { project: 9 }, estimate: guess(1) });
    await buyOne(buyer, 0);
    await expect(buyOne(buyer, 1)).rejects.toMatchObject({
      code: 'over_budget',
      message: expect.stringContaining('costs 5 credits'),
    });
    expect(await harness.spent()).toBe(5);
  });

  it('is read for a task whose answer was lost, before the next create', async () => {
    const buyer = await harness.buyer({ budget: { project: 7 }, estimate: guess(1) });
    const { connection } = buyer;
    const losing = {
      ...buyer,
      connection: { ...connection, fetch: over('loses answer', connection.fetch) },
    };
    await buyOne(losing, 0);
    await expect(buyOne(buyer, 1)).rejects.toMatchObject({
      code: 'over_budget',
      message: expect.stringContaining('5 of the 7'),
    });
    expect(await harness.spent()).toBe(5);
  });

  it('stays reserved when it cannot be read, and the purchase succeeds', async () => {
    await harness.fault({ when: { route: 'retrieve' }, fault: { kind: 'status', status: 403 } });
    const buyer = await harness.buyer({ budget: { project: 60 }, estimate: guess(50) });
    await buyOne(buyer, 0);
    await expect(buyOne(buyer, 1)).rejects.toMatchObject({
      message: expect.stringContaining('0 spent, 50 set aside'),
    });
  });

  it('is not read without a limit', async () => {
    await buyOne(await harness.buyer({ estimate: guess(50) }), 0);
    const paths = ((await harness.control('/requests')) as { path: string }[]).map(({ path }) => path);
    expect(paths.filter((path) => !/page_num|\/v1\/remesh$/.test(path))).toEqual([]);
  });
});

interface Step {
  readonly order: number;
  readonly buyer: number;
  readonly network: 'works' | 'loses answer' | 'loses request';
  readonly clockMs: number;
  readonly settles: boolean;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record<Step>({
    order: fc.integer({ min: 0, max: 9 }),
    buyer: fc.integer({ min: 0, max: 2 }),
    network: fc.constantFrom<Step['network'][]>('works', 'works', 'loses answer', 'loses request'),
    clockMs: fc.constantFrom(0, 0, -dayMs / 2, -5 * dayMs),
    settles: fc.boolean(),
  }),
  { minLength: 3, maxLength: 14 },
);
const numRuns = 10;

// The bound: spending stays within the limit if a task costs at most its reservation; otherwise the one task that
// reveals the price may exceed the limit by the difference.
it('is never exceeded by more than one underestimated price, under concurrent purchases, losses and refunds', async () => {
  const limits = fc.integer({ min: 3, max: 30 });
  const property = fc.asyncProperty(
    steps,
    fc.integer({ min: 1, max: 12 }),
    limits,
    async (all, most, limit) => {
      await harness.control('/reset', {});
      await harness.fault({ when: { probability: 0.2 }, fault: { kind: 'failed_task' } });
      const journal = memoryJournal();
      const begun = Date.now();
      // The day has begun: clocks that are set back do not begin another.
      await journal.append({ kind: 'gap', purchase: '', at: begun, reason: 'begins the day' });
      const lanes = [0, 1, 2].map((buyer) => all.filter((step) => step.buyer === buyer));
      await Promise.all(lanes.map((lane) => live(lane)));
      expect(await harness.spent()).toBeLessThanOrEqual(limit + Math.max(0, price - most));

      async function live(lane: readonly Step[]): Promise<void> {
        for (const { order, network, clockMs, settles } of lane) {
          const budget = order % 2 === 0 ? { day: limit } : { project: limit };
          const own = await harness.buyer({
            journal,
            budget,
            estimate: guess(most),
            now: () => begun + clockMs,
          });
          const buyer = {
            ...own,
            connection: { ...own.connection, fetch: over(network, own.connection.fetch) },
          };
          const bought = await buyOne(buyer, order).catch(() => undefined);
          if (bought && settles) await settle(own, bought.purchase, await result(own.connection, bought.ref));
        }
      }
    },
  );
  await assertProperty(property, { numRuns });
}, 600_000);

function over(network: Step['network'], send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (init?.method !== 'POST' || network === 'works') return send(input, init);
    if (network === 'loses answer') await send(input, init);
    throw new TypeError('fetch failed');
  };
}
