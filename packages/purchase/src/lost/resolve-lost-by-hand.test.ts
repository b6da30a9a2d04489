import { remesh } from '@meshwright/contract';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy } from '../buy/buy.ts';
import type { Buyer } from '../buy/buyer.ts';
import type { SpendEntry } from '../journal/entry.ts';
import { adoptLost, dropLost } from './resolve-lost-by-hand.ts';

let harness: Harness;
let buyer: Buyer;

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  buyer = await harness.buyer();
});
afterAll(() => harness.stop());

const body = { model_url: `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}` };
const buyModel = () => buy(buyer, remesh, body, { lostMs: 0 });
const kinds = async () => (await buyer.journal.entries()).map(({ kind }) => kind);

describe('a create without an answer, decided by the user', () => {
  const lose = async () => {
    await harness.fault({ when: { route: 'create', nth: [1] }, fault: { kind: 'reset' } });
    await expect(buyModel()).rejects.toMatchObject({ code: 'unknown_outcome' });
    return (await buyer.journal.entries())[0]!.purchase;
  };
  const drop = (purchase: string, happens: () => unknown) => {
    const { clock } = buyer.connection;
    const after = (wait: number, call: () => void) => {
      if (wait !== quietMs) return clock.after(wait, call);
      void Promise.resolve(happens()).then(call);
      return () => {};
    };
    const watched = { ...buyer, connection: { ...buyer.connection, clock: { ...clock, after } } };
    return dropLost(watched, remesh, purchase, { quietMs });
  };
  const quietMs = 54_321;

  it('is dropped when the service stays quiet, and may be bought again', async () => {
    const purchase = await lose();
    expect(await drop(purchase, () => {})).toMatchObject({ outcome: 'dropped', credits: 0 });
    expect((await buyModel()).before).toBe(false);
    expect(await harness.spent()).toBe(5);
  });

  it('is not dropped when its task appears during the quiet period', async () => {
    const purchase = await lose();
    const other = await harness.buyer();
    let late = '';
    const happens = async () => {
      late = (await buy(other, remesh, body)).ref.id;
    };
    expect(await drop(purchase, happens)).toMatchObject({ outcome: 'accepted', task: late });
    expect(await buyModel()).toMatchObject({ before: true });
  });

  it('is not dropped when several tasks of unknown origin appear', async () => {
    const purchase = await lose();
    const other = await harness.buyer();
    const happens = async () => {
      for (const take of [1, 2]) await buy(other, remesh, body, { take });
    };
    await expect(drop(purchase, happens)).rejects.toMatchObject({ code: 'unknown_outcome' });
    expect(await kinds()).toEqual(['sending', 'lost']);
  });

  it('is decided after the running create has its answer', async () => {
    let [begin, release] = [() => {}, () => {}];
    const sent = new Promise<void>((resolve) => (begin = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const { connection } = buyer;
    const slow = {
      ...connection,
      async fetch(...call: Parameters<typeof fetch>) {
        if (call[1]?.method !== 'POST') return connection.fetch(...call);
        begin();
        await held;
        return connection.fetch(...call);
      },
    };
    const bought = buy({ ...buyer, connection: slow }, remesh, body);
    await sent;
    const [{ purchase }] = (await buyer.journal.entries()) as [SpendEntry];
    const decided = [dropLost(buyer, remesh, purchase), adoptLost(buyer, remesh, purchase, 'another')];
    release();
    const { ref } = await bought;
    const [dropped, adopted] = await Promise.allSettled(decided);
    expect(dropped).toMatchObject({ value: { outcome: 'accepted', task: ref.id } });
    expect(adopted).toMatchObject({ reason: { code: 'not_found' } });
    await expect(adoptLost(buyer, remesh, purchase, ref.id)).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringContaining('is known'),
    });
    expect(await kinds()).toEqual(['sending', 'accepted']);
  });
});
