import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purchaseWaiting } from '../purchase/purchase-waits.ts';
import { openProgress } from './progress.ts';
import { waitLines, waitText } from './wait-lines.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const forAnswer = (since = Date.now()) =>
  purchaseWaiting({ for: 'answer', family: 'remesh', since, until: since + 120_000 });

it('is silent for two seconds at first, then never for ten', () => {
  const { lines, written } = recorder();
  lines.wait(forAnswer());
  vi.advanceTimersByTime(1900);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(118_000);
  expect(written.length).toBeGreaterThanOrEqual(12);
  expect(longestSilence(written, 120_000)).toBeLessThan(10_000);
  expect(written[0]!.at).toBeLessThan(3000);
});

it('states the reason of the wait, its start, its end and how to stop it', () => {
  const since = new Date(2026, 10, 22, 12, 3, 10).getTime();
  expect(waitText(forAnswer(since), since + 42_000)).toBe(
    'waiting for the answer to the create: 42 s since 12:03:10, until 12:05:10 at the latest; Ctrl-C stops, and the same command continues with it',
  );
  const yesterday = since - 24 * 3_600_000;
  expect(waitText(forAnswer(yesterday), since)).toContain('since 2026-11-21 12:03:10');
  for (const reason of ['turn', 'lost-task', 'quiet'] as const) {
    expect(waitText(purchaseWaiting({ for: reason, family: 'remesh', since }), since)).toMatch(
      /^waiting for .*: 0 s since .*; Ctrl-C stops/,
    );
  }
});

it('a repeated wait is one wait; a different wait gets its own line', () => {
  const { lines, written } = recorder();
  const since = Date.now();
  for (let second = 0; second < 30; second += 2) {
    lines.wait(forAnswer(since));
    vi.advanceTimersByTime(2000);
  }
  expect(written.length).toBeLessThan(8);
  lines.wait(purchaseWaiting({ for: 'lost-task', family: 'remesh', since: Date.now() }));
  vi.advanceTimersByTime(3000);
  expect(written.at(-1)!.line).toMatch(/the task of a create without an answer/);
});

it('is silent without a wait, and after its end', () => {
  const { lines, written } = recorder();
  vi.advanceTimersByTime(60_000);
  lines.wait(forAnswer());
  lines.wait(undefined);
  vi.advanceTimersByTime(60_000);
  lines.wait(forAnswer());
  lines.close();
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
});

it.each([{}, { isTTY: true, columns: 100 }])('progress on %j is never silent for ten seconds', (facts) => {
  const written: { at: number; line: string }[] = [];
  const begun = Date.now();
  const stderr = { ...facts, write: (line: string) => written.push({ at: Date.now() - begun, line }) };
  const progress = openProgress({ stderr, env: {}, now: () => Date.now() });
  const stop = 'Ctrl-C stops waiting; the task continues';
  progress.wait({ what: 'text-to-3d:1 to end', since: Date.now(), until: Date.now() + 3_600_000, stop });
  vi.advanceTimersByTime(30_000);
  progress.show({ label: 'making box', status: 'IN_PROGRESS', percent: 40 });
  vi.advanceTimersByTime(60_000);
  progress.close();
  const mute = written.length;
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(mute);
  expect(longestSilence(written, 90_000)).toBeLessThan(10_000);
  const all = written.map(({ line }) => line).join('');
  expect(all).toMatch(/waiting for text-to-3d:1 to end: 2 s since .*, until .*; Ctrl-C stops waiting/);
  expect(all).toMatch(/making box.*40 %.*1:2\d/);
});

function recorder() {
  const begun = Date.now();
  const written: { readonly at: number; readonly line: string }[] = [];
  const write = (line: string) => void written.push({ at: Date.now() - begun, line });
  return { written, lines: waitLines({ now: () => Date.now(), write }) };
}

/** Milliseconds between lines at most, including the beginning and the end. */
function longestSilence(written: readonly { readonly at: number }[], until: number): number {
  const times = [0, ...written.map(({ at }) => at), until];
  return Math.max(...times.slice(1).map((at, i) => at - times[i]!));
}
