import { families } from '@meshwright/contract';
import { actionOf, detailsOf, factsOf, labelOf } from '@meshwright/contract/schema';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { expect, it } from 'vitest';
import type { HostSuiteOptions } from '../describe-host.ts';
import { made } from '../suite-engine.ts';
import type { SuiteRun } from '../suite-run.ts';

/** The current selection as input of a task. */
export function selectionStatements(
  run: SuiteRun,
  { actions: wanted, continuesTasks = true }: Pick<HostSuiteOptions, 'actions' | 'continuesTasks'>,
): void {
  const tried = actions.filter(({ action }) => wanted?.includes(action) ?? true);

  it('sends the current selection, and replaces it with the result', async () => {
    const robot = await run.asset('a robot to paint', 0.5);
    const count = (await run.editor.scene()).length;
    await run.editor.select(robot.id);
    await run.seen('Retexture');
    await run.editor.press('Retexture');
    await run.editor.set('Style', 'blue enamel');
    await run.editor.press('Retexture (');
    await expect
      .poll(
        async () => (await run.editor.scene()).map(({ provenance }) => JSON.stringify(provenance)).join(),
        run.waiting,
      )
      .toMatch(/"task":"retexture:/);
    const painted = (await run.editor.scene()).find(({ name }) => name === robot.name)!;
    expect(await run.editor.scene()).toHaveLength(count);
    expect(Math.abs(painted.height - 0.5)).toBeLessThan(0.0005);
    const input = run.backend.engine.inputs.findLast(({ family }) => family === 'retexture')!;
    expect(input.request).toMatchObject({ text_style_prompt: 'blue enamel' });
    if (continuesTasks) {
      expect(robot.provenance).toMatchObject({
        task: expect.stringContaining(String(input.request.input_task_id)),
      });
      expect(input.request).not.toHaveProperty('model_url');
      return;
    }
    expect(input.files.model!.bytes.length).toBeGreaterThan(8192);
    expect(await modelFacts(input.files.model!.bytes)).toEqual({
      height: expect.closeTo(0.5, 3),
      meshes: made.meshes,
    });
  });

  it.each(tried)(
    'runs $action on the selection over the local engine',
    async ({ action, quick, path, texts }) => {
      const robot = await run.asset(`a robot for ${action}`, 1.8);
      run.backend.engine.useLocalEngine(true);
      const before = await run.backend.tasks(path);
      await run.editor.select(robot.id);
      await run.seen(`Selected: ${robot.name}`);
      if (quick) await run.editor.press(action);
      else await run.editor.set('More actions', action);
      for (const label of texts) await run.editor.set(label, 'blue enamel');
      await run.editor.press(`${action} (`);
      const made = async () => (await run.backend.tasks(path)).filter((id) => !before.includes(id));
      await expect.poll(made, run.waiting).toHaveLength(1);
      const [id] = await made();
      await expect.poll(() => run.backend.status(path, id!), run.waiting).toMatch(/SUCCEEDED|FAILED/);
      run.backend.engine.useLocalEngine(false);
      expect(await run.backend.status(path, id!)).toBe('SUCCEEDED');
      await run.seen(`${robot.name}: ${action}`);
      await expect
        .poll(() => run.editor.text(), run.waiting)
        .not.toMatch(/Working|Downloading|Importing|Queued/);
      const standing = (await run.editor.scene()).find(({ name }) => name === robot.name);
      expect(standing?.height).toBeCloseTo(1.8, 2);
    },
  );
}

/** The actions of a selection that need no more than a text: those with a button, and one of the others. */
const actions = families.flatMap((family) => {
  const details = detailsOf(family);
  const fields = Object.entries(details.request.entries).map(
    ([name, field]) => [name, factsOf(field)] as const,
  );
  if (!fields.some(([, facts]) => facts.kind === 'link' && facts.media === 'model')) return [];
  const quick = details.form?.quick === true;
  if (!quick && family.name !== 'uv-unwrap') return [];
  const [text] = fields.filter(([name, facts]) => facts.kind === 'text' && /prompt/.test(name));
  const texts = text ? [labelOf(...text)] : [];
  return [{ action: actionOf(details), quick, path: family.prefix, texts }];
});

async function modelFacts(glb: Uint8Array): Promise<{ height: number | undefined; meshes: number }> {
  const { bounds, meshes } = await inspectModel(bytesSource(glb, 'selection.glb'), { bounds: 'auto' });
  return { height: bounds?.size[1], meshes: meshes.length };
}
