import { type Family, remesh, resize, textTo3d } from '@meshwright/contract';
import { glb } from '@meshwright/testing/purchase/harness';
import { afterEach, describe, expect, it } from 'vitest';
import { type Bought, type BuyOptions, buy } from '../buy/buy.ts';
import type { Buyer } from '../buy/buyer.ts';
import type { SpendEntry } from '../journal/entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { type Faults, type FaultyHarness, openFaultyHarness } from '../testing/faulty-harness.ts';

const minute = 60_000;
const hour = 60 * minute;

const open: FaultyHarness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness.stop();
});

/** A body without texts: its tasks show none. */
const model = (seed: number) => ({
  model_url: `data:model/gltf-binary;base64,${Buffer.from(glb(seed)).toString('base64')}`,
});

/** A service in virtual time with purchases of a journal that is now lost. */
async function opened(faults: Faults = {}) {
  const harness = await openFaultyHarness();
  open.push(harness);
  harness.set(faults);
  const lost = await harness.buyer();
  const bought = (buyer: Buyer, family: Family, body: object, options?: BuyOptions): Promise<Bought> =>
    harness.time.run(buy(buyer, family, body as Record<string, unknown>, options));
  return { harness, lost, bought, pass: (ms: number) => harness.time.run(harness.time.pass(ms)) };
}

/** A journal that recorded a damage now, with these earlier entries. */
async function damaged(harness: FaultyHarness, kept: readonly SpendEntry[] = []): Promise<Buyer> {
  const buyer = await harness.buyer({ journal: memoryJournal() });
  for (const entry of kept) await buyer.journal.append(entry);
  const reason = 'journal.db was repaired: its 5 entries are gone';
  await buyer.journal.append({ kind: 'gap', purchase: '', at: buyer.now(), reason });
  return buyer;
}

const noAnswer: Faults['answer'] = async () => {
  throw new TypeError('fetch failed');
};

const question = { name: 'PurchaseError', code: 'unknown_outcome' };

describe('after damage', () => {
  it('credits that cost nothing are no reason to ask, nor to wait, also for a question from before', async () => {
    const { harness, lost, bought } = await opened();
    const { ref } = await bought(lost, remesh, model(1));
    const buyer = await damaged(harness);
    await expect(bought(buyer, remesh, model(1))).rejects.toMatchObject(question);
    const before = harness.time.clock.now();
    // As the command line asks where a create is paid.
    const asks: BuyOptions = { onLost: undefined, lostMs: minute };
    const again = await bought({ ...buyer, playCredits: true }, remesh, model(1), asks);
    expect([again.before, again.ref.id === ref.id]).toEqual([false, false]);
    expect(harness.time.clock.now() - before).toBeLessThan(5_000);
    const known = await bought({ ...buyer, playCredits: true }, remesh, model(1));
    expect([known.before, known.ref.id]).toEqual([true, again.ref.id]);
  });

  it.each([0, -3 * hour, 90 * 24 * hour])(
    'a create without words asks about a task of its family of the last days, with a clock that is %i ms ahead',
    async (skewMs) => {
      const { harness, lost, bought, pass } = await opened({ skewMs });
      const { ref } = await bought(lost, remesh, model(1));
      await pass(48 * hour);
      const buyer = await damaged(harness);
      await pass(20 * hour);
      for (let time = 0; time < 2; time++) {
        await expect(bought(buyer, remesh, model(1))).rejects.toMatchObject({
          ...question,
          message: expect.stringMatching(/Nothing was sent.*tasks adopt .*journal drop/),
        });
      }
      await expect(bought(buyer, remesh, model(1))).rejects.toThrow(ref.id);
      expect(harness.posts()).toBe(1);
      const onLost: BuyOptions['onLost'] = ({ candidates, supposed }) =>
        supposed ? { adopt: candidates[0]! } : 'stop';
      expect(await bought(buyer, remesh, model(1), { onLost })).toMatchObject({ ref, before: true });
      expect(harness.posts()).toBe(1);
    },
  );

  it('the decision that no task is its own buys once', async () => {
    const { harness, lost, bought } = await opened();
    await bought(lost, remesh, model(1));
    const buyer = await damaged(harness);
    const { ref } = await bought(buyer, remesh, model(2), { onLost: () => 'resend' });
    expect(await bought(buyer, remesh, model(2))).toMatchObject({ ref, before: true });
    expect(harness.made()).toHaveLength(2);
  });

  it('no decision is requested without an unaccounted task of the family', async () => {
    const { harness, lost, bought } = await opened();
    await bought(lost, resize, { ...model(1), resize_height: 1 });
    await bought(lost, remesh, model(1));
    const kept = (await lost.journal.entries()).filter(({ kind }) => kind !== 'gap');
    const buyer = await damaged(harness, kept);
    await bought(buyer, remesh, model(2));
    expect(harness.posts()).toBe(3);
  });

  it('a task made a day or more after it comes from elsewhere', async () => {
    const { harness, lost, bought, pass } = await opened();
    const buyer = await damaged(harness);
    await bought(buyer, remesh, model(2));
    await pass(25 * hour);
    await bought(lost, remesh, model(1), { onLost: () => 'resend' });
    await bought(buyer, remesh, model(3));
    expect(harness.posts()).toBe(3);
  });

  it('a purchase with only an earlier create in the journal needs a decision', async () => {
    const { harness, lost, bought } = await opened();
    const { ref, purchase } = await bought(lost, remesh, model(1));
    const at = lost.now();
    await lost.journal.append({
      kind: 'settled',
      purchase,
      at,
      task: ref.id,
      status: 'FAILED',
      credits: 0,
    });
    const kept = await lost.journal.entries();
    const second = await bought(lost, remesh, model(1));
    const buyer = await damaged(harness, kept);
    await expect(bought(buyer, remesh, model(1))).rejects.toThrow(second.ref.id);
    expect(harness.posts()).toBe(2);
  });

  it.each([
    ['without words', remesh, model(1)],
    ['with words', textTo3d, { mode: 'preview', prompt: 'a knight' }],
  ])('a create %s of which the answer alone is left is asked about', async (_, family, body) => {
    const { harness, lost, bought } = await opened();
    const { ref } = await bought(lost, family, body);
    const buyer = await damaged(
      harness,
      (await lost.journal.entries()).filter(({ kind }) => kind !== 'sending'),
    );
    await expect(bought(buyer, family, body)).rejects.toThrow(ref.id);
    const onLost: BuyOptions['onLost'] = ({ candidates }) => ({ adopt: candidates[0]! });
    expect(await bought(buyer, family, body, { onLost })).toMatchObject({ ref, before: true });
    expect(harness.posts()).toBe(1);
  });

  it('a create with words needs a decision about a task without words', async () => {
    const { harness, lost, bought } = await opened({
      list: (tasks) => tasks.map(({ prompt: _, ...task }) => task),
    });
    const knight = { mode: 'preview', prompt: 'a knight' };
    const { ref } = await bought(lost, textTo3d, knight);
    const buyer = await damaged(harness);
    await expect(bought(buyer, textTo3d, knight)).rejects.toThrow(ref.id);
    expect(harness.posts()).toBe(1);
  });

  it('tasks after the first page of the list count', async () => {
    const { harness, lost, bought } = await opened();
    const knight = { mode: 'preview', prompt: 'a knight' };
    const { ref } = await bought(lost, textTo3d, knight);
    const others = Array.from({ length: 101 }, (_, i) => `${i} ${'lamp'.repeat((i % 7) + 1)} on a wall`);
    for (const prompt of others) await bought(lost, textTo3d, { mode: 'preview', prompt });
    const buyer = await damaged(harness);
    await expect(bought(buyer, textTo3d, knight)).rejects.toThrow(ref.id);
    expect(harness.posts()).toBe(102);
  });

  it('an earlier create without an answer does not adopt a task without words', async () => {
    const { harness, lost, bought } = await opened();
    const firstBuyer = await harness.buyer();
    await bought(firstBuyer, remesh, model(1));
    harness.set({ answer: noAnswer, isMade: false });
    await expect(bought(firstBuyer, remesh, model(2), { lostMs: 0 })).rejects.toMatchObject(question);
    const kept = await firstBuyer.journal.entries();
    for (const entry of kept) await lost.journal.append(entry);
    const other = await bought(lost, remesh, model(3));
    const buyer = await damaged(harness, kept);
    await expect(bought(buyer, remesh, model(2))).rejects.toThrow(other.ref.id);
  });
});

describe('a journal that is new and shows no damage', () => {
  it('does not adopt a task without words that existed before the create', async () => {
    const { harness, lost, bought, pass } = await opened();
    const { ref } = await bought(lost, remesh, model(1));
    await pass(minute);
    const fresh = await harness.buyer();
    harness.set({ answer: noAnswer, isMade: false });
    let questions = 0;
    const onLost: BuyOptions['onLost'] = () => (questions++ === 0 ? 'resend' : 'stop');
    await expect(bought(fresh, remesh, model(2), { onLost })).rejects.toThrow(ref.id);
    expect(questions).toBe(2);
  });

  it('requests a decision about a task without words of the last hour', async () => {
    const { harness, lost, bought, pass } = await opened();
    const { ref } = await bought(lost, remesh, model(1));
    await pass(50 * minute);
    await expect(bought(await harness.buyer(), remesh, model(1))).rejects.toThrow(ref.id);
    expect(harness.posts()).toBe(1);
  });

  it('requests no decision about older tasks or another family', async () => {
    const { harness, lost, bought, pass } = await opened();
    await bought(lost, remesh, model(1));
    await pass(65 * minute);
    await bought(lost, resize, { ...model(1), resize_height: 1 });
    await bought(await harness.buyer(), remesh, model(2));
    expect(harness.posts()).toBe(3);
  });

  it('requests decisions at later creates only about tasks older than the journal', async () => {
    const { harness, lost, bought, pass } = await opened();
    const { ref } = await bought(lost, remesh, model(1));
    await pass(5 * minute);
    const fresh = await harness.buyer();
    await bought(fresh, remesh, model(2), { onLost: () => 'resend' });
    await pass(5 * minute);
    await bought(lost, remesh, model(3));
    await expect(bought(fresh, remesh, model(1))).rejects.toThrow(ref.id);
    await pass(55 * minute);
    await bought(fresh, remesh, model(4));
    expect(harness.posts()).toBe(4);
  });
});
