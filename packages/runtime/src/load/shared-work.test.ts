import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedWork } from './shared-work.ts';

/** Work that the test ends by hand. */
function manualWork() {
  let runs = 0;
  let stopped = 0;
  let finish = (_: string) => {};
  let notify = (_: number) => {};
  return {
    counts: () => ({ runs, stopped }),
    finish: (value: string) => finish(value),
    notify: (update: number) => notify(update),
    run: (signal: AbortSignal, listener: (update: number) => void) => {
      runs++;
      notify = listener;
      return new Promise<string>((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => {
          stopped++;
          reject(signal.reason);
        });
      });
    },
  };
}

it('runs once, and is stopped exactly when all callers have left', async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (leaves) => {
      const work = manualWork();
      const shared = sharedWork<string, number>();
      const stops = leaves.map(() => new AbortController());
      const joined = stops.map(({ signal }) => shared.join('a', work.run, { signal }));
      const ends = Promise.allSettled(joined);
      await Promise.resolve();
      for (const [index, stop] of stops.entries()) if (leaves[index]) stop.abort();
      const allLeft = leaves.every(Boolean);
      await Promise.allSettled(joined.filter((_, index) => leaves[index]));
      expect(work.counts()).toEqual({ runs: 1, stopped: allLeft ? 1 : 0 });
      work.finish('done');
      expect((await ends).map(({ status }) => status === 'rejected')).toEqual(leaves);
    }),
  );
});

it('starts again after its end, its failure, and when all callers have left', async () => {
  const work = manualWork();
  const shared = sharedWork<string, number>();
  const first = shared.join('a', work.run);
  await Promise.resolve();
  work.finish('one');
  expect(await first).toBe('one');
  const stop = new AbortController();
  const second = shared.join('a', work.run, { signal: stop.signal });
  stop.abort();
  await expect(second).rejects.toMatchObject({ code: 'aborted', name: 'AbortError' });
  const third = shared.join('a', work.run);
  await Promise.resolve();
  await Promise.resolve();
  work.finish('three');
  expect(await third).toBe('three');
  await expect(shared.join('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(work.counts().runs).toBe(3);
});

it('sends late joiners the last update first, and nothing to callers that left', async () => {
  const work = manualWork();
  const shared = sharedWork<string, number>();
  const [early, late]: [number[], number[]] = [[], []];
  const stop = new AbortController();
  const first = shared.join('a', work.run, { onUpdate: (update) => early.push(update), signal: stop.signal });
  await Promise.resolve();
  work.notify(1);
  work.notify(2);
  const second = shared.join('a', work.run, { onUpdate: (update) => late.push(update) });
  stop.abort();
  await expect(first).rejects.toThrow();
  work.notify(3);
  work.finish('done');
  await second;
  expect([early, late]).toEqual([
    [1, 2],
    [2, 3],
  ]);
});
