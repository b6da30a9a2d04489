import { spendings } from '@meshwright/purchase';
import { type ControllerHarness, openController } from '@meshwright/testing/panel/open-controller';
import { jobNamed, jobsOf, labelled, newestJob, press, set } from '@meshwright/testing/panel/panel-steps';
import { type ScriptedHost, scriptedHost } from '@meshwright/testing/panel/scripted-host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Panel } from './panel.ts';
import type { JobControl } from './view/view.ts';

let controller: ControllerHarness;
beforeAll(async () => {
  controller = await openController();
});
afterAll(() => controller.stop());

const price = 30;
const allOver = ({ takes = [] }: JobControl): boolean =>
  takes.length > 0 && takes.every(({ state }) => state === 'done' || state === 'ready');

async function opened(prompt: string, takes: number, host?: ScriptedHost) {
  const before = await controller.spent();
  const open = await controller.open(host);
  await set(open.panel, 'Prompt', prompt);
  await set(open.panel, 'Takes', takes);
  return { ...open, spent: async () => (await controller.spent()) - before };
}

/** Returns the labels of the takes, with a mark at the one in use. */
function strip(panel: Panel): string[] {
  return jobsOf(panel)[0]!.takes!.map(({ label, picked }) => `${label}${picked ? ' *' : ''}`);
}

/** Returns the model that stands in the scene after all imports, by the task of its provenance. */
const lastImported = (host: ScriptedHost) => host.scene.at(-1)!;

describe('a press with takes', () => {
  it('shows the price of all, buys each once, and places the first that is finished', async () => {
    const { panel, host, spent } = await opened('a bench', 3);
    expect(labelled(panel, 'Generate')).toMatchObject({ cost: 'about 90 credits for 3 takes' });
    await press(panel, 'Generate');
    const job = await newestJob(panel, allOver);
    expect(await spent()).toBe(3 * price);
    expect(job).toMatchObject({ label: 'a bench', state: 'done' });
    expect(job.text).toMatch(/^Take \d: .* is in the scene: .* All 3 takes: 90 credits\.$/);
    expect(job.takes!.map(({ label }) => label)).toEqual(['Take 1', 'Take 2', 'Take 3']);
    expect(job.takes!.every(({ picture }) => picture !== undefined)).toBe(true);
    expect(job.larger!.label).toBe('Compare pictures');
    expect(job.larger!.pictures).toEqual(job.takes!.map(({ label, picture }) => ({ label, picture })));
    expect([jobsOf(panel).length, host.scene.length]).toEqual([1, 1]);
    const bought = spendings(await controller.journal.entries()).filter(({ sending }) =>
      sending.label?.startsWith('a bench'),
    );
    expect(bought.map(({ sending }) => sending.label).sort()).toEqual(
      [1, 2, 3].map((n) => `a bench, take ${n}`),
    );
  });

  it('is refused whole, before anything is sent, if all takes together exceed the limit', async () => {
    const { panel, spent } = await opened('a stool', 4);
    const today = await controller.spent();
    await set(panel, 'Daily limit', today + 4 * price - 1);
    await expect(press(panel, 'Generate')).rejects.toThrow(/^Over the daily limit\. This costs 120 credits/);
    expect([await spent(), jobsOf(panel)]).toEqual([0, []]);
    await set(panel, 'Daily limit', today + 4 * price);
    await press(panel, 'Generate');
    expect(await spent()).toBe(4 * price);
  });

  it('buys once on a double click, and is refused for a number of takes that is none', async () => {
    const { panel, spent } = await opened('a shelf', 2);
    const presses = await Promise.allSettled([press(panel, 'Generate'), press(panel, 'Generate')]);
    expect(presses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await newestJob(panel, allOver);
    expect([await spent(), jobsOf(panel).length]).toEqual([2 * price, 1]);
    for (const wrong of [0, 5, 1.5]) {
      await set(panel, 'Takes', wrong);
      expect(labelled(panel, 'Takes')).toMatchObject({ issue: 'Enter a whole number from 1 to 4.' });
      await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'disabled' });
    }
    await set(panel, 'Takes', null);
    expect(labelled(panel, 'Generate')).toMatchObject({ cost: 'about 30 credits' });
  });

  it('is three jobs after a restart in the middle, bought once each', async () => {
    const saved = { state: undefined as string | undefined };
    const { panel, spent } = await opened('a crate', 3, scriptedHost(saved));
    const pressed = press(panel, 'Generate').catch(() => {});
    await newestJob(panel, () => true);
    await panel.close();
    await pressed;
    const again = (await controller.open(scriptedHost(saved))).panel;
    await newestJob(again, allOver);
    expect(await spent()).toBe(3 * price);
  });

  it('is whole after a restart between the download of a take and its last step', async () => {
    const saved = { state: undefined as string | undefined };
    const { panel } = await opened('a barrel', 2, scriptedHost(saved));
    await press(panel, 'Generate');
    await newestJob(panel, allOver);
    await panel.close();
    const state = JSON.parse(saved.state!) as { jobs: { imported?: object; step: object }[] };
    for (const job of state.jobs) if (!job.imported) job.step = { at: 'fetching' };
    const again = (await controller.open(scriptedHost({ state: JSON.stringify(state) }))).panel;
    expect((await newestJob(again, allOver)).takes).toHaveLength(2);
  });
});

describe('a take with a fate of its own', () => {
  it('of which the answer is lost has a card of its own until it is found, and is bought once', async () => {
    // A journal that knows the family reads no list before a create.
    const before = await opened('a chair', 1);
    await press(before.panel, 'Generate');
    const { panel, spent } = await opened('a lost chair', 3);
    const lost = { when: { route: 'create', nth: [2] }, fault: { kind: 'reset', executed: true } };
    const noList = { when: { route: 'list' }, fault: { kind: 'status', status: 404 } };
    await controller.control('/faults', { seed: 1, rules: [lost, noList] });
    await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'unknown_outcome' });
    // Without the list, the take after it cannot be sent either.
    const open = jobsOf(panel).flatMap(({ label, actions }) => {
      const help = actions.find((action) => ['Check again', 'Try again', 'Run again'].includes(action.label));
      return help ? [{ label, control: help.id }] : [];
    });
    expect(open.length).toBeGreaterThan(0);
    for (const { label } of open) expect(label).toMatch(/^a lost chair, take \d$/);
    await controller.control('/faults', { seed: 1, rules: [] });
    for (const { control } of open) await panel.send({ do: 'press', control });
    const whole = await newestJob(panel, (job) => allOver(job) && job.takes!.length === 3);
    expect([await spent(), whole.state]).toEqual([3 * price, 'done']);
  });

  it('that is refused leaves the others, and joins them when it is run again', async () => {
    const { panel, spent } = await opened('a poor chair', 3);
    const refused = { when: { route: 'create', nth: [2] }, fault: { kind: 'status', status: 402 } };
    await controller.control('/faults', { seed: 1, rules: [refused] });
    await expect(press(panel, 'Generate')).rejects.toThrow('too few credits');
    await controller.control('/faults', { seed: 1, rules: [] });
    const failed = jobsOf(panel).find(({ state }) => state === 'failed')!;
    await newestJob(panel, (job) => job.state !== 'failed' || jobsOf(panel).length === 2);
    expect(await spent()).toBe(2 * price);
    await panel.send({ do: 'press', control: `${failed.id}/again` });
    await jobNamed(panel, 'a poor chair', (job) => allOver(job) && job.takes!.length === 3);
    expect(await spent()).toBe(3 * price);
  });
});

describe('the takes of a press', () => {
  it('are chosen at no cost: a take replaces the one in the scene, and comes back', async () => {
    const { panel, host, spent } = await opened('a table', 3);
    await press(panel, 'Generate');
    const first = await newestJob(panel, allOver);
    const [used] = first.takes!.filter(({ picked }) => picked);
    const [other] = first.takes!.filter(({ control }) => control !== undefined);
    await press(panel, `Use ${other!.label.toLowerCase()}`);
    expect(strip(panel)).toContain(`${other!.label} *`);
    expect(lastImported(host).replace).toBe('object-1');
    expect(lastImported(host).provenance.task).not.toBe(host.scene[0]!.provenance.task);
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
    await press(panel, `Use ${used!.label.toLowerCase()}`);
    expect(strip(panel)).toContain(`${used!.label} *`);
    expect(lastImported(host).replace).toBe('object-2');
    expect(lastImported(host).provenance.task).toBe(host.scene[0]!.provenance.task);
    expect(await spent()).toBe(3 * price);
  });

  it('keep the scene and the choice when the host cannot import the chosen one', async () => {
    const { panel, host } = await opened('a lamp', 2);
    await press(panel, 'Generate');
    await newestJob(panel, allOver);
    const before = strip(panel);
    const [other] = jobsOf(panel)[0]!.takes!.filter(({ control }) => control !== undefined);
    host.failing.add('importAsset');
    await expect(press(panel, `Use ${other!.label.toLowerCase()}`)).rejects.toThrow('the disk is full.');
    expect([strip(panel), host.scene.length, jobsOf(panel)[0]!.state]).toEqual([before, 1, 'done']);
  });

  it('follow the scene: after undo in the editor the take that stands is the one in use', async () => {
    const { panel, host } = await opened('a vase', 2);
    await press(panel, 'Generate');
    await newestJob(panel, allOver);
    const before = strip(panel);
    const [other] = jobsOf(panel)[0]!.takes!.filter(({ control }) => control !== undefined);
    await press(panel, `Use ${other!.label.toLowerCase()}`);
    expect(strip(panel)).not.toEqual(before);
    const standing = [{ id: 'object-1', task: host.scene[0]!.provenance.task }];
    await panel.send({ do: 'scene', standing });
    expect(strip(panel)).toEqual(before);
  });

  it('are one more after another take, and leave the list together', async () => {
    const { panel, spent } = await opened('a rug', 2);
    await press(panel, 'Generate');
    await newestJob(panel, allOver);
    await press(panel, 'Another take');
    await newestJob(panel, (job) => allOver(job) && job.takes!.length === 3);
    expect([await spent(), jobsOf(panel).length]).toEqual([3 * price, 1]);
    await press(panel, 'Remove from list');
    expect(jobsOf(panel)).toEqual([]);
  });
});
