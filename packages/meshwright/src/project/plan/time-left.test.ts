import type { Spending } from '@meshwright/purchase';
import { describe, expect, it } from 'vitest';
import { familyTimes } from './family-times.ts';
import type { PlannedStep } from './purchase-plan.ts';
import { timeLeft } from './time-left.ts';

const spending = (family: string, seconds: number, status = 'SUCCEEDED') =>
  ({ sending: { family, at: 5000 }, status, endedAt: 5000 + seconds * 1000 }) as Spending;

describe('times of a family', () => {
  it('are ranks of successful tasks only', () => {
    const all = [10, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((seconds) => spending('rigging', seconds));
    const times = familyTimes([...all, spending('rigging', 99, 'FAILED'), spending('remesh', 4)]);
    expect([...times]).toEqual([
      ['rigging', { p50: 5000, p90: 9000, tasks: 10 }],
      ['remesh', { p50: 4000, p90: 4000, tasks: 1 }],
    ]);
  });
});

describe('the time that is left', () => {
  const step = (name: string, does: string, after: string[] = [], state = 'buy'): PlannedStep =>
    ({ name, does, after, state }) as PlannedStep;
  const steps = [
    step('model', 'text-to-3d'),
    step('rig', 'rigging', ['model']),
    step('place', 'place', ['rig'], 'here'),
  ];
  const times = new Map([
    ['text-to-3d', { p50: 10, p90: 20, tasks: 3 }],
    ['rigging', { p50: 5, p90: 5, tasks: 3 }],
  ]);
  const asset = (done: string[] = [], began: [string, number][] = []) => ({
    steps,
    done: new Set(done),
    began: new Map(began),
  });
  const left = (assets: Parameters<typeof timeLeft>[0], rank: 'p50' | 'p90' = 'p50', atOnce = 4) =>
    timeLeft(assets, times, rank, { now: 100, atOnce });

  it.each([
    ['one after the other within an asset', [asset()], 15],
    ['side by side between assets', [asset(), asset(), asset()], 15],
    ['in rounds when there are many', Array.from({ length: 8 }, () => asset()), 30],
    ['less what is done', [asset(['model'])], 5],
    ['less what has passed', [asset([], [['model', 96]])], 11],
    ['and never less than nothing', [asset(['model'], [['rig', 1]])], 0],
    ['nothing when nothing is made', [], 0],
  ])('is %s', (_, assets, expected) => {
    expect(left(assets)).toBe(expected);
  });

  it('is longer for the higher rank', () => {
    expect(left([asset()], 'p90')).toBe(25);
  });

  it('is absent for a family without purchases', () => {
    expect(left([{ ...asset(), steps: [step('uv', 'uv-unwrap')] }])).toBe(undefined);
  });
});
