import { result } from '@meshwright/client';
import { remesh, textTo3d } from '@meshwright/contract';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestHash, requestHashes } from '../identity/request-hash.ts';
import { sha256 } from '../identity/sha256.ts';
import type { SpendEntry } from '../journal/entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { spendings } from '../journal/spending.ts';
import type { LostPurchase } from '../lost/resolve-lost.ts';
import { type BuyOptions, buy } from './buy.ts';
import type { Buyer } from './buyer.ts';
import { settle } from './settle.ts';

// All tests share one real service, emptied before each.
let harness: Harness;
let buyer: Buyer;
let buyModel: (own?: object, options?: BuyOptions) => ReturnType<typeof buy>;

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  buyer = await harness.buyer();
  // Reads the list once: repeated reads are tested in virtual time.
  buyModel = (own = {}, options = {}) => buy(buyer, remesh, { ...body, ...own }, { lostMs: 0, ...options });
});
afterAll(() => harness.stop());

const body = { model_url: `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}` };
const lostReply = {
  when: { route: 'create', nth: [1] },
  fault: { kind: 'reset', executed: true },
};
const hour = 3_600_000;
const kinds = async () => (await buyer.journal.entries()).map(({ kind }) => kind);

describe('a purchase', () => {
  it('is recorded before it is sent', async () => {
    const seen: string[][] = [];
    const { fetch } = buyer.connection;
    const connection = {
      ...buyer.connection,
      async fetch(...call: Parameters<typeof fetch>) {
        if (call[1]?.method === 'POST') seen.push(await kinds());
        return fetch(...call);
      },
    };
    await buy({ ...buyer, connection }, remesh, body);
    expect(seen).toEqual([['sending']]);
    expect(await kinds()).toEqual(['sending', 'accepted']);
  });

  it('stays bought that an earlier version recorded by every space of its text', async () => {
    const order = { family: 'text-to-3d', body: { mode: 'preview', prompt: 'a chest,\n  of oak ' } };
    const [, request] = await requestHashes(order);
    const { host, account } = buyer.payer;
    const earlier = { purchase: 'of-an-earlier-version', at: 1 };
    const sending = {
      kind: 'sending',
      until: 2,
      family: order.family,
      host,
      account,
      reserved: 20,
      run: 'one',
    };
    await buyer.journal.append({ ...sending, ...earlier, request } as SpendEntry);
    await buyer.journal.append({ kind: 'accepted', ...earlier, task: 't' });
    const bought = await buy(buyer, textTo3d, order.body);
    expect([bought.before, bought.ref.id, await harness.spent()]).toEqual([true, 't', 0]);
  });

  it('uses the body as it was at the call', async () => {
    const own = { ...body, target_polycount: 100 };
    const first = buy(buyer, remesh, own);
    own.target_polycount = 300;
    expect((await buyModel({ target_polycount: 100 })).ref).toEqual((await first).ref);
    const requests = (await harness.control('/requests')) as { method: string; body: string }[];
    const sent = requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"target_polycount":100');
  });

  it('is made once for repeated calls', async () => {
    const first = await buyModel();
    const second = await buyModel();
    expect(second).toEqual({ ...first, before: true });
    expect(await harness.tasks('/v1/remesh')).toEqual([first.ref.id]);
    expect(await harness.spent()).toBe(5);
  });

  it('is made once by concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => buyModel()));
    expect(new Set(all.map(({ ref }) => ref.id)).size).toBe(1);
    expect(all.filter(({ before }) => !before)).toHaveLength(1);
    expect(await harness.spent()).toBe(5);
  });

  it('differs for another take', async () => {
    const ids = [await buyModel(), await buyModel({}, { take: 2 })].map(({ ref }) => ref.id);
    expect(new Set(ids).size).toBe(2);
    expect(await harness.spent()).toBe(10);
  });

  it('may be made again after its task failed and was refunded', async () => {
    await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
    const first = await buyModel();
    await settle(buyer, first.purchase, await result(harness.connection, first.ref));
    const second = await buyModel();
    expect(second.ref.id).not.toBe(first.ref.id);
    expect(await harness.spent()).toBe(5);
    expect(
      spendings(await buyer.journal.entries()).map(({ credits, outcome }) => [outcome, credits]),
    ).toEqual([
      ['ended', 0],
      ['accepted', 5],
    ]);
  });

  it('is not marked as failed by a late follower of an earlier task', async () => {
    await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
    const first = await buyModel();
    const failed = await result(harness.connection, first.ref);
    await settle(buyer, first.purchase, failed);
    const second = await buyModel();
    await settle(buyer, first.purchase, failed);
    expect((await buyModel()).ref).toEqual(second.ref);
    expect(await harness.spent()).toBe(5);
  });

  it.each([
    [400, { model_url: 'ftp://example.com/a.glb' }, 'bad_request'],
    [400, { model_url: body.model_url, input_task_id: 'both' }, 'bad_request'],
  ])('that is refused with %i leaves nothing set aside', async (_, own, code) => {
    await expect(buyModel(own)).rejects.toMatchObject({ code });
    expect(await kinds()).toEqual(['sending', 'rejected']);
    expect(spendings(await buyer.journal.entries()).at(-1)).toMatchObject({ credits: 0 });
  });
});

describe('a create whose answer is lost', () => {
  /** The journal of a process that died right after its first create was sent. */
  const afterDeath = async () => {
    const [sending] = await buyer.journal.entries();
    buyer = await harness.buyer({ journal: memoryJournal() });
    await buyer.journal.append(sending!);
  };

  it('is found in the list by the same call, and is paid once', async () => {
    await harness.fault(lostReply);
    const { ref, before } = await buyModel();
    expect(before).toBe(false);
    expect(await harness.tasks('/v1/remesh')).toEqual([ref.id]);
    expect(await kinds()).toEqual(['sending', 'lost', 'accepted']);
    expect(await buyModel()).toMatchObject({ ref, before: true });
    expect(await harness.spent()).toBe(5);
  });

  it('is found after the process died before recording the answer', async () => {
    const { ref } = await buyModel();
    const [sending] = await buyer.journal.entries();
    buyer = await harness.buyer({ journal: memoryJournal() });
    await buyer.journal.append(sending!);
    expect(await buyModel()).toMatchObject({ ref, before: true });
    expect(await kinds()).toEqual(['sending', 'lost', 'accepted']);
    expect(await harness.spent()).toBe(5);
  });

  it('is not mistaken for a task in the journal', async () => {
    const known = await buyModel({ target_polycount: 100 });
    await harness.fault(lostReply);
    const { ref } = await buyModel({ target_polycount: 200 });
    expect(ref.id).not.toBe(known.ref.id);
    expect(await harness.spent()).toBe(10);
  });

  it('is searched before the next create of its family is sent, so that the two stay distinct', async () => {
    const { ref } = await buyModel({ target_polycount: 200 });
    await afterDeath();
    const other = await buyModel({ target_polycount: 300 });
    expect(await kinds()).toEqual(['sending', 'lost', 'accepted', 'sending', 'accepted']);
    expect((await buyModel({ target_polycount: 200 })).ref.id).toBe(ref.id);
    expect(other.ref.id).not.toBe(ref.id);
  });

  it('stops when another create without an answer may have made the only candidate', async () => {
    const { purchase } = await buyModel({ target_polycount: 100 });
    const [sending] = await buyer.journal.entries(purchase);
    // Two processes died, one of them before its request was sent.
    const journal = memoryJournal();
    await journal.append(sending!);
    await journal.append({ ...sending!, purchase: 'of the other process' });
    buyer = await harness.buyer({ journal });
    await expect(buyModel({ target_polycount: 100 })).rejects.toMatchObject({ code: 'unknown_outcome' });
    expect(await harness.spent()).toBe(5);
  });

  it('stops and names the candidates when there is more than one', async () => {
    await buyModel();
    // Another machine uses the account at the same time with its own journal.
    const other = { ...body, target_polycount: 300 };
    await buy(await harness.buyer(), remesh, other, { onLost: () => 'resend' });
    await afterDeath();
    const ids = await harness.tasks('/v1/remesh');
    const error: unknown = await buyModel().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unknown_outcome', name: 'PurchaseError' });
    for (const id of ids) expect(String(error)).toContain(id);
    const { ref: known } = await buyModel({ target_polycount: 100 });
    await expect(buyModel({}, { onLost: () => ({ adopt: known.id }) })).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringContaining('another purchase'),
    });
    const adopted = await buyModel({}, { onLost: () => ({ adopt: ids[1]! }) });
    expect(adopted.ref.id).toBe(ids[1]);
    expect(await harness.spent()).toBe(15);
  });

  it('stops after a clock change, when the windows do not identify the task', async () => {
    const clock = buyer.now;
    await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset' } });
    await expect(buyModel({ target_polycount: 100 })).rejects.toMatchObject({ code: 'unknown_outcome' });
    // By the clock that was behind, it began an hour ago; its process died with the request in flight.
    const { purchase, ref } = await buy({ ...(await harness.buyer()), now: clock }, remesh, body);
    const sending = {
      ...(await buyer.journal.entries())[0],
      purchase,
      request: await requestHash({ family: remesh.name, body }),
      at: clock() - hour,
      until: clock() - hour,
    };
    await buyer.journal.append(sending as SpendEntry);
    const asked: string[][] = [];
    const onLost = ({ candidates }: LostPurchase) => {
      asked.push([...candidates]);
      return 'stop' as const;
    };
    await expect(buyModel({ target_polycount: 100 }, { onLost })).rejects.toMatchObject({
      code: 'unknown_outcome',
    });
    expect(asked).toEqual([[ref.id]]);
  });
});

describe('a create with a prompt', () => {
  const sword = { should_texture: true, prompt: 'a sword' };
  const lamp = { should_texture: true, prompt: 'a lamp' };
  const buyWords = (words: typeof sword, options: BuyOptions = {}) =>
    buy(buyer, textTo3d, words, { lostMs: 0, ...options });
  const loseNext = async (fault: object) => {
    await harness.fault({ when: { route: 'create', nth: [1] }, fault });
    await expect(buyWords(sword)).rejects.toMatchObject({ code: 'unknown_outcome' });
  };

  it('requests a decision about a task with other words, and adopts it when confirmed', async () => {
    await loseNext({ kind: 'reset' });
    const { ref } = await buy(await harness.buyer(), textTo3d, lamp);
    await expect(buyWords(sword)).rejects.toMatchObject({
      code: 'unknown_outcome',
      message: expect.stringContaining(`This task may be it: ${ref.id}`),
    });
    expect(await kinds()).toEqual(['sending', 'lost']);
    const adopted = await buyWords(sword, { onLost: ({ candidates }) => ({ adopt: candidates[0]! }) });
    expect(adopted.ref.id).toBe(ref.id);
    expect(await harness.tasks('/v2/text-to-3d')).toEqual([ref.id]);
  });

  it('is found among the tasks of another journal of the account', async () => {
    const other = await harness.buyer();
    await buy(other, textTo3d, lamp);
    await harness.fault(lostReply);
    const { ref } = await buyWords(sword);
    await buy(other, textTo3d, { ...lamp, prompt: 'a chest' });
    expect((await buy(other, textTo3d, lamp)).ref.id).not.toBe(ref.id);
    expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(3);
  });

  it('is distinguished from another create without an answer', async () => {
    const journal = memoryJournal();
    const made: string[] = [];
    for (const words of [sword, lamp]) {
      buyer = await harness.buyer();
      made.push((await buyWords(words)).ref.id);
      const [sending] = (await buyer.journal.entries()).filter(({ kind }) => kind === 'sending');
      await journal.append(sending!);
    }
    buyer = await harness.buyer({ journal });
    const bought = [await buyWords(sword), await buyWords(lamp)];
    expect(bought.map(({ ref }) => ref.id)).toEqual(made);
    expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(2);
  });

  it.each(['no words', 'one digest of the words'])(
    'is found by journals of before, with %s',
    async (form) => {
      const { ref } = await buyWords(sword);
      const [{ texts, ...sending }] = (await buyer.journal.entries()) as [
        Extract<SpendEntry, { kind: 'sending' }>,
      ];
      expect(texts).toEqual({ prompt: expect.stringMatching(/^~[0-9a-f]+$/) });
      const old = { prompt: (await sha256('a sword')).slice(0, 16) };
      buyer = await harness.buyer({ journal: memoryJournal() });
      await buyer.journal.append(form === 'no words' ? sending : { ...sending, texts: old });
      expect((await buyWords(sword)).ref).toEqual(ref);
    },
  );
});

describe('a create that fails unexpectedly', () => {
  it('may have made a task, and is searched', async () => {
    const { connection } = buyer;
    const breaking = {
      ...connection,
      error: () => {
        throw new TypeError('a fault of the program');
      },
    };
    await harness.fault(lostReply);
    await expect(buy({ ...buyer, connection: breaking }, remesh, body)).rejects.toThrow(TypeError);
    expect(await kinds()).toEqual(['sending', 'lost']);
    expect((await buyModel()).before).toBe(true);
    expect(await harness.spent()).toBe(5);
  });
});

describe('a create that never arrived', () => {
  const ms = 12_345;
  const lose = async () => {
    await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset' } });
    await expect(buyModel()).rejects.toMatchObject({ code: 'unknown_outcome', name: 'PurchaseError' });
  };
  /** Runs `happens` while the service is watched, then ends that time. */
  const whileQuiet = (happens: () => unknown) => {
    const { clock } = buyer.connection;
    const after = (wait: number, call: () => void) => {
      if (wait !== ms) return clock.after(wait, call);
      void Promise.resolve(happens()).then(call);
      return () => {};
    };
    buyer = { ...buyer, connection: { ...buyer.connection, clock: { ...clock, after } } };
  };

  it('is sent again only after a decision and a quiet period of the service', async () => {
    await lose();
    await expect(buyModel()).rejects.toMatchObject({ code: 'unknown_outcome', name: 'PurchaseError' });
    const seen: unknown[] = [];
    whileQuiet(async () => seen.push(await kinds()));
    await buyModel({}, { onLost: () => 'resend', quietMs: ms });
    expect(seen).toEqual([['sending', 'lost']]);
    expect(await kinds()).toEqual(['sending', 'lost', 'dropped', 'sending', 'accepted']);
    expect(await harness.spent()).toBe(5);
  });

  it('is not sent again when its task appears meanwhile', async () => {
    await lose();
    const own = await harness.buyer();
    let late = '';
    whileQuiet(async () => {
      late = (await buy(own, remesh, body)).ref.id;
    });
    const { ref, before } = await buyModel({}, { onLost: () => 'resend', quietMs: ms });
    expect([ref.id, before]).toEqual([late, true]);
    expect(await harness.spent()).toBe(5);
  });

  it('is not sent again when its task appears outside of the window because of a wrong clock', async () => {
    const right = buyer;
    const sending = { ...buyer, now: () => Date.now() - hour };
    await buy(sending, remesh, body);
    const [entry] = await buyer.journal.entries();
    await harness.control('/reset', {});
    // Its process died with the request in flight.
    buyer = { ...right, journal: memoryJournal() };
    await buyer.journal.append(entry!);
    let late = '';
    const own = await harness.buyer();
    whileQuiet(async () => {
      late = (await buy(own, remesh, body)).ref.id;
    });
    const onLost = () => (late ? { adopt: late } : ('resend' as const));
    expect((await buyModel({}, { onLost, quietMs: ms })).ref.id).toBe(late);
    expect(await harness.spent()).toBe(5);
  });

  it('is not sent again when the wait is aborted', async () => {
    await lose();
    const abort = new AbortController();
    whileQuiet(() => {
      abort.abort();
      return new Promise(() => {});
    });
    const options: BuyOptions = { onLost: () => 'resend', quietMs: ms, signal: abort.signal };
    await expect(buyModel({}, options)).rejects.toMatchObject({ code: 'aborted' });
    expect(await kinds()).toEqual(['sending', 'lost']);
  });
});

describe('a journal that cannot be written', () => {
  const failing = (kind: SpendEntry['kind']): Buyer['journal'] => {
    const journal = memoryJournal();
    return {
      ...journal,
      append: (entry, allow) =>
        entry.kind === kind ? Promise.reject(new Error('ENOSPC')) : journal.append(entry, allow),
    };
  };

  it('prevents a create from being sent', async () => {
    buyer = await harness.buyer({ journal: failing('sending') });
    await expect(buyModel()).rejects.toThrow('ENOSPC');
    expect(await harness.tasks('/v1/remesh')).toEqual([]);
  });

  it('reports the paid task, and the next run adopts it', async () => {
    const broken = failing('accepted');
    buyer = await harness.buyer({ journal: broken });
    const error: unknown = await buyModel().catch((thrown: unknown) => thrown);
    const [id] = await harness.tasks('/v1/remesh');
    expect(String(error)).toContain(id);
    const journal = memoryJournal();
    for (const entry of await broken.entries()) await journal.append(entry);
    buyer = await harness.buyer({ journal });
    expect((await buyModel()).ref.id).toBe(id);
    expect(await harness.spent()).toBe(5);
  });
});

describe('a budget', () => {
  const otherDay = 24 * 3600 * 1000;

  it.each([
    ['run', { run: 'run-2' }],
    ['day', { now: () => Date.now() + otherDay }],
  ] as const)('per %s refuses what would pass it, and begins again with the next', async (scope, next) => {
    buyer = await harness.buyer({ budget: { [scope]: 12 } });
    await buyModel({ target_polycount: 100 });
    await buyModel({ target_polycount: 200 });
    await expect(buyModel({ target_polycount: 300 })).rejects.toMatchObject({
      code: 'over_budget',
      message: expect.stringContaining('10 of the 12 credits'),
    });
    expect(await harness.spent()).toBe(10);
    buyer = { ...buyer, ...next };
    await buyModel({ target_polycount: 300 });
    expect(await harness.spent()).toBe(15);
  });

  it('per project counts every run, and subtracts refunds', async () => {
    buyer = await harness.buyer({ budget: { project: 9 } });
    await harness.fault({ when: { nth: [1] }, fault: { kind: 'failed_task' } });
    const { ref, purchase } = await buyModel();
    await expect(buyModel({ target_polycount: 200 })).rejects.toMatchObject({ code: 'over_budget' });
    await settle(buyer, purchase, await result(harness.connection, ref));
    await buyModel({ target_polycount: 200 });
    await expect(buyModel({ target_polycount: 300 })).rejects.toMatchObject({ code: 'over_budget' });
    expect(await harness.spent()).toBe(5);
  });

  it('holds under concurrent purchases', async () => {
    buyer = await harness.buyer({ budget: { run: 17 } });
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => buyModel({ target_polycount: 100 + i })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await harness.spent()).toBe(15);
  });
});
