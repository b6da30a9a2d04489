import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBudget } from './frame-budget.ts';

it('stays within the frame budget as far as single steps allow, and runs every step once in order', async () => {
  await assertProperty(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 10 })),
      fc.integer({ min: 0, max: 12 }),
      async (costs, budgetMs) => {
        let now = 0;
        const frames: number[][] = [];
        const done: number[] = [];
        const steps = costs.map((cost, index) => () => {
          now += cost;
          done.push(index);
          frames.at(-1)!.push(cost);
        });
        await inBudget(steps, {
          budgetMs,
          now: () => now,
          nextFrame: async () => {
            frames.push([]);
          },
        });
        expect(done).toEqual(costs.map((_, index) => index));
        for (const frame of frames) {
          const before = frame.slice(0, -1).reduce((sum, cost) => sum + cost, 0);
          expect(frame.length === 1 || before < budgetMs).toBe(true);
        }
      },
    ),
  );
});

it('an abort ends it between two steps', async () => {
  const stop = new AbortController();
  let steps = 0;
  const step = () => {
    if (++steps === 2) stop.abort();
  };
  const frames = { budgetMs: 1, now: () => 0, nextFrame: async () => {} };
  await expect(inBudget([step, step, step], frames, stop.signal)).rejects.toMatchObject({ code: 'aborted' });
  expect(steps).toBe(2);
});
