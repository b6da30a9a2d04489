import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('accounts take turns, each in its own order, one job at a time, and a failure affects only itself', async () => {
  const turns = createTurns();
  const started: string[] = [];
  let running = 0;
  const work = (name: string) =>
    turns.run(name[0]!, async () => {
      started.push(name);
      running += 1;
      expect(running).toBe(1);
      await new Promise(setImmediate);
      running -= 1;
      if (name === 'a2') throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(work));
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a1',
    'Error: a2',
    'a3',
    'a4',
    'b1',
    'b2',
    'c1',
  ]);
  // It continues after being idle.
  expect(await work('b3')).toBe('b3');
});

it('several accounts have their turns at once, one each, and one that waits too long is refused unbegun', async () => {
  const turns = createTurns({ atOnce: 2, longestWaitMs: 30 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    turns.run(name[0]!, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const [a1, a2, b1, c1] = ['a1', 'a2', 'b1', 'c1'].map(work);
  expect(begun).toEqual(['a1', 'b1']);
  for (const late of [a2!, c1!]) {
    await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 });
  }
  ends.get('a1')!();
  ends.get('b1')!();
  expect(await Promise.all([a1, b1])).toEqual(['a1', 'b1']);
  const last = work('c2');
  ends.get('c2')!();
  expect([await last, begun]).toEqual(['c2', ['a1', 'b1', 'c2']]);
});
