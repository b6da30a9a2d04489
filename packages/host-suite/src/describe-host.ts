import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailsOf } from '@meshwright/contract/schema';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import type { ServiceOptions } from '@meshwright/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditorDriver, OpenEditor, SceneObject } from './editor-driver.ts';
import { openSuiteBackend, type SuiteBackend } from './suite-backend.ts';
import { made, picture } from './suite-engine.ts';

export interface HostSuiteOptions {
  /** Why the editor cannot run here; the suite is skipped with this reason. */
  readonly missing?: string | undefined;
  /** Additional options of the service: `allowedOrigins` for a page that calls it directly. */
  readonly service?: ServiceOptions | undefined;
  /** Timeout of a test and its waits, in milliseconds. Default 300,000, for machines under load. */
  readonly timeoutMs?: number | undefined;
  /** Path for a screenshot of the editor with its assets. Default: none. */
  readonly picture?: string | undefined;
}

const prefix = '/v2/text-to-3d';

/**
 * Tests the contract of a panel host on the editor itself, through its clicks, scene data and undo: one start and two
 * reopenings. The driver's `text` contains the progress of a job as `30 %`; `press` takes the first button whose text
 * begins with the label; the driver opens folded sections.
 */
export function describeHost(driver: EditorDriver, options: HostSuiteOptions = {}): void {
  const { missing, timeoutMs = 300_000 } = options;
  const skipped = missing ? ` (skipped: ${missing})` : '';

  describe.skipIf(missing)(`${driver.name} as a host${skipped}`, { timeout: timeoutMs }, () => {
    let harness: SuiteBackend;
    let editor: OpenEditor;

    beforeAll(async () => {
      harness = await openSuiteBackend(options.service);
      editor = await driver.open(harness);
      await editor.set('Daily limit', 100_000);
    }, timeoutMs);
    afterAll(async () => {
      if (editor && options.picture) await editor.screenshot(options.picture);
      await editor?.close();
      await harness?.stop();
    }, timeoutMs);

    const patience = { timeout: timeoutMs, interval: 50 };
    const seen = (text: string | RegExp) => expect.poll(() => editor.text(), patience).toMatch(text);

    /** Generates a model for a prompt through the panel. */
    async function generate(prompt: string, height = 1): Promise<void> {
      if ((await editor.text()).includes('Start from scratch')) await editor.press('Start from scratch');
      await editor.set('Prompt', prompt);
      await editor.set('Height', height);
      await editor.press('Generate');
    }

    const titled = (objects: readonly SceneObject[], title: string) =>
      objects.find(({ provenance }) => (provenance as { title?: string } | undefined)?.title === title);

    /** Returns the resulting object once it is in the scene and the panel reports it. */
    async function standing(title: string): Promise<SceneObject> {
      await expect.poll(async () => titled(await editor.scene(), title), patience).toBeDefined();
      const object = titled(await editor.scene(), title)!;
      await seen(`${object.name} is in the scene`);
      return object;
    }

    async function asset(prompt: string, height?: number): Promise<SceneObject> {
      await generate(prompt, height);
      return await standing(prompt);
    }

    const names = async () => (await editor.scene()).map(({ id, name }) => `${id} ${name}`);

    it('makes an asset from a prompt: height to 0.1 %, on the ground, with its clips, selected', async () => {
      const before = await editor.scene();
      const robot = await asset('a robot that stands', 0.75);
      expect(await editor.scene()).toHaveLength(before.length + 1);
      expect(Math.abs(robot.height - 0.75)).toBeLessThan(0.75 * 0.001);
      expect(Math.abs(robot.ground)).toBeLessThan(0.001);
      expect(robot.meshes).toBe(made.meshes);
      for (const clip of made.clips) expect(robot.clips.join()).toContain(clip);
      expect(robot.clips).toHaveLength(made.clips.length);
      expect(robot.selected).toBe(true);
    });

    it('writes the provenance to the asset: task, request, time, and nothing secret', async () => {
      const robot = await asset('a robot with a past');
      const [id] = await harness.tasks(prefix);
      expect(robot.provenance).toMatchObject({
        task: expect.stringMatching(`^text-to-3d:${id}@`),
        title: 'a robot with a past',
        request: { prompt: 'a robot with a past' },
        importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      expect(JSON.stringify(robot.provenance)).not.toMatch(/https?:|canary/);
    });

    it('shows progress while the service works', async () => {
      const begun = harness.engine.hold();
      await generate('a robot that takes its time');
      const job = await begun;
      for (const percent of [30, 60]) {
        job.progress(percent);
        await seen(`${percent} %`);
      }
      job.finish();
      await standing('a robot that takes its time');
    });

    it('sends a picture with unchanged bytes, and makes an asset from it', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'meshwright-host-suite-'));
      const path = join(folder, 'robot-of-a-picture.png');
      await writeFile(path, picture);
      if ((await editor.text()).includes('Start from scratch')) await editor.press('Start from scratch');
      await editor.set('Operation', detailsOf('image-to-3d').title);
      await editor.pick('Picture', [path]);
      await seen('robot-of-a-picture.png');
      await editor.press('Generate');
      await standing('robot-of-a-picture');
      const input = harness.engine.inputs.findLast(({ family }) => family === 'image-to-3d')!;
      expect(Object.values(input.files).map(({ bytes }) => Buffer.from(bytes))).toEqual([picture]);
      await editor.set('Operation', detailsOf('text-to-3d').title);
      await rm(folder, { recursive: true });
    });

    it.runIf(driver.undo)("undoes an import in one step of the editor's own undo", async () => {
      const before = await names();
      await asset('a robot that was a mistake');
      await editor.undo?.();
      await expect.poll(names, patience).toEqual(before);
    });

    it.each([
      [
        'a task that fails',
        { when: {}, fault: { kind: 'failed_task', message: 'The mould broke.' } },
        /The mould broke\. Nothing was paid/,
      ],
      [
        'an empty account',
        { when: { route: 'create' }, fault: { kind: 'status', status: 402 } },
        /create: 402,/,
      ],
      [
        'a rate limit that does not end',
        { when: { route: 'create' }, fault: { kind: 'rate_limit', retryAfterSeconds: 600_000 } },
        /create: 429,/,
      ],
    ])(
      'reports the outcome of %s, leaves the scene unchanged, and pays nothing',
      async (what, rule, text) => {
        const [before, spent] = [await names(), await harness.spent()];
        await harness.fault(rule);
        await generate(`a robot of ${what}`);
        await seen(text);
        await harness.fault();
        expect(await names()).toEqual(before);
        expect(await harness.spent()).toBe(spent);
      },
    );

    it('reports an expired link, and continues without paying again', async () => {
      const before = await names();
      await harness.fault({ when: { route: 'file' }, fault: { kind: 'expired_link' } });
      await generate('a robot of an old link');
      await seen(/expired/);
      expect(await names()).toEqual(before);
      const spent = await harness.spent();
      await harness.fault();
      await editor.press('Try again');
      await standing('a robot of an old link');
      expect(await harness.spent()).toBe(spent);
    });

    it('continues its job when it is closed and opened again, and pays once', async () => {
      const scene = await names();
      const begun = harness.engine.hold();
      await generate('a robot that is waited for');
      const job = await begun;
      const [spent, tasks] = [await harness.spent(), await harness.tasks(prefix)];
      await editor.reopen();
      await seen('a robot that is waited for');
      if (driver.keepsScene) expect(await names()).toEqual(scene);
      job.finish();
      await standing('a robot that is waited for');
      expect(await harness.spent()).toBe(spent);
      expect(await harness.tasks(prefix)).toEqual(tasks);
    });

    it('sends the current selection, and replaces it with the result', async () => {
      const robot = await asset('a robot to paint', 0.5);
      const count = (await editor.scene()).length;
      await editor.select(robot.id);
      await seen('Retexture');
      await editor.press('Retexture');
      await editor.set('Style', 'blue enamel');
      await editor.press('Generate');
      await expect
        .poll(
          async () => (await editor.scene()).map(({ provenance }) => JSON.stringify(provenance)).join(),
          patience,
        )
        .toMatch(/"task":"retexture:/);
      const painted = (await editor.scene()).find(({ name }) => name === robot.name)!;
      expect(await editor.scene()).toHaveLength(count);
      expect(Math.abs(painted.height - 0.5)).toBeLessThan(0.0005);
      const input = harness.engine.inputs.findLast(({ family }) => family === 'retexture')!;
      expect(input.request).toMatchObject({ text_style_prompt: 'blue enamel' });
      expect(await modelFacts(input.files.model!.bytes)).toEqual({
        height: expect.closeTo(0.5, 3),
        meshes: made.meshes,
      });
    });

    it('imports an asset again in place', async () => {
      const robot = await asset('a robot to renew', 0.8);
      const before = (await editor.scene()).length;
      await editor.press('Import again');
      await seen(`${robot.name} is in the scene`);
      const again = await standing('a robot to renew');
      expect(await editor.scene()).toHaveLength(before);
      expect([again.name, again.height]).toEqual([robot.name, expect.closeTo(0.8, 3)]);
    });

    it('imports a task that was made elsewhere, by its id', async () => {
      const id = await harness.create(prefix, { mode: 'preview', prompt: 'a robot from elsewhere' });
      const spent = await harness.spent();
      await editor.set('Task ID', `text-to-3d:${id}`);
      await editor.press('Add task');
      await standing('a robot from elsewhere');
      expect(await harness.spent()).toBe(spent);
    });

    it('keeps the key and every link out of the saved state and the view', async () => {
      const kept = `${await editor.saved()}\n${await editor.text()}`;
      expect(kept).toContain('robot');
      expect(kept).not.toContain(harness.key);
      expect(kept).not.toMatch(/https?:\/\/[^\s"']*[?&](signature|expires|sig)=/i);
    });
  });
}

async function modelFacts(glb: Uint8Array): Promise<{ height: number | undefined; meshes: number }> {
  const { bounds, meshes } = await inspectModel(bytesSource(glb, 'selection.glb'), { bounds: 'auto' });
  return { height: bounds?.size[1], meshes: meshes.length };
}
