import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunContext, Way } from '../way.ts';
import { commandRun } from './command.ts';

/** `meshwright sync` of a project that declares one asset. */
export const sync: Way = {
  name: 'sync',
  purchases: 1,
  async open(context) {
    await declareCrate(context);
    return { ...commandRun(context, [() => ['sync']]), delivered: () => lockedTasks(context.folder) };
  },
};

/** Writes a manifest with one asset and a budget for one purchase of it. */
export async function declareCrate({ folder, number, account }: RunContext): Promise<void> {
  const manifest = {
    service: account.env.MESHWRIGHT_BASE_URL,
    budget: { project: 1_000 },
    assets: { crate: { prompt: `an iron crate number ${number}`, place: { height: 1 } } },
  };
  await writeFile(join(folder, 'meshwright.json'), JSON.stringify(manifest));
}

/** Returns the tasks of the lockfile, where the files it names exist. */
export async function lockedTasks(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'meshwright.lock.json'), 'utf8');
  await readFile(join(folder, 'assets/crate.glb'));
  const { assets } = JSON.parse(text) as { assets: Record<string, { tasks: Record<string, unknown> }> };
  const tasks = JSON.stringify(Object.values(assets).map((asset) => asset.tasks));
  return tasks.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
}
