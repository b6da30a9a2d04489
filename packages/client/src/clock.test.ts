import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the system clock calls back once, not before the given time', () => {
  const call = vi.fn();
  const start = systemClock.now();
  systemClock.after(7000, call);
  vi.advanceTimersByTime(6999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(systemClock.now() - start).toBe(66_999);
});

test('the system clock drops a cancelled call', () => {
  const call = vi.fn();
  const takeBack = systemClock.after(7000, call);
  vi.advanceTimersByTime(6999);
  takeBack();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
});
