import { connect } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy } from '../buy/buy.ts';
import type { SpendEntry } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { payerOf } from './payer-of.ts';
import { accountDigest, purchaseOf } from './request-hash.ts';

const body = { model_url: `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}` };
const dayMs = 24 * 3600 * 1000;

let harness: Harness;
let journal: Journal;
let notes: string[];

beforeAll(async () => {
  harness = await openHarness({
    accounts: [
      { name: 'buyer', key: 'key-of-the-harness', credits: 10_000_000 },
      { name: 'other', key: 'key-of-another', credits: 1000 },
    ],
  });
});
beforeEach(async () => {
  await harness.control('/reset', {});
  journal = memoryJournal();
  notes = [];
});
afterAll(() => harness.stop());

/** A connection with a key; `second` is another key of the same account. */
function connection(key: string, baseUrl = harness.service.baseUrl) {
  const headers = { authorization: 'Bearer key-of-the-harness' };
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, ...headers } });
  return connect({ baseUrl, key, ...(key === 'second' ? { fetch: send } : {}) });
}

async function buyerWith(key: string, baseUrl?: string, now = () => Date.now()) {
  const own = connection(key, baseUrl);
  const payer = await payerOf({ connection: own, journal, now, onNote: (note) => notes.push(note) });
  return harness.buyer({ connection: own, journal, payer });
}

describe('another spelling of the host', () => {
  it('is the same purchase', async () => {
    const first = await buy(await buyerWith(harness.key), remesh, body);
    const baseUrl = harness.service.baseUrl.replace('127.0.0.1', 'localhost');
    expect(baseUrl).not.toBe(harness.service.baseUrl);
    const second = await buy(await buyerWith(harness.key, baseUrl), remesh, body);
    expect([second.ref.id, second.before]).toEqual([first.ref.id, true]);
    expect(second.ref.host).toBe(new URL(baseUrl).host);
    expect(await harness.spent()).toBe(5);
  });

  it('is the same purchase when an older journal has the typed spelling', async () => {
    const { ref } = await buy(await buyerWith(harness.key), remesh, body);
    const { host } = new URL(harness.service.baseUrl);
    const typed: Journal = memoryJournal();
    // The old account name contained the host as typed: any other text works as well.
    for (const entry of await journal.entries()) {
      await typed.append({
        ...entry,
        purchase: 'of before',
        ...(entry.kind === 'sending' ? { host } : {}),
      } as SpendEntry);
    }
    journal = typed;
    expect(await buy(await buyerWith(harness.key), remesh, body)).toMatchObject({
      ref,
      purchase: 'of before',
      before: true,
    });
  });

  it('does not turn a lost purchase into another one', async () => {
    await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } });
    await buy(await buyerWith(harness.key), remesh, body).catch(() => {});
    const other = await buyerWith(harness.key, harness.service.baseUrl.replace('127.0.0.1', 'localhost'));
    await buy(other, remesh, body);
    expect(await harness.spent()).toBe(5);
  });
});

describe('another key', () => {
  it('of the same account is the same payer, and a later run knows it without a request', async () => {
    const first = await buy(await buyerWith(harness.key), remesh, body);
    const second = await buy(await buyerWith('second'), remesh, body);
    expect([second.ref.id, second.before]).toEqual([first.ref.id, true]);
    expect(await harness.spent()).toBe(5);
    expect(notes).toEqual([expect.stringContaining('are yours')]);
    const asked = ((await harness.control('/requests')) as unknown[]).length;
    expect((await buyerWith('second')).payer).toEqual((await buyerWith(harness.key)).payer);
    expect(await harness.control('/requests')).toHaveLength(asked);
  });

  it('finds purchases of the account that appear after its own, and keeps its own lost ones', async () => {
    const first = await buy(await buyerWith(harness.key), remesh, body, { take: 2 });
    const late = await journal.entries();
    journal = memoryJournal();
    const own = await buy(await buyerWith('second'), remesh, body, { onLost: () => 'resend', quietMs: 0 });
    for (const entry of late) await journal.append(entry);
    const again = [
      await buy(await buyerWith('second'), remesh, body, { take: 2 }),
      await buy(await buyerWith('second'), remesh, body),
      await buy(await buyerWith(harness.key), remesh, body),
    ];
    expect(again.map(({ ref, before }) => [ref.id, before])).toEqual(
      [first, own, own].map(({ ref }) => [ref.id, true]),
    );
    expect(await harness.spent()).toBe(10);
    expect(notes).toEqual([expect.stringContaining('are yours')]);
  });

  it('that has bought sends one request per other account in a run', async () => {
    const other = connection('key-of-another');
    const payer = () => payerOf({ connection: other, journal });
    await buy(await buyerWith('key-of-another'), remesh, body);
    await buy(await buyerWith(harness.key), remesh, body);
    const reads = async () =>
      ((await harness.control('/requests')) as { method: string }[]).filter(({ method }) => method === 'GET');
    const before = (await reads()).length;
    expect(await payer()).toEqual(await payer());
    expect((await payer()).account).toBe(await accountDigest('key-of-another'));
    expect(await reads()).toHaveLength(before + 1);
  });

  it('of another account is another payer, without a note', async () => {
    const { payer } = await buyerWith(harness.key);
    await buy(await buyerWith(harness.key), remesh, body);
    const other = await buyerWith('key-of-another');
    expect(other.payer).toEqual({ ...payer, account: await accountDigest('key-of-another') });
    expect(notes).toEqual([]);
  });

  describe('of an equal order whose answer was lost', () => {
    /** Buys, and keeps the journal of a process that got no answer. */
    const lose = async () => {
      await buy(await buyerWith(harness.key), remesh, body);
      const entries = await journal.entries();
      const sending = entries.findLast((entry) => entry.kind === 'sending')!;
      const kept = entries.filter(({ purchase }) => purchase !== sending.purchase);
      const { purchase, at } = sending;
      journal = memoryJournal();
      for (const entry of [...kept, sending]) await journal.append(entry);
      await journal.append({ kind: 'lost', purchase, at, sentFrom: at, sentTo: at + 1 });
    };
    const creates = async () =>
      ((await harness.control('/requests')) as { method: string }[]).filter(({ method }) => method === 'POST')
        .length;

    it('finds its task where both are of one account, and pays nothing', async () => {
      await lose();
      const again = await buy(await buyerWith('second'), remesh, body);
      expect(again.before).toBe(true);
      expect(await harness.spent()).toBe(5);
      expect((await buyerWith('second')).payer).toEqual((await buyerWith(harness.key)).payer);
    });

    it('buys nothing while it is not known whether the other account has a task', async () => {
      await lose();
      const asked = await creates();
      const other = buy(await buyerWith('key-of-another'), remesh, body, { lostMs: 0 });
      await expect(other).rejects.toMatchObject({
        code: 'unknown_outcome',
        message: expect.stringMatching(/journal drop .* another key/),
      });
      expect(await creates()).toBe(asked);
    });

    it('buys where the other key gets its answer meanwhile, and its task is of another account', async () => {
      const first = await buy(await buyerWith(harness.key), remesh, body);
      const entries = await journal.entries();
      const sending = entries.findLast((entry) => entry.kind === 'sending')!;
      const open = memoryJournal();
      await open.append(sending);
      journal = {
        ...open,
        exclusively: async (name, work, signal) => {
          const { purchase, at } = sending;
          const isOpen = (await open.entries()).length === 1;
          if (isOpen) await open.append({ kind: 'accepted', purchase, at, task: first.ref.id });
          return open.exclusively(name, work, signal);
        },
      };
      const other = await buy(await buyerWith('key-of-another'), remesh, body);
      expect([other.before, other.ref.id === first.ref.id]).toEqual([false, false]);
      expect((await journal.entries()).some(({ kind }) => kind === 'alias')).toBe(false);
    });

    it('buys where the accounts are known to differ', async () => {
      await buy(await buyerWith(harness.key), remesh, body, { take: 2 });
      await lose();
      const { before } = await buy(await buyerWith('key-of-another'), remesh, body, { lostMs: 0 });
      expect(before).toBe(false);
    });
  });

  it('is reported as unknown when the tasks that could identify it are too old', async () => {
    await buy(await buyerWith(harness.key), remesh, body);
    await buyerWith('key-of-another', undefined, () => Date.now() + 4 * dayMs);
    expect(notes).toEqual([expect.stringMatching(/not known: .* older .* bought again/)]);
  });

  it('is reported as unknown when the service does not answer', async () => {
    await buy(await buyerWith(harness.key), remesh, body);
    await harness.fault({ when: { route: 'retrieve' }, fault: { kind: 'status', status: 403 } });
    await buyerWith('second');
    expect(notes).toEqual([expect.stringMatching(/not known: .*403.* bought again/)]);
  });

  it('sends no request without a key or without purchases', async () => {
    const own = connect({ baseUrl: harness.service.baseUrl });
    expect((await payerOf({ connection: own, journal })).account).toBe('proxy');
    expect((await buyerWith(harness.key)).payer.account).toBe(await accountDigest(harness.key));
    expect(await harness.control('/requests')).toEqual([]);
  });
});

it('names a purchase by the host in one spelling', async () => {
  const order = { family: 'remesh', body: {} };
  const names = ['localhost:5', '127.0.0.1:5', '[::1]:5', 'LOCALHOST.:5'].map((host) =>
    purchaseOf(order, { host, account: 'a' }),
  );
  expect(new Set(await Promise.all(names)).size).toBe(1);
});
