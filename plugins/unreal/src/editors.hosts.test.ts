import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlugin } from './testing/build-plugin.ts';
import { openUnreal, pythonProgram, type Unreal } from './testing/open-unreal.ts';
import { openPage, type PanelPage } from './testing/panel-page.ts';
import { generate, standing, stepTowards } from './testing/person.ts';

const missing = missingPrograms(pythonProgram);
const command = join(import.meta.dirname, '../../../packages/meshwright/bin/meshwright.mjs');

describe.skipIf(missing)(`editors and bridges (${missing ?? 'the fake editor'})`, () => {
  let backend: Awaited<ReturnType<typeof openSuiteBackend>>;
  let home: string;
  let plugin: string;
  let closeBridge: () => Promise<void>;

  beforeAll(async () => {
    backend = await openSuiteBackend();
    await withEditorHome('unreal', async (folder) => {
      home = folder;
      plugin = await buildPlugin(join(home, 'build'));
      closeBridge = await openServiceBridge(backend, join(home, 'cache'));
    });
  });
  afterAll(async () => {
    await closeBridge();
    await backend.stop();
    await rm(home, { recursive: true, force: true });
  });

  const open = async (project: string, env: Record<string, string> = {}) => {
    const unreal = await openUnreal({ project: join(home, project), plugin, home, env });
    return [unreal, await openPage(unreal)] as const;
  };
  const arrive = (unreal: Unreal, page: PanelPage, prompt: string) =>
    waitFor(async () => (await stepTowards(unreal, page, prompt)) || undefined, `${prompt} in the level`);
  const saying = (page: PanelPage, text: RegExp) =>
    waitFor(async () => (text.test(await page.text()) || undefined) as true | undefined, String(text));

  it('two projects have each their own jobs and models', async () => {
    const [[one, first], [two, second]] = await Promise.all([open('one'), open('two')]);
    await Promise.all([
      arrive(one, first, 'a robot of project one'),
      arrive(two, second, 'a robot of project two'),
    ]);
    expect(await standing(one, 'a robot of project two')).toEqual([]);
    expect(await first.text()).not.toContain('a robot of project two');
    expect(await second.text()).not.toContain('a robot of project one');
    await Promise.all([one.kill(), two.kill()]);
  });

  it('the same project in a second editor ends the panel of the first, which says so', async () => {
    const [first, page] = await open('three');
    await waitFor(async () => (await page.shown()).status.connected || undefined, 'the panel');
    const [second] = await open('three');
    await saying(page, /opened in another editor/);
    expect((await page.shown()).status.stopped).toBe(true);
    await Promise.all([first.kill(), second.kill()]);
  });

  it('an import waits for the end of a play session, and the page says why', async () => {
    const [unreal, page] = await open('four');
    await waitFor(async () => (await page.shown()).status.connected || undefined, 'the panel');
    await unreal.run('editor.playing = True');
    await waitFor(async () => (await generate(page, 'a robot that waits')) || undefined, 'Generate');
    await saying(page, /Stop the play session/);
    expect(await standing(unreal, 'a robot that waits')).toEqual([]);
    await unreal.run('editor.playing = False');
    await arrive(unreal, page, 'a robot that waits');
    await unreal.kill();
  });

  it('undo, redo and a deletion by hand are reported, and Remove from scene is one step', async () => {
    const [unreal, page] = await open('five');
    await arrive(unreal, page, 'a robot to undo');
    await unreal.run('editor.undo()');
    await saying(page, /Not in this scene/);
    await unreal.run('editor.redo()');
    await saying(page, /is in the scene/);
    await waitFor(async () => (await page.press('Remove from scene')) || undefined, 'Remove');
    await waitFor(
      async () => (await standing(unreal, 'a robot to undo')).length === 0 || undefined,
      'removal',
    );
    expect(await unreal.run('answer = [text for text, _, _ in editor.done][-1]')).toMatch(/^Remove /);
    await unreal.kill();
  });

  it('a model that appears in the project is imported, with no job and no charge', async () => {
    const spent = await backend.spent();
    const [unreal] = await open('six');
    const chest = await readFile(join(import.meta.dirname, '../../../fixtures/character.glb'));
    await unreal.run(`import pathlib; pathlib.Path(${JSON.stringify(join(home, 'six/Meshwright'))}).mkdir()`);
    await writeFile(join(home, 'six/Meshwright/knight.glb'), chest);
    await waitFor(async () => /knight\.glb is imported/.test(unreal.output()) || undefined, 'the import');
    expect(
      await unreal.run(
        'answer = sorted(path for path in editor.assets if "/SK_" in path and "_Anim_" not in path)',
      ),
    ).toEqual(['/Game/Meshwright/knight/SK_knight', '/Game/Meshwright/knight/SK_knight_Skeleton']);
    expect(await backend.spent()).toBe(spent);
    await unreal.kill();
  });

  it('starts the command of its settings with the real bridge and its local service: from nothing to an asset', async ({
    task,
  }) => {
    const env = { XDG_CACHE_HOME: join(home, 'own-cache'), XDG_DATA_HOME: join(home, 'own-data') };
    const [unreal, page] = await open('seven', env);
    const started = performance.now();
    const start = `"${process.execPath}" "${command}" bridge`;
    await page.panel.settings({ command: start, start_bridge: true });
    await page.panel.connect(false);
    await arrive(unreal, page, 'a wooden chest');
    const [robot] = await unreal.run<{ height: number }[]>('answer = user.scene()');
    expect(robot!.height).toBeCloseTo(1, 3);
    Object.assign(task.meta, { seconds: (performance.now() - started) / 1000 });
    console.log(`from nothing to an asset: ${((performance.now() - started) / 1000).toFixed(1)} s, 5 inputs`);
    const file = await readFile(join(home, 'own-cache/meshwright/bridge/bridge.json'), 'utf8');
    const { pid } = JSON.parse(file) as { pid: number };
    await unreal.kill();
    // The bridge serves other editors, too.
    expect(() => process.kill(pid, 0)).not.toThrow();
    process.kill(pid, 'SIGTERM');
  });
});
