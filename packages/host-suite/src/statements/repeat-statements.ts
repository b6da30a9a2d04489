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

  // Issue 39, defect 7b.
  it.runIf(run.driver.undo)('knows the asset that undo of Import again brings back', async () => {
    const title = 'a robot to renew and keep';
    const imported = async () => (await run.standing(title)).provenance;
    const first = (await run.asset(title, 0.8)).provenance;
    await run.editor.press('Import again');
    await expect.poll(imported, run.waiting).not.toEqual(first);
    await run.editor.undo?.();
    await expect.poll(imported, run.waiting).toEqual(first);
    // A selection is reported after what stands in the scene.
    // The newest of the others: older ones may be hidden behind it.
    const other = (await run.editor.scene()).findLast(({ provenance }) => titleOf(provenance) !== title)!;
    await run.editor.select(other.id);
    await run.seen(`Selected: ${other.name}`);
    await run.editor.press('Remove from scene');
    const titles = async () => (await run.editor.scene()).map(({ provenance }) => titleOf(provenance));
    await expect.poll(titles, run.waiting).not.toContain(title);
    expect(await titles()).toContain(titleOf(other.provenance));
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

function titleOf(provenance: unknown): string | undefined {
  return (provenance as { readonly title?: string } | null)?.title;
}
