import { expect, it } from 'vitest';
import type { ContentStore, Receiving } from './content-store.ts';
import { limitDownloads } from './limit-downloads.ts';

/** A store that contains only content named "found" and counts receivers. */
function countingStore() {
  const seen = { closed: 0 };
  const close = async () => {
    seen.closed += 1;
  };
  const receive = async (name: string): Promise<Receiving> => {
    if (name === 'found') return { found: { hash: '', size: 0 }, close };
    return { found: undefined, close } as Receiving;
  };
  return { seen, store: { receive } as unknown as ContentStore };
}

it('limits concurrent downloads in order of arrival, and stored files do not wait', async () => {
  const { store } = countingStore();
  const limited = limitDownloads(store, 2);
  const order: string[] = [];
  const [first] = await Promise.all([limited.receive('1'), limited.receive('2')]);
  const later = ['3', '4'].map(async (name) => {
    const each = await limited.receive(name);
    order.push(name);
    return each;
  });
  expect((await limited.receive('found')).found).toBeDefined();
  expect(order).toEqual([]);
  await first.close();
  await first.close();
  await later[0];
  expect(order).toEqual(['3']);
  await (await later[0]!).close();
  await later[1];
  expect(order).toEqual(['3', '4']);
});

it('an abort ends the wait, releases the download and keeps the turns of the others', async () => {
  const { store, seen } = countingStore();
  const limited = limitDownloads(store, 1);
  const first = await limited.receive('1');
  const abort = new AbortController();
  const waiting = limited.receive('2', abort.signal);
  const next = limited.receive('3');
  await Promise.resolve();
  abort.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' });
  expect(seen.closed).toBe(1);
  await first.close();
  expect((await next).found).toBeUndefined();
});
