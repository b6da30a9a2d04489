import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailsOf } from '@meshwright/contract/schema';
import { expect, it } from 'vitest';
import type { HostSuiteOptions } from '../describe-host.ts';
import { made, picture } from '../suite-engine.ts';
import { type SuiteRun, taskPath } from '../suite-run.ts';

/** What a new asset is: size, place, clips, provenance, progress, undo. */
export function importStatements(
  run: SuiteRun,
  {
    actions,
    keepsKnight = true,
    mostBlockMs,
  }: Pick<HostSuiteOptions, 'actions' | 'keepsKnight' | 'mostBlockMs'>,
): void {
  it('makes an asset from a prompt: height to 0.1 %, on the ground, with its clips, selected', async ({
    task,
  }) => {
    const before = await run.editor.scene();
    const inputs = run.inputs;
    const robot = await run.asset('a robot that stands', 0.75);
    const seconds = (performance.now() - run.pressed) / 1000;
    // For the table of `npm run test:hosts`.
    const figures = { inputs: run.inputs - inputs, seconds, blockMs: await run.editor.longestBlock?.() };
    Object.assign(task.meta, { host: figures });
    expect(await run.editor.scene()).toHaveLength(before.length + 1);
    expect(Math.abs(robot.height - 0.75)).toBeLessThan(0.75 * 0.001);
    expect(Math.abs(robot.ground)).toBeLessThan(0.001);
    expect(robot.meshes).toBe(run.driver.mergesMeshes ? 1 : made.meshes);
    for (const clip of made.clips) expect(robot.clips.join()).toContain(clip);
    expect(robot.clips).toHaveLength(made.clips.length);
    expect(robot.selected).toBe(true);
  });

  // It waits three times.
  if (actions?.length !== 0 && keepsKnight)
    it('makes a knight that can walk, by Rig on what was made, over the local engine', {
      timeout: 3 * run.waiting.timeout,
    }, async ({ task }) => {
      if ((await run.editor.text()).includes('Start new')) await run.editor.press('Start new');
      const count = (await run.editor.scene()).length;
      const inputs = run.inputs;
      run.backend.engine.useLocalEngine(true);
      await run.generate('a knight', 1.8);
      const { pressed } = run;
      await run.standing('a knight');
      await run.editor.press('Rig');
      await run.editor.press('Rig (');
      const rigged = async () =>
        (await run.editor.scene()).find(({ provenance }) => /"rigging:/.test(JSON.stringify(provenance)));
      await expect.poll(rigged, run.waiting).toBeDefined();
      const seconds = (performance.now() - pressed) / 1000;
      await expect
        .poll(() => run.editor.text(), run.waiting)
        .not.toMatch(/Working|Downloading|Importing|Queued|Sending/);
      run.backend.engine.useLocalEngine(false);
      const knight = { inputs: run.inputs - inputs, seconds, blockMs: await run.editor.longestBlock?.() };
      Object.assign(task.meta, { host: { knight } });
      if (mostBlockMs !== undefined) expect(knight.blockMs).toBeLessThan(mostBlockMs);
      const { clips, height } = (await rigged())!;
      for (const clip of ['walking', 'running']) expect(clips.join()).toContain(clip);
      expect(Math.abs(height - 1.8)).toBeLessThan(0.02);
      expect(await run.editor.scene()).toHaveLength(count + 1);
    });

  it('writes the provenance to the asset: task, request, time, and nothing secret', async () => {
    const robot = await run.asset('a robot with a past');
    const [id] = await run.backend.tasks(taskPath);
    expect(robot.provenance).toMatchObject({
      task: expect.stringMatching(`^text-to-3d:${id}@`),
      title: 'a robot with a past',
      request: { prompt: 'a robot with a past' },
      importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(JSON.stringify(robot.provenance)).not.toMatch(/https?:|canary/);
  });

  it('shows progress while the service works', async () => {
    const begun = run.backend.engine.hold();
    await run.generate('a robot that takes its time');
    const job = await begun;
    for (const percent of [30, 60]) {
      job.progress(percent);
      await run.seen(`${percent} %`);
    }
    job.finish();
    await run.standing('a robot that takes its time');
  });

  it('sends a picture with unchanged bytes, and makes an asset from it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-host-suite-'));
    const path = join(folder, 'robot-of-a-picture.png');
    await writeFile(path, picture);
    if ((await run.editor.text()).includes('Start new')) await run.editor.press('Start new');
    await run.editor.set('Operation', detailsOf('image-to-3d').title);
    await run.editor.pick('Picture', [path]);
    await run.seen('robot-of-a-picture.png');
    await run.editor.press('Generate');
    await run.standing('robot-of-a-picture');
    const input = run.backend.engine.inputs.findLast(({ family }) => family === 'image-to-3d')!;
    expect(Object.values(input.files).map(({ bytes }) => Buffer.from(bytes))).toEqual([picture]);
    await run.editor.set('Operation', detailsOf('text-to-3d').title);
    await rm(folder, { recursive: true });
  });

  // Issue 39, defect 2.
  it('places a small asset within a large one, as a prop in a landscape of 40 m', async () => {
    const land = await run.asset('a robot as large as a landscape', 40);
    const prop = await run.asset('a robot that stands in it', 0.5);
    const far = [0, 1, 2].map((axis) => Math.abs((prop.at?.[axis] ?? 0) - (land.at?.[axis] ?? 0)));
    expect(Math.max(...far)).toBeLessThan(20);
    expect(Math.abs(prop.ground)).toBeLessThan(0.001);
  });

  it.runIf(run.driver.undo)("undoes an import in one step of the editor's own undo", async () => {
    const before = await run.names();
    await run.asset('a robot that was a mistake');
    await run.editor.undo?.();
    await expect.poll(run.names, run.waiting).toEqual(before);
  });
}
