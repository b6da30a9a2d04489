import { bytesSource, inspectModel } from '@meshwright/gltf';
import { expect, it } from 'vitest';
import { made } from '../suite-engine.ts';
import type { SuiteRun } from '../suite-run.ts';

/** The current selection as input of a task. */
export function selectionStatements(run: SuiteRun): void {
  it('sends the current selection, and replaces it with the result', async () => {
    const robot = await run.asset('a robot to paint', 0.5);
    const count = (await run.editor.scene()).length;
    await run.editor.select(robot.id);
    await run.seen('Retexture');
    await run.editor.press('Retexture');
    await run.editor.set('Style', 'blue enamel');
    await run.editor.press('Generate');
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
    expect(await modelFacts(input.files.model!.bytes)).toEqual({
      height: expect.closeTo(0.5, 3),
      meshes: made.meshes,
    });
  });
}

async function modelFacts(glb: Uint8Array): Promise<{ height: number | undefined; meshes: number }> {
  const { bounds, meshes } = await inspectModel(bytesSource(glb, 'selection.glb'), { bounds: 'auto' });
  return { height: bounds?.size[1], meshes: meshes.length };
}
