import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryWatch, type WatchedWork } from './memory-watch.ts';

const mebibyte = 2 ** 20;

let resident = 0;
let ended: string[] = [];
const work = (name: string): WatchedWork => ({
  async overLimit() {
    ended.push(name);
  },
});
const watch = () =>
  createMemoryWatch({ maxBytes: 1_000 * mebibyte, residentBytes: () => resident * mebibyte });
const grow = async (to: number) => {
  resident = to;
  await vi.advanceTimersToNextTimerAsync();
};

beforeEach(() => {
  vi.useFakeTimers();
  resident = 100;
  ended = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends the work that made the process grow beyond the limit, not work that ran before it', async () => {
  const memory = watch();
  memory.begin(work('early'));
  await grow(150);
  memory.begin(work('greedy'));
  await grow(1_001);
  expect(ended).toEqual(['greedy']);
});

it('ends the work that grew, not work that began afterwards', async () => {
  const memory = watch();
  memory.begin(work('greedy'));
  await grow(980);
  memory.begin(work('late'));
  await grow(1_001);
  expect(ended).toEqual(['greedy']);
});

it('does not end work without growth, so a full process still does small work', async () => {
  const memory = watch();
  resident = 1_500;
  memory.begin(work('small'));
  await grow(1_520);
  expect(ended).toEqual([]);
});

it('waits until ended work has freed its memory before it ends more', async () => {
  const memory = watch();
  let free = () => {};
  const gone = new Promise<void>((resolve) => {
    free = resolve;
  });
  memory.begin(work('first'));
  memory.begin({ overLimit: () => gone });
  await grow(1_200);
  await grow(1_300);
  expect(ended).toEqual([]);
  free();
  await grow(1_301);
  expect(ended).toEqual(['first']);
});

it('runs no timer when no work runs', () => {
  const memory = watch();
  const one = work('one');
  memory.begin(one);
  memory.end(one);
  expect(vi.getTimerCount()).toBe(0);
});
