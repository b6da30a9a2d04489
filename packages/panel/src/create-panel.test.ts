import { bytesSource, inspectModel, placeModel } from '@meshwright/gltf';
import {
  type ControllerHarness,
  key,
  marked,
  openController,
  runningClip,
  walkingClip,
} from '@meshwright/testing/panel/open-controller';
import {
  controlsOf,
  isOver,
  jobNamed,
  jobsOf,
  labelled,
  newestJob,
  press,
  set,
} from '@meshwright/testing/panel/panel-steps';
import { scriptedHost } from '@meshwright/testing/panel/scripted-host';
import { samples } from '@meshwright/testing/samples';
import { pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AssetToImport } from './host/host-port.ts';
import type { Intent } from './intent.ts';
import type { JobControl } from './view/view.ts';

let controller: ControllerHarness;
beforeAll(async () => {
  controller = await openController();
});
afterAll(() => controller.stop());

/** Unknown outcomes are described as unknown, without function names. */
const unresolved =
  /^(?!.*(nothing was (paid|bought)|findLost|\w\()).*(may have been created and paid for|not known yet whether)/i;

async function made(prompt: string, height = 0.6) {
  const { panel, host } = await controller.open();
  await set(panel, 'Prompt', prompt);
  await set(panel, 'Height', height);
  await press(panel, 'Generate');
  const job = await newestJob(panel, isOver);
  return { panel, host, job };
}

describe('a panel', () => {
  it('shows six controls unfolded, each with a unique label, below a sentence and a button while it is empty', async () => {
    const { panel } = await controller.open();
    const [make] = panel.view().sections;
    expect(make?.controls.map(({ label }) => label)).toEqual([
      'Describe an object, press Generate, and it stands in your scene.',
      'Try “a wooden treasure chest”',
      'Operation',
      'Prompt',
      'Height',
      'Daily limit',
      'Takes',
      'Generate',
    ]);
    expect(
      panel.view().sections.filter(({ folded, controls }) => !folded && controls.length > 0),
    ).toHaveLength(1);
    const labels = controlsOf(panel).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('gives a renderer its own words in the language of the host, and none in English', async () => {
    const { panel: english } = await controller.open();
    expect(english.view()).not.toHaveProperty('words');
    const host = scriptedHost();
    const { panel } = await controller.open({ ...host, facts: { ...host.facts, language: 'de-AT' } });
    expect(panel.view().words).toMatchObject({ more: 'Mehr', filterOf: '{label} filtern' });
  });

  it('fills in an example with the height of its subject', async () => {
    const { panel } = await controller.open();
    await press(panel, 'Try “a wooden treasure chest”');
    const values = ['Prompt', 'Height'].map((label) => labelled(panel, label));
    expect(values).toMatchObject([{ value: 'a wooden treasure chest' }, { value: 0.6 }]);
  });

  it('states why Generate is disabled, and the cost', async () => {
    const { panel } = await controller.open();
    expect(labelled(panel, 'Generate')).toMatchObject({
      disabled: 'Describe what you want.',
      cost: expect.stringMatching(/30 credits/),
    });
    await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'disabled' });
    await set(panel, 'Prompt', 'a barrel');
    expect(labelled(panel, 'Generate').disabled).toBeUndefined();
  });

  // Issue 39, defect 10.
  it('moves no control while a first prompt is typed: a click meets what it was aimed at', async () => {
    const { panel } = await controller.open();
    const ids = () => controlsOf(panel).map(({ id }) => id);
    const before = ids();
    await set(panel, 'Prompt', 'a');
    expect(ids()).toEqual(before);
    await set(panel, 'Prompt', '');
    expect(ids()).toEqual(before);
  });

  it('makes what was set before the press of Generate, however close they follow', async () => {
    const { panel } = await controller.open();
    await set(panel, 'Prompt', 'an earlier prompt');
    await Promise.all([set(panel, 'Prompt', 'a later prompt'), press(panel, 'Generate')]);
    expect((await newestJob(panel, isOver)).label).toBe('a later prompt');
  });

  it('places a model of the requested height on the ground, and describes it', async () => {
    const before = await controller.spent();
    const { panel, host, job } = await made('a wooden barrel');
    expect(job).toMatchObject({ state: 'done', label: 'a wooden barrel' });
    expect(job.text).toContain('wooden-barrel is in the scene: 0.60 m high');
    const [asset] = host.scene;
    const { bounds } = await inspectModel(bytesSource(asset!.glb), { bounds: 'auto' });
    expect(bounds!.size[1]).toBeCloseTo(0.6, 4);
    expect(bounds!.min[1]).toBeCloseTo(0, 4);
    expect(asset!.provenance).toMatchObject({
      title: 'a wooden barrel',
      request: { prompt: 'a wooden barrel' },
    });
    expect(await controller.spent()).toBe(before + 30);
    expect(await panel.read(job.picture!)).toBeDefined();
  });

  // Issue 39, defect 12.
  it('says the meshes of the file: one number in every editor, however it divides them', async () => {
    const { job } = await made('a wooden barrel');
    const [meshes] = /\d+ mesh(es)?/.exec(job.text)!;
    const { panel, host } = await controller.open();
    const { importAsset } = host;
    host.importAsset = async (asset) => ({ ...(await importAsset(asset)), meshes: 23 });
    await set(panel, 'Prompt', 'a wooden barrel');
    await press(panel, 'Generate');
    expect((await newestJob(panel, isOver)).text).toContain(`, ${meshes}, `);
  });

  it('shows what the task says about its result, and nothing of others', async () => {
    const { job } = await made(marked.prompt);
    // Fields have their labels.
    expect(job.text).toContain(
      ` ${marked.standIn} ${marked.ignored.replace('symmetry_mode', 'symmetry mode')}`,
    );
    const { job: other } = await made('a wooden barrel');
    expect(other.text).not.toContain('Stand-in');
  });

  it('keeps no key and no link in what the host saves', async () => {
    const { host } = await made('a lantern');
    const text = `${host.saved.state}${JSON.stringify(host.scene.map(({ provenance }) => provenance))}`;
    expect(text).toContain('a lantern');
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/https?:/);
  });

  it('continues its jobs when it is opened again, and pays nothing', async () => {
    const { panel, host } = await controller.open();
    const before = await controller.spent();
    await set(panel, 'Prompt', 'a stone well');
    await press(panel, 'Generate');
    await panel.close();
    const again = await controller.open(scriptedHost(host.saved));
    const job = await newestJob(again.panel, isOver);
    expect(job).toMatchObject({ state: 'done', label: 'a stone well' });
    expect(again.host.scene.length + host.scene.length).toBe(1);
    expect(await controller.spent()).toBe(before + 30);
  });

  it('continues by itself after a create without an answer, reports it, and pays once', async () => {
    const { panel } = await controller.open();
    const before = await controller.spent();
    await controller.control('/faults', {
      seed: 1,
      rules: [{ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } }],
    });
    await set(panel, 'Prompt', 'a lost anvil');
    const texts: string[] = [];
    panel.subscribe(() => texts.push(jobsOf(panel)[0]?.text ?? ''));
    await press(panel, 'Generate');
    expect(texts.join('\n')).toMatch(/No answer yet; looking for the task, \d+ s left/);
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done' });
    expect(await controller.spent()).toBe(before + 30);
  });

  it('never states that nothing was paid while the outcome of a create is unknown', async () => {
    const { panel } = await controller.open();
    const before = await controller.spent();
    const lost = { when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } };
    const noList = { when: { route: 'list' }, fault: { kind: 'status', status: 403 } };
    await controller.control('/faults', { seed: 1, rules: [lost, noList] });
    await set(panel, 'Prompt', 'a lost bellows');
    await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'unknown_outcome' });
    await expect(press(panel, 'Check again')).rejects.toMatchObject({ code: 'unknown_outcome' });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'waiting', text: expect.stringMatching(unresolved) });
    await controller.control('/faults', { seed: 1, rules: [] });
    await press(panel, 'Check again');
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done' });
    expect(await controller.spent()).toBe(before + 30);
  });

  it('can be removed from the list while its outcome is unknown, and stays removed', async () => {
    const { panel, host } = await controller.open();
    const lost = { when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } };
    const noList = { when: { route: 'list' }, fault: { kind: 'status', status: 403 } };
    await controller.control('/faults', { seed: 1, rules: [lost, noList] });
    await set(panel, 'Prompt', 'a lost lantern');
    await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'unknown_outcome' });
    await controller.control('/faults', { seed: 1, rules: [] });
    await press(panel, 'Remove from list');
    expect(jobsOf(panel)).toEqual([]);
    await panel.close();
    const { panel: later } = await controller.open({ ...host, project: 'lantern' });
    expect(jobsOf(later)).toEqual([]);
  });

  it('names the tasks that a create without an answer may have made, and adopts the chosen one', async () => {
    const { panel } = await controller.open();
    const before = await controller.spent();
    // Another machine makes the same request with the same key.
    const other = await controller.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a lost hammer' });
    await controller.control('/faults', {
      seed: 1,
      rules: [{ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } }],
    });
    await set(panel, 'Prompt', 'a lost hammer');
    await expect(press(panel, 'Generate')).rejects.toMatchObject({ code: 'unknown_outcome' });
    const [job] = jobsOf(panel);
    expect(job).toMatchObject({ state: 'waiting', text: expect.stringMatching(unresolved) });
    expect(job!.text).toContain(other);
    const chosen = job!.actions.find(({ label }) => label.startsWith('Use task') && !label.includes(other))!;
    await press(panel, chosen.label);
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done' });
    expect(await controller.spent()).toBe(before + 30 + 20);
  });

  it.each([
    ['a state that was lost', undefined],
    ['a state from before the job', '{"version":1,"jobs":[],"next":1}'],
  ])('lists the tasks of the journal that have no job, with %s', async (_, state) => {
    const project = `project ${state}`;
    const first = await controller.open({ ...scriptedHost(), project });
    const before = await controller.spent();
    await set(first.panel, 'Prompt', `a finished urn ${project}`);
    await press(first.panel, 'Generate');
    await newestJob(first.panel, isOver);
    await set(first.panel, 'Prompt', `a running urn ${project}`);
    await press(first.panel, 'Generate');
    await first.panel.close();
    await controller.control('/faults', {
      seed: 1,
      rules: [{ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } }],
    });
    const dying = await controller.open({ ...scriptedHost(), project });
    await set(dying.panel, 'Prompt', `a lost urn ${project}`);
    await press(dying.panel, 'Generate').catch(() => {});
    await dying.panel.close();
    const spent = await controller.spent();
    expect(spent).toBe(before + 90);

    const { panel, host } = await controller.open({ ...scriptedHost({ state }), project });
    for (const kind of ['lost', 'running']) {
      await jobNamed(panel, `a ${kind} urn ${project}`, ({ state }) => state === 'done');
    }
    const finished = await jobNamed(panel, `a finished urn ${project}`, ({ state }) => state === 'failed');
    expect(finished.text).toContain('Paid for, but missing');
    await panel.send({ do: 'press', control: `${finished.id}/resume` });
    await jobNamed(panel, finished.label, ({ state }) => state === 'done');
    expect(host.scene).toHaveLength(3);
    expect(await controller.spent()).toBe(spent);

    // A job removed from the list stays removed; another project has no jobs.
    await panel.send({ do: 'press', control: `${finished.id}/forget` });
    await panel.close();
    const again = await controller.open({ ...scriptedHost(host.saved), project });
    expect(jobsOf(again.panel).map(({ label }) => label)).not.toContain(finished.label);
    expect(jobsOf(again.panel)).toHaveLength(2);
    expect(jobsOf((await controller.open({ ...scriptedHost(), project: 'another' })).panel)).toEqual([]);
  });

  it.each([
    [
      'a task that fails',
      { fault: { kind: 'failed_task' }, when: { nth: [1] } },
      /Failed: .* Nothing was paid/,
    ],
    [
      'an empty account',
      { fault: { kind: 'status', status: 402 }, when: { route: 'create', nth: [1] } },
      /^The account has too few credits\. Nothing was paid\.$/,
    ],
  ])('describes the outcome of %s, and leaves the scene unchanged', async (_, rule, text) => {
    const { panel, host } = await controller.open();
    await controller.control('/faults', { seed: 1, rules: [rule] });
    await set(panel, 'Prompt', `a broken ${text.source.length} pot`);
    await press(panel, 'Generate').catch(() => {});
    const job = await newestJob(panel, isOver);
    await controller.control('/faults', { seed: 1, rules: [] });
    expect(job.state).toBe('failed');
    expect(job.text).toMatch(text);
    expect(host.scene).toEqual([]);
  });

  it('sends nothing that would exceed the spending limit', async () => {
    const { panel } = await controller.open();
    const before = await controller.spent();
    await set(panel, 'Daily limit', 1);
    await set(panel, 'Prompt', 'a golden throne');
    await expect(press(panel, 'Generate')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(
        /^Over the daily limit\. This costs 30 credits, and \d+ of 1 are used today\. Nothing was sent\. Raise the limit\.$/,
      ),
    });
    expect(await controller.spent()).toBe(before);
  });

  it('leaves a model ready when the host cannot import it, and treats a double click as one', async () => {
    const { panel, host } = await controller.open();
    host.failing.add('importAsset');
    await set(panel, 'Prompt', 'a heavy gate');
    await press(panel, 'Generate');
    expect(await newestJob(panel, isOver)).toMatchObject({
      state: 'ready',
      text: 'List could not import the model: the disk is full.',
    });
    host.failing.clear();
    await Promise.all([press(panel, 'Import'), press(panel, 'Import')]);
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
    expect(host.scene).toHaveLength(1);
  });

  it('takes a press of Try again while the host still saves that the job has stopped, a double click as one', async () => {
    const { panel, host } = await controller.open();
    const { save } = host;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    host.save = async (state) => {
      if (state.includes('"at":"stuck"')) await released;
      await save.call(host, state);
    };
    await controller.control('/faults', {
      seed: 1,
      rules: [{ when: { route: 'file' }, fault: { kind: 'expired_link' } }],
    });
    await set(panel, 'Prompt', 'a bench of an old link');
    await press(panel, 'Generate');
    const actions = ({ actions }: JobControl) => actions.some(({ label }) => label === 'Try again');
    await newestJob(panel, actions);
    const before = await controller.spent();
    await controller.control('/faults', { seed: 1, rules: [] });
    const presses = [press(panel, 'Try again'), press(panel, 'Try again')];
    release();
    await Promise.all(presses);
    await newestJob(panel, isOver);
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
    expect(host.scene).toHaveLength(1);
    expect(await controller.spent()).toBe(before);
  });

  it('sends the selection to families that need a mesh, and replaces it with the result', async () => {
    const { panel, host } = await made('a red mushroom');
    const [asset] = host.scene;
    host.selected = asset!.glb;
    const selection = { id: 'object-1', name: 'Mushroom', hasMesh: true, provenance: asset!.provenance };
    await panel.send({ do: 'select', selection });
    expect(labelled(panel, 'Animate').disabled).toContain('Run “Rig” first');
    await press(panel, 'Remesh');
    await set(panel, 'Faces', 500);
    await press(panel, 'Remesh (');
    const job = await newestJob(panel, (each) => each.label === 'Mushroom: Remesh' && isOver(each));
    expect(job.text).toContain('is in the scene');
    expect(host.scene.at(-1)).toMatchObject({
      replace: 'object-1',
      provenance: { request: { target_polycount: 500 } },
    });
    await panel.send({ do: 'select', selection: null });
    expect(labelled(panel, 'Remesh (').disabled).toBe('Select a model first.');
  });

  // Issue 39, defect 6.
  it('continues the task of a selection that was not touched, and sends the mesh of a changed one', async () => {
    const { panel, host } = await made('a red mushroom');
    const [{ glb, provenance }] = host.scene as [AssetToImport];
    const selection = { id: 'object-1', name: 'Mushroom', hasMesh: true, provenance };
    const taller = await placeModel(bytesSource(glb), { height: 0.7 });
    const sent: unknown[] = [];
    for (const selected of [glb, taller.glb as typeof glb]) {
      host.selected = selected;
      await panel.send({ do: 'select', selection });
      await press(panel, 'Remesh');
      await set(panel, 'Faces', 500 + sent.length);
      await press(panel, 'Remesh (');
      await newestJob(panel, (each) => each.label === 'Mushroom: Remesh' && isOver(each));
      sent.push(host.scene.at(-1)!.provenance.request);
    }
    const [, id] = /^text-to-3d:([^@]+)@/.exec(provenance.task)!;
    expect(sent).toMatchObject([{ input_task_id: id }, { model_url: expect.anything() }]);
  });

  it('sends several selected models as one, and replaces none of them', async () => {
    const { panel, host } = await made('a red mushroom');
    host.selected = host.scene[0]!.glb;
    const selection = { id: 'object-1', name: 'Mushroom and 2 more', hasMesh: true, models: 3 };
    await panel.send({ do: 'select', selection });
    await press(panel, 'Remesh');
    expect(() => labelled(panel, 'Replace selection')).toThrow();
    await press(panel, 'Remesh (');
    const job = await newestJob(
      panel,
      (each) => each.label === 'Mushroom and 2 more: Remesh' && isOver(each),
    );
    expect(job.state).toBe('done');
    expect(host.scene).toHaveLength(2);
    expect(host.scene.at(-1)!.replace).toBeUndefined();
  });

  it('imports a task that was made elsewhere, once', async () => {
    const first = await made('a clay jug');
    const ref = first.host.scene[0]!.provenance.task;
    const { panel, host } = await controller.open();
    await set(panel, 'Task ID', ref);
    await press(panel, 'Add task');
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done', label: 'a clay jug' });
    expect(host.scene).toHaveLength(1);
    await set(panel, 'Task ID', ref);
    await expect(press(panel, 'Add task')).rejects.toThrow('Already in the list');
  });

  it('imports a task under any loopback name of its service, and none of another service', async () => {
    const first = await made('a copper jug');
    const ref = first.host.scene[0]!.provenance.task;
    const { panel } = await controller.open();
    await set(panel, 'Task ID', ref.replace(/@.*:/, '@elsewhere.example:'));
    await expect(press(panel, 'Add task')).rejects.toThrow('belongs to elsewhere.example');
    expect(ref).toContain('@127.0.0.1:');
    await set(panel, 'Task ID', ref.replace('127.0.0.1', 'LOCALHOST'));
    await press(panel, 'Add task');
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done', label: 'a copper jug' });
  });

  it('offers Cancel only for what the service stops', async () => {
    const { panel, host } = await controller.open();
    await set(panel, 'Prompt', 'a slow tower [[slow 10m]]');
    await press(panel, 'Generate');
    // A started task is not stopped (spec: States and transitions).
    const started = await newestJob(panel, ({ state }) => state === 'working');
    expect(started.actions).toEqual([]);
    expect(host.scene).toEqual([]);
  });

  it('treats two equal presses as one, and Run again as another', async () => {
    const { panel } = await controller.open();
    const before = await controller.spent();
    await set(panel, 'Prompt', 'a twin [[slow 10m]]');
    const presses = await Promise.allSettled([press(panel, 'Generate'), press(panel, 'Generate')]);
    expect(presses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await controller.spent()).toBe(before + 30);
    const { panel: other } = await made('a barn');
    const again = await Promise.allSettled([press(other, 'Run again'), press(other, 'Run again')]);
    expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await newestJob(other, isOver);
    expect(await controller.spent()).toBe(before + 90);
  });

  it('sends nothing when the host cannot save the state', async () => {
    const { panel, host } = await controller.open();
    const before = await controller.spent();
    await set(panel, 'Prompt', 'a forgotten vase');
    host.failing.add('save');
    await expect(press(panel, 'Generate')).rejects.toMatchObject({
      code: 'host_failed',
      message: 'List could not save the panel: the disk is full. Nothing was sent.',
    });
    expect(jobsOf(panel)).toEqual([]);
    expect(await controller.spent()).toBe(before);
    host.failing.clear();
    await press(panel, 'Generate');
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'done' });
  });

  it('reverts only the unsaved change, and keeps every other change', async () => {
    const { panel, host } = await made('an older vase');
    const forget = labelled(panel, 'Remove from list').id;
    const { save } = host;
    host.save = async () => {
      host.save = save;
      void panel.send({ do: 'press', control: forget });
      throw new Error('the disk is full.');
    };
    const { jobs } = JSON.parse(host.saved.state!);
    expect(jobs).toHaveLength(1);
    const again = labelled(panel, 'Run again').id;
    await expect(panel.send({ do: 'press', control: again })).rejects.toMatchObject({ code: 'host_failed' });
    expect(jobsOf(panel)).toEqual([]);
  });

  it('sends the values at the press of Generate, even when they change while it is queued', async () => {
    const { panel } = await controller.open();
    const pressed: Promise<void>[] = [];
    for (const prompt of ['a first pot', 'a second pot', 'a third pot']) {
      await set(panel, 'Prompt', prompt);
      pressed.push(press(panel, 'Generate'));
    }
    await set(panel, 'Prompt', 'an unwanted pot');
    await Promise.all(pressed);
    expect(jobsOf(panel).map(({ label }) => label)).toEqual(['a third pot', 'a second pot', 'a first pot']);
  });

  it('pays nothing for a purchase of another editor', async () => {
    await made('a shared bridge');
    const before = await controller.spent();
    const { job } = await made('a shared bridge');
    expect(job.state).toBe('done');
    expect(await controller.spent()).toBe(before);
  });

  const atOnce = samples(8);
  it(`runs ${atOnce} jobs at once, and imports each once`, async () => {
    const { panel, host } = await controller.open();
    const before = await controller.spent();
    for (let i = 0; i < atOnce; i++) {
      await set(panel, 'Prompt', `crate number ${i}`);
      await press(panel, 'Generate');
    }
    await new Promise<void>((resolve) => {
      const stop = panel.subscribe(() => jobsOf(panel).every(isOver) && resolve());
      if (jobsOf(panel).every(isOver)) resolve();
      void stop;
    });
    expect(jobsOf(panel).map(({ state }) => state)).toEqual(Array(atOnce).fill('done'));
    expect(new Set(host.scene.map(({ provenance }) => provenance.task)).size).toBe(atOnce);
    expect(await controller.spent()).toBe(before + 30 * atOnce);
  });

  it('does not import twice when the editor closed during an import', async () => {
    const { host } = await made('a well bucket');
    const cut = JSON.parse(host.saved.state!);
    cut.jobs[0] = { ...cut.jobs[0], step: { at: 'importing' }, imported: undefined };
    const { panel, host: later } = await controller.open(scriptedHost({ state: JSON.stringify(cut) }));
    expect(await newestJob(panel, isOver)).toMatchObject({ state: 'ready' });
    expect(later.scene).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', '{"version":9,"jobs":[]}'],
    ['no list', '{"version":1,"jobs":{}}'],
  ])('starts with an empty state when the saved state is %s', async (_, state) => {
    const { panel } = await controller.open(scriptedHost({ state }));
    expect(jobsOf(panel)).toEqual([]);
  });

  it.each([
    ['a control that is not there', { do: 'press', control: 'job/99/import' }],
    ['a button as a value', { do: 'set', control: 'make', value: 1 }],
    ['a value as a button', { do: 'press', control: 'height' }],
    ['a height that is none', { do: 'set', control: 'height', value: 'tall' }],
    ['a family that is a number', { do: 'set', control: 'family', value: 3 }],
  ])('refuses %s', async (_, intent) => {
    const { panel } = await controller.open();
    await expect(panel.send(intent as Intent)).rejects.toMatchObject({ code: 'bad_intent' });
  });

  it('offers Refine only for an untextured preview', async () => {
    const { panel } = await made('a textured chair');
    await press(panel, 'Edit further');
    const options = (label: string) => {
      const control = labelled(panel, label);
      return control.kind === 'choice' ? control.options.map((option) => option.label) : [];
    };
    expect(options('Operation')).toContain('Remesh');
    expect(options('Operation')).not.toContain('Refine');
    await press(panel, 'Start new');
    await set(panel, 'Mode', 'preview');
    await set(panel, 'Prompt', 'a bare chair');
    await press(panel, 'Generate');
    await newestJob(panel, (job) => job.label === 'a bare chair' && isOver(job));
    await press(panel, 'Edit further');
    expect(options('Operation')).toContain('Refine');
    // The mode of the preview is not that of its refinement.
    await set(panel, 'Operation', 'text-to-3d');
    expect(labelled(panel, 'Refine (')).toMatchObject({ cost: '10 credits' });
    expect(labelled(panel, 'Refine (').disabled).toBeUndefined();
  });
});

describe('a form', () => {
  it('keeps the values of a family to it, and shares the prompt', async () => {
    const { panel, host } = await made('a red stool');
    host.selected = host.scene[0]!.glb;
    await panel.send({ do: 'select', selection: { id: 'object-1', name: 'Stool', hasMesh: true } });
    await press(panel, 'Remesh');
    await set(panel, 'Faces', 500);
    await set(panel, 'Decimation mode', '3');
    const more = () => panel.view().sections.find(({ id }) => id === 'more')!;
    expect(more().title).toBe('More options (1 changed)');
    const changed = () => more().controls.filter((control) => 'changed' in control);
    expect(changed().map(({ label }) => label)).toEqual(['Decimation mode']);
    // An option that is set back is at its default again.
    await set(panel, 'Decimation mode', '');
    expect([more().title, changed()]).toEqual(['More options', []]);
    await press(panel, 'Start new');
    await set(panel, 'Operation', 'text-to-3d');
    expect(labelled(panel, 'Prompt')).toMatchObject({ value: 'a red stool' });
    expect(labelled(panel, 'Faces')).toMatchObject({ value: null });
    await set(panel, 'Operation', 'text-to-image');
    expect(labelled(panel, 'Prompt')).toMatchObject({ value: 'a red stool' });
  });

  it('of an earlier version keeps its values and its jobs', async () => {
    const { panel } = await controller.open(
      scriptedHost({
        state: JSON.stringify({
          version: 1,
          jobs: [],
          form: {
            family: 'remesh',
            source: { from: 'nothing' },
            values: { prompt: 'an old stool', target_polycount: 700 },
          },
        }),
      }),
    );
    await set(panel, 'Operation', 'remesh').catch(() => {});
    expect(jobsOf(panel)).toEqual([]);
    expect(labelled(panel, 'Generate').disabled).toBe('Describe what you want.');
  });

  it('shows at most four buttons for a selection, above its fields, and the other actions in one choice', async () => {
    const { panel } = await controller.open();
    await panel.send({ do: 'select', selection: { id: 'object-1', name: 'Cube', hasMesh: true } });
    const [make, next] = panel.view().sections;
    const labels = make!.controls.map(({ label }) => label);
    const buttons = make!.controls.filter(({ id }) => id.startsWith('selection/'));
    expect(buttons.map(({ label }) => label)).toEqual(['Retexture', 'Remesh', 'Rig', 'Animate']);
    expect(labels.indexOf('More actions')).toBeLessThan(labels.indexOf('Operation'));
    expect(next!.id).not.toBe('selection');
    await set(panel, 'More actions', 'uv-unwrap');
    expect(labelled(panel, 'Operation')).toMatchObject({ value: 'uv-unwrap' });
  });

  it('shows Animate first for a rig, whose task offers it', async () => {
    const { panel } = await controller.open();
    const provenance = {
      task: 'rigging:task-1',
      title: 'a knight',
      request: {},
      importedAt: '2026-01-01T00:00:00Z',
    };
    await panel.send({
      do: 'select',
      selection: { id: 'object-1', name: 'Knight', hasMesh: true, provenance },
    });
    const buttons = panel.view().sections[0]!.controls.filter(({ id }) => id.startsWith('selection/'));
    expect(buttons.map(({ label }) => label)).toEqual(['Animate', 'Retexture', 'Remesh', 'Rig']);
  });

  it('offers the fields that Retexture needs unfolded, from a selection and from a task', async () => {
    const { panel, host } = await made('a blue stool');
    const fields = () => panel.view().sections[0]!.controls.map(({ label }) => label);
    await panel.send({
      do: 'select',
      selection: { id: 'object-1', name: 'Stool', hasMesh: true, provenance: host.scene[0]!.provenance },
    });
    await press(panel, 'Retexture');
    expect(fields()).toEqual(expect.arrayContaining(['Style', 'Style picture', 'Views']));
    await press(panel, 'Edit further');
    await set(panel, 'Operation', 'retexture');
    expect(fields()).toEqual(expect.arrayContaining(['Style', 'Style picture', 'Views']));
    expect(labelled(panel, 'Retexture (').disabled).toBe('Fill in Style, Style picture or Views.');
  });
});

describe('a scene that does not outlive its editor', () => {
  it('is restored where the host wants it: what stood, without what was replaced, and free', async () => {
    const restoring = { restoresScene: true };
    const { panel, host } = await controller.open({ ...scriptedHost(), ...restoring });
    for (const prompt of ['a first cup', 'a second cup']) {
      await set(panel, 'Prompt', prompt);
      await press(panel, 'Generate');
      await jobNamed(panel, prompt, isOver);
    }
    host.selected = host.scene[0]!.glb;
    await panel.send({ do: 'select', selection: { id: 'object-1', name: 'Cup', hasMesh: true } });
    await press(panel, 'Remesh');
    await press(panel, 'Remesh (');
    await jobNamed(panel, 'Cup: Remesh', isOver);
    const texts = jobsOf(panel).map(({ label, state }) => `${label} ${state}`);
    expect(texts).toEqual(['Cup: Remesh done', 'a second cup done', 'a first cup ready']);
    await panel.close();
    const spent = await controller.spent();
    const again = await controller.open({ ...scriptedHost(host.saved), ...restoring });
    expect(again.host.scene.map(({ provenance, replace }) => [provenance.title, replace])).toEqual([
      ['a second cup', undefined],
      ['Cup: Remesh', undefined],
    ]);
    expect(jobsOf(again.panel).map(({ label, state }) => `${label} ${state}`)).toEqual(texts);
    expect(await controller.spent()).toBe(spent);
  });
});

describe('a picture', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
    'base64',
  );

  it.each([
    ['noise.png', new Uint8Array(1000).fill(7), 'noise.png is not a picture.'],
    ['scene.png', Buffer.from('BLENDER-v304'), 'scene.png is not a picture.'],
  ])('%s is refused before it is sent', async (name, bytes, message) => {
    const { panel } = await controller.open();
    await set(panel, 'Operation', 'image-to-3d');
    const file = await panel.keep(name, new Uint8Array(bytes));
    await expect(set(panel, 'Picture', [file])).rejects.toThrow(message);
    expect(labelled(panel, 'Picture')).toMatchObject({ value: [] });
  });

  it('that is too large is refused with its size', async () => {
    const { panel } = await controller.open();
    await expect(panel.keep('large.png', new Uint8Array(60_000_000))).rejects.toThrow(
      'large.png has 60 MB; at most 50 MB can be sent.',
    );
  });

  it('that can be sent is taken', async () => {
    const { panel } = await controller.open();
    await set(panel, 'Operation', 'image-to-3d');
    const file = await panel.keep('chair.png', new Uint8Array(png));
    await set(panel, 'Picture', [file]);
    expect(labelled(panel, 'Generate').disabled).toBeUndefined();
  });

  it('that is still being read is that of a Generate pressed after it', async () => {
    const { panel } = await controller.open();
    await set(panel, 'Operation', 'image-to-3d');
    const [earlier, later] = await Promise.all(
      ['earlier.png', 'later.png'].map((name) => panel.keep(name, new Uint8Array(png))),
    );
    await set(panel, 'Picture', [earlier!]);
    await Promise.all([set(panel, 'Picture', [later!]), press(panel, 'Generate')]);
    expect((await newestJob(panel, isOver)).label).toBe('later');
  });
});

describe('a rigged model', () => {
  it('has the clips that come with it, plays them, and costs the rig alone', async () => {
    const { panel, host } = await made('a page', 1.8);
    const playClip = vi.spyOn(host, 'playClip');
    const before = await controller.spent();
    const { provenance } = host.scene[0]!;
    const picture = jobsOf(panel)[0]!.picture;
    await panel.send({
      do: 'select',
      selection: { id: 'object-1', name: 'Page', hasMesh: true, provenance },
    });
    await press(panel, 'Edit further');
    await set(panel, 'Operation', 'rigging');
    expect(labelled(panel, 'Rig (')).toMatchObject({ cost: '5 credits' });
    await press(panel, 'Rig (');
    const job = await newestJob(panel, (each) => each.label === 'a page: Rig' && isOver(each));
    // The replaced model had two clips of its own.
    expect(job.text).toContain('4 clips (walking, running, ');
    expect(job.text).toContain(
      'Clips that come with the rig at no further cost: walking, running. 5 credits.',
    );
    // A rig has no picture of its own: that of its source stands for it.
    expect([picture, job.picture]).toEqual([expect.any(String), picture]);
    const pictures = [{ label: 'a page: Rig', picture }];
    expect(job.larger).toEqual({ label: 'Larger picture', pictures });
    await press(panel, 'Play running');
    expect(playClip).toHaveBeenLastCalledWith('object-2', 'running');
    expect(host.scene.at(-1)!.expected.clips.slice(0, 2)).toEqual(['walking', 'running']);
    expect(await controller.spent()).toBe(before + 5);
  });

  it.each([
    ['the height that stands', null, 1.8],
    ['the height of the form', 2.2, 2.2],
  ])('has %s', async (_, height, expected) => {
    const { panel, host } = await made('a knight', 1.8);
    host.selected = host.scene[0]!.glb;
    await panel.send({ do: 'select', selection: { id: 'object-1', name: 'Knight', hasMesh: true } });
    await press(panel, 'Rig');
    await set(panel, 'Height', height);
    expect(controlsOf(panel).filter(({ label }) => /height/i.test(label))).toHaveLength(1);
    await press(panel, 'Rig (');
    await newestJob(panel, (job) => job.label === 'Knight: Rig' && isOver(job));
    const rigged = host.scene.at(-1)!;
    expect(rigged.provenance.request.height_meters).toBeCloseTo(expected, 3);
    expect(rigged.expected.height).toBeCloseTo(expected, 3);
  });

  it('is replaced by its animation, which can be animated again', async () => {
    const { panel, host } = await made('a squire', 1.8);
    host.selected = host.scene[0]!.glb;
    await panel.send({ do: 'select', selection: { id: 'object-1', name: 'Squire', hasMesh: true } });
    await press(panel, 'Rig');
    await press(panel, 'Rig (');
    await newestJob(panel, (job) => job.label === 'Squire: Rig' && isOver(job));
    for (const [id, action] of [
      ['object-2', '1'],
      ['object-3', '2'],
    ] as const) {
      const { provenance } = host.scene.at(-1)!;
      await panel.send({ do: 'select', selection: { id, name: 'Squire', hasMesh: true, provenance } });
      await press(panel, 'Animate');
      await panel.send({ do: 'set', control: 'field/action_ids', value: [action] });
      await press(panel, 'Animate (');
      await newestJob(panel, (job) => job.label.startsWith('Squire: Animate') && isOver(job));
      expect(host.scene.at(-1)!.replace).toBe(id);
    }
    // The clips of the first model, of the rig, of the first action and of the second one.
    const own = ['1', '2'].flatMap((id) => [`Action ${id}`, `Action ${id} backwards`]);
    const clips = host.scene.at(-1)!.expected.clips;
    expect([...clips].sort()).toEqual([...own, 'running', 'walking', runningClip, walkingClip].sort());
    const report = await inspectModel(bytesSource(host.scene.at(-1)!.glb), {});
    expect(report.clips.map(({ name }) => name)).toEqual(clips);
  });
});

describe('a result without a model for a scene', () => {
  it('is saved as files with names of their own', async () => {
    const { panel, host } = await controller.open();
    const saveFile = vi.spyOn(host, 'saveFile');
    const id = await controller.create('/creative-lab/lamp/v1/prototype', {
      image_url: pictureUri,
      name: 'Hills',
    });
    await panel.send({ do: 'set', control: 'recover', value: `lamp-prototype:${id}` });
    await press(panel, 'Add task');
    await newestJob(panel, isOver);
    await press(panel, 'Edit further');
    await set(panel, 'Operation', 'lamp-build');
    await press(panel, 'Lamp build (');
    const job = await newestJob(panel, (each) => each.label === 'Hills: Lamp build' && isOver(each));
    expect(job).toMatchObject({ state: 'done', text: 'Files to save: 2 STL. 6 credits.' });
    expect(job.actions[0]).toMatchObject({ label: 'Save files', tone: 'primary' });
    await press(panel, 'Save files');
    expect(saveFile.mock.calls.map(([name]) => name)).toEqual([
      'hills-lamp-build-lamp.stl',
      'hills-lamp-build-base.stl',
    ]);
    expect(host.scene.filter(({ provenance }) => provenance.task.startsWith('lamp-build'))).toEqual([]);
  });
});

describe('a job whose model left the scene', () => {
  it('follows undo and redo', async () => {
    const { panel, host } = await made('a green stool');
    const standing = [{ id: 'object-1', task: host.scene[0]!.provenance.task }];
    await panel.send({ do: 'scene', standing: [] });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'ready', text: 'Not in this scene.' });
    await panel.send({ do: 'scene', standing: [{ id: 'object-1', task: 'retexture:1@localhost' }] });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'ready' });
    await panel.send({ do: 'scene', standing });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
    await press(panel, 'Remove from scene');
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'ready' });
    await panel.send({ do: 'scene', standing });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
  });

  it('takes the asset that undo of Import again brings back, though it has another id', async () => {
    const { panel, host } = await made('a blue stool');
    const { task } = host.scene[0]!.provenance;
    const remove = vi.spyOn(host, 'remove');
    await press(panel, 'Import again');
    await newestJob(panel, isOver);
    await panel.send({ do: 'scene', standing: [{ id: 'object-1', task }] });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'done' });
    await press(panel, 'Remove from scene');
    expect(remove).toHaveBeenLastCalledWith('object-1');
    await panel.send({ do: 'scene', standing: [{ id: 'object-9', task: 'text-to-3d:another@localhost' }] });
    expect(jobsOf(panel)[0]).toMatchObject({ state: 'ready' });
  });
});
