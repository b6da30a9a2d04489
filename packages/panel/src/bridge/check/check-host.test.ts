import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@meshwright/purchase/node';
import { type HostFault, pollingHost } from '@meshwright/testing/panel/polling-host';
import { expect, it } from 'vitest';
import { checkHost, type RuleOutcome } from './check-host.ts';

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-check-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function check(fault?: HostFault, limits = {}): Promise<readonly RuleOutcome[]> {
  return withFolder(async (folder) => {
    const host = pollingHost(folder, fault);
    const store = folderStore(join(folder, 'store'));
    const outcomes = await checkHost({ folder, store, host: 'list', ...limits });
    await host.stop();
    return outcomes;
  });
}

it('passes a host that keeps every rule', async () => {
  const outcomes = await check();
  expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(outcomes).toHaveLength(14);
});

// Together, because most of them wait most of their time.
it.concurrent.each<[HostFault, RegExp]>([
  ['clips-refused', /playClip plays a clip/],
  ['empty-export', /exportSelection gives one GLB/],
  ['finds-anything', /show of an unknown asset/],
  ['imports-anything', /a file that is no model/],
  ['keeps-replaced', /a replacing import/],
  ['loses-provenance', /provenance as it was given/],
  ['never-answers', /playClip plays a clip/],
  ['never-selects', /is selected/],
  ['no-place', /saveFile says where/],
  ['one-id', /two imports at once/],
  ['reports-nothing', /reported by the intent scene/],
  ['shows-nothing', /show of an asset in the scene/],
  ['stays-away', /says hello again/],
  ['wrong-height', /importAsset measures/],
])('names the rule of a host that %s', async (fault, rule) => {
  const outcomes = await check(fault, {
    messageMs: 1000,
    ...(fault === 'stays-away' && { timeoutMs: 3000 }),
  });
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map((each) => each.rule).join('\n')).toMatch(rule);
  for (const { reason } of failed) expect(reason).toMatch(/\w/);
});

it('goes on after a host that dies in a call, when it says hello again', async () => {
  const outcomes = await check('dies-in-a-call', { messageMs: 1000 });
  expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([
    {
      rule: 'exportSelection gives one GLB in metres, Y up',
      outcome: 'failed',
      reason: expect.stringMatching(/\w/),
    },
  ]);
});

it('skips the rules when no host of that name comes', async () => {
  const [first, ...others] = await withFolder((folder) =>
    checkHost({ folder, store: folderStore(join(folder, 'store')), host: 'Nothing', timeoutMs: 1 }),
  );
  expect(first).toMatchObject({ outcome: 'failed', reason: 'no host named Nothing within 0.001 s' });
  expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']));
});
