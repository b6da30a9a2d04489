import { expect, it } from 'vitest';
import { type SuiteRun, taskPath } from '../suite-run.ts';

/** Results of earlier tasks: imported again, or made by another client. */
export function repeatStatements(run: SuiteRun): void {
  it('imports an asset again in place', async () => {
    const robot = await run.asset('a robot to renew', 0.8);
    const before = (await run.editor.scene()).length;
    await run.editor.press('Import again');
    await run.seen(`${robot.name} is in the scene`);
    const again = await run.standing('a robot to renew');
    expect(await run.editor.scene()).toHaveLength(before);
    expect([again.name, again.height]).toEqual([robot.name, expect.closeTo(0.8, 3)]);
  });

  it('imports a task that was made elsewhere, by its id', async () => {
    const id = await run.backend.create(taskPath, { mode: 'preview', prompt: 'a robot from elsewhere' });
    const spent = await run.backend.spent();
    await run.editor.set('Task ID', `text-to-3d:${id}`);
    await run.editor.press('Add task');
    await run.standing('a robot from elsewhere');
    expect(await run.backend.spent()).toBe(spent);
  });
}
