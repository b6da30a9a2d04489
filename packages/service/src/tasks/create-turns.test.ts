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
