import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFaultPlan, createFaultPlan, type FaultPlanBody } from './fault-plan.ts';

const failing = { kind: 'failed_task' } as const;
const job = { route: 'job', family: 'remesh', state: 'IN_PROGRESS' };

/** Returns the kinds that fire over `calls` equal calls. */
function firings(plan: FaultPlanBody, calls: number, call = job): string[][] {
  const faults = createFaultPlan();
  faults.set(plan);
  return Array.from({ length: calls }, () => faults.faultsOf(call).map(({ kind }) => kind));
}

describe('a fault plan', () => {
  it('fires identically for the same seed, and differently for another', () => {
    const runOf = (seed: number) =>
      firings({ seed, rules: [{ when: { probability: 0.5 }, fault: failing }] }, 64).join();
    const seeds = Array.from({ length: 50 }, (_, i) => i * 85_899_345);
    expect(seeds.map(runOf)).toEqual(seeds.map(runOf));
    expect(new Set(seeds.map(runOf)).size).toBe(50);
  });

  it.each([0, 0.1, 0.5, 1])('fires about as often as probability %d states', (probability) => {
    const fired = firings({ seed: 5, rules: [{ when: { probability }, fault: failing }] }, 4000).flat()
      .length;
    expect(Math.abs(fired / 4000 - probability)).toBeLessThan(0.03);
  });

  it('counts for nth only the matching calls', () => {
    const faults = createFaultPlan();
    faults.set({ rules: [{ when: { family: 'remesh', nth: [2, 3] }, fault: failing }] });
    const of = (family: string) => faults.faultsOf({ ...job, family }).length;
    expect([of('remesh'), of('convert'), of('remesh'), of('convert'), of('remesh'), of('remesh')]).toEqual([
      0, 0, 1, 0, 1, 0,
    ]);
    expect(faults.state().rules).toEqual([
      { when: { family: 'remesh', nth: [2, 3] }, fault: failing, calls: 4, fired: 2 },
    ]);
  });

  it('fires every delay and one other fault, that of the first rule', () => {
    const call = { route: 'list', family: 'remesh', state: 'PENDING' };
    const rules = [
      { fault: { kind: 'delay', ms: 1 } },
      { when: { nth: 2 }, fault: { kind: 'reset' } },
      { fault: { kind: 'status', status: 500 } },
      { fault: { kind: 'delay', ms: 2 } },
    ] as const;
    expect(firings({ rules }, 2, call)).toEqual([
      ['delay', 'status', 'delay'],
      ['delay', 'reset', 'delay'],
    ]);
  });

  it('applies each kind only to the calls it can affect', () => {
    const kindsAt = (route: string) =>
      firings(
        {
          rules: [
            { fault: { kind: 'delay', ms: 1 } },
            ...(['dropped_stream', 'moderation', 'expired_link', 'failed_task'] as const).map((kind) => ({
              fault: { kind },
            })),
          ],
        },
        1,
        { ...job, route },
      ).flat();
    expect(kindsAt('stream')).toEqual(['delay', 'dropped_stream']);
    expect(kindsAt('create')).toEqual(['delay', 'moderation']);
    expect(kindsAt('file')).toEqual(['delay', 'expired_link']);
    expect(kindsAt('job')).toEqual(['failed_task']);
    expect(kindsAt('list')).toEqual(['delay']);
  });
});

const fine = { kind: 'reset' };
const refused: readonly [plan: unknown, path: string][] = [
  [null, ''],
  [[], ''],
  [{}, 'rules'],
  [{ rules: {} }, 'rules'],
  [{ rules: Array.from({ length: 101 }, () => ({ fault: fine })) }, 'rules'],
  [{ rules: [], seed: -1 }, 'seed'],
  [{ rules: [], seed: 0.5 }, 'seed'],
  [{ rules: [], colour: 1 }, 'colour'],
  [{ rules: [1] }, 'rules.0'],
  [{ rules: [{}] }, 'rules.0.fault'],
  [{ rules: [{ fault: 'reset' }] }, 'rules.0.fault'],
  [{ rules: [{ fault: {} }] }, 'rules.0.fault.kind'],
  [{ rules: [{ fault: { kind: 'fire' } }] }, 'rules.0.fault.kind'],
  [{ rules: [{ fault: { kind: 'toString' } }] }, 'rules.0.fault.kind'],
  [{ rules: [{ fault: fine, at: 1 }] }, 'rules.0.at'],
  [{ rules: [{ fault: { kind: 'delay' } }] }, 'rules.0.fault.ms'],
  [{ rules: [{ fault: { kind: 'delay', ms: -1 } }] }, 'rules.0.fault.ms'],
  [{ rules: [{ fault: { kind: 'delay', ms: '1' } }] }, 'rules.0.fault.ms'],
  [{ rules: [{ fault: { kind: 'status', status: 200 } }] }, 'rules.0.fault.status'],
  [{ rules: [{ fault: { kind: 'moderation', flag: 'x' } }] }, 'rules.0.fault.flag'],
  [{ rules: [{ fault: { kind: 'rate_limit', asDate: 1 } }] }, 'rules.0.fault.asDate'],
  [{ rules: [{ fault: { kind: 'failed_task', message: '' } }] }, 'rules.0.fault.message'],
  [{ rules: [{ fault: { kind: 'reset', after: 1 } }] }, 'rules.0.fault.after'],
  [{ rules: [{ fault: fine, when: 1 }] }, 'rules.0.when'],
  [{ rules: [{ fault: fine }, { fault: fine, when: { route: 'poll' } }] }, 'rules.1.when.route'],
  [{ rules: [{ fault: fine, when: { family: 'Remesh' } }] }, 'rules.0.when.family'],
  [{ rules: [{ fault: fine, when: { state: 'DONE' } }] }, 'rules.0.when.state'],
  [{ rules: [{ fault: fine, when: { nth: 0 } }] }, 'rules.0.when.nth'],
  [{ rules: [{ fault: fine, when: { nth: [] } }] }, 'rules.0.when.nth'],
  [{ rules: [{ fault: fine, when: { nth: [1, 1.5] } }] }, 'rules.0.when.nth'],
  [{ rules: [{ fault: fine, when: { probability: 2 } }] }, 'rules.0.when.probability'],
  [{ rules: [{ fault: { kind: 'stuck_task' }, when: { route: 'create' } }] }, 'rules.0.when.route'],
  [{ rules: [{ fault: { kind: 'mute_stream' }, when: { route: 'list' } }] }, 'rules.0.when.route'],
];

describe('the check of a fault plan', () => {
  it.each(refused)('refuses %j at %j with a sentence', (plan, path) => {
    const issues = checkFaultPlan(plan);
    expect(issues[0]?.path).toBe(path);
    for (const { message } of issues) expect(message).toMatch(/^\S.*\.$/);
  });

  it('never throws', () => {
    assertProperty(
      fc.property(fc.anything(), fc.anything(), (a, b) => {
        checkFaultPlan(a);
        checkFaultPlan({ rules: [{ when: a, fault: b }] });
        checkFaultPlan({ rules: [{ fault: { kind: a, ms: b } }] });
      }),
      { numRuns: 500 },
    );
  });

  it('accepts a plan that uses every field', () => {
    const when = { route: 'stream', family: 'remesh', state: 'PENDING', nth: 1, probability: 0.5 };
    expect(
      checkFaultPlan({ seed: 1, rules: [{ when, fault: { kind: 'dropped_stream', frames: 2 } }] }),
    ).toEqual([]);
  });
});
