import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Account, createAccounts } from './accounts.ts';
import { balanceOf, charge, grant, leftOfKey, refund } from './ledger.ts';
import { openStore } from './open-store.ts';
import type { Store } from './tables.ts';

let store: Store;
afterEach(() => store.destroy());

type Step =
  | { readonly kind: 'charge'; readonly account: number; readonly credits: number }
  | { readonly kind: 'refund'; readonly task: number }
  | { readonly kind: 'grant'; readonly account: number; readonly credits: number }
  /** A charge whose transaction fails after it. */
  | { readonly kind: 'broken'; readonly account: number; readonly credits: number };

const accounts = ['a', 'b', 'c'];
const credits = fc.integer({ min: 0, max: 60 });
const account = fc.nat({ max: accounts.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('charge' as const), account, credits }),
  fc.record({ kind: fc.constant('refund' as const), task: fc.nat({ max: 12 }) }),
  fc.record({ kind: fc.constant('grant' as const), account, credits }),
  fc.record({ kind: fc.constant('broken' as const), account, credits }),
);

/** @param at a time of its own for each step: a second refund comes later than the first */
async function take(step: Step, task: string, at: number): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    if (step.kind === 'refund') return await refund(transaction, `task-${step.task}`, at);
    const entry = { account: accounts[step.account]!, task, credits: step.credits, at };
    if (step.kind === 'grant') return await grant(transaction, entry);
    await charge(transaction, { ...entry, key: { name: 'k', monthlyCredits: null } });
    if (step.kind === 'broken') throw new Error('the rest of the transaction failed');
  });
}

describe('the ledger', () => {
  it('refunds a task once: a second refund, later, changes nothing', async () => {
    store = openStore(':memory:');
    await take({ kind: 'grant', account: 0, credits: 50 }, 'task-0', 0);
    await take({ kind: 'charge', account: 0, credits: 20 }, 'task-1', 1);
    for (const at of [2, 3, 4]) {
      await take({ kind: 'refund', task: 1 }, '', at);
      expect(await balanceOf(store, 'a')).toBe(50);
    }
  });

  it('lets a key spend its limit of a month, and counts a refund for the month of its charge', async () => {
    store = openStore(':memory:');
    await take({ kind: 'grant', account: 0, credits: 500 }, 'task-0', 0);
    const key = { name: 'game', monthlyCredits: 50 };
    const buy = (task: string, credits: number, at: number) =>
      store
        .transaction()
        .execute((transaction) => charge(transaction, { account: 'a', key, task, credits, at }));
    const left = (at: number) => leftOfKey(store, { account: 'a', key, at });
    const [january, february] = [Date.UTC(2030, 0, 31, 23, 59, 59, 999), Date.UTC(2030, 1, 1)];
    await buy('task-1', 30, january);
    await expect(buy('task-2', 21, january)).rejects.toThrow(
      /monthly credit limit.*20 of 50 more until 2030-02-01/,
    );
    await buy('task-3', 20, january);
    expect([await left(january), await left(february)]).toEqual([0, 50]);
    await buy('task-4', 45, february);
    await take({ kind: 'refund', task: 1 }, '', february);
    expect([await left(january), await left(february)]).toEqual([30, 5]);
    // Another key of the account has its own limit, and the balance is one.
    expect(await leftOfKey(store, { account: 'a', key: { ...key, name: 'tool' }, at: february })).toBe(50);
    expect(await balanceOf(store, 'a')).toBe(500 - 20 - 45);
    expect(await leftOfKey(store, { account: 'a', key: { ...key, monthlyCredits: null }, at: 0 })).toBeNull();
  });

  it('keeps its sums under any sequence of operations', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        store = openStore(':memory:');
        const expected = new Map(accounts.map((name) => [name, 0]));
        const given = new Set<number>();
        const open = new Map<string, { name: string; credits: number }>();
        for (const [i, step] of steps.entries()) {
          const task = `task-${i}`;
          const done = await take(step, task, i).then(
            () => true,
            () => false,
          );
          // The same rules with plain numbers.
          const add = (name: string, change: number) => expected.set(name, expected.get(name)! + change);
          if (step.kind === 'grant' && !given.has(step.account) && step.credits > 0) {
            given.add(step.account);
            add(accounts[step.account]!, step.credits);
          } else if (step.kind === 'charge') {
            const name = accounts[step.account]!;
            expect(done).toBe(expected.get(name)! >= step.credits);
            if (done) {
              add(name, -step.credits);
              open.set(task, { name, credits: step.credits });
            }
          } else if (step.kind === 'refund') {
            const charged = open.get(`task-${step.task}`);
            if (charged) add(charged.name, charged.credits);
            open.delete(`task-${step.task}`);
          }
          for (const name of accounts) expect(await balanceOf(store, name)).toBe(expected.get(name));
        }
        const entries = await store.selectFrom('entries').selectAll().execute();
        expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(0);
        for (const { transfer } of entries) {
          const pair = entries.filter((entry) => entry.transfer === transfer);
          expect(pair.map((entry) => entry.credits).reduce((a, b) => a + b)).toBe(0);
          expect(pair).toHaveLength(2);
        }
        await store.destroy();
      }),
      { numRuns: 30 },
    );
  });
});

describe('accounts', () => {
  it('keep their credits across starts, may change their key, and are retired when omitted', async () => {
    store = openStore(':memory:');
    let count = 0;
    const newId = () => {
      count += 1;
      return `id-${count}`;
    };
    const [a, b] = [
      { name: 'a', key: 'key-a', plan: 'pro', credits: 50 },
      { name: 'b', key: 'key-b', plan: 'free', credits: 5 },
    ] as const;
    const seeded = async (listed: readonly Account[]) => {
      const known = createAccounts({
        store,
        accounts: listed,
        clock: { now: () => 0 },
        newId,
        realNow: () => 0,
        onNote: () => {},
      });
      await known.seed();
      return known.find;
    };
    const first = await seeded([a, b]);
    const id = first('key-a')!.id;
    // The keys are swapped, and a second seeding must not grant again.
    const swapped = [
      { ...a, key: 'key-b' },
      { ...b, key: 'key-a' },
    ];
    const second = await seeded(swapped);
    expect(second('key-b')).toMatchObject({
      id,
      name: 'a',
      plan: 'pro',
      key: { name: 'a', monthlyCredits: null },
    });
    expect(await balanceOf(store, id)).toBe(50);
    const third = await seeded([b]);
    expect([third('key-a'), third('key-b')?.name]).toEqual([undefined, 'b']);
    const kept = JSON.stringify(await store.selectFrom('accounts').selectAll().execute());
    expect(kept).not.toMatch(/key-[ab]/);
  });
});
