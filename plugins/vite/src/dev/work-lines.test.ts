import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitText } from './wait-text.ts';
import { workLines } from './work-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('prints running work after 2 s, and leaves no 10 s without a line until it ends', () => {
  const printed: number[] = [];
  const start = Date.now();
  const lines = workLines(() => printed.push(Date.now() - start), Date.now);
  vi.advanceTimersByTime(60_000);
  expect(printed).toEqual([]);

  const began = Date.now() - start;
  lines.set('crate', () => 'model 40 %');
  vi.advanceTimersByTime(60_000);
  expect(printed[0]! - began).toBeLessThanOrEqual(2_500);
  const gaps = printed.map((at, i) => at - (printed[i - 1] ?? began));
  expect(printed.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThan(9_000);

  lines.set('crate', undefined);
  const count = printed.length;
  vi.advanceTimersByTime(60_000);
  expect(printed).toHaveLength(count);
  lines.close();
});

it('prints nothing while other lines are printed', () => {
  const print = vi.fn();
  const lines = workLines(print, Date.now);
  lines.set('crate', () => 'model 40 %');
  for (let second = 0; second < 30; second += 1) {
    lines.printed();
    vi.advanceTimersByTime(1_000);
  }
  expect(print).not.toHaveBeenCalled();
  lines.close();
});

it('states the reason, start and end of the wait of a purchase', () => {
  const since = new Date(2026, 5, 1, 10, 5, 30).getTime();
  const wait = { for: 'lost-task', family: 'text-to-3d', since, until: since + 120_000 } as const;
  expect(waitText({ ...wait, reason: 'the list answers 500' }, since + 12_000)).toBe(
    'waiting for the task of a create without an answer to appear in the list, 12 s since 10:05:30, until 10:07:30 at the latest, the list answers 500',
  );
});
