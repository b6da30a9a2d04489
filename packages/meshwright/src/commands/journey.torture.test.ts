import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';

// The way of a character from a sentence to a print, on the embedded service with its real jobs.
let home: Home;
beforeAll(async () => {
  home = await freshHome();
});
afterAll(() => home.remove());

const go = async (...argv: string[]): Promise<string> => {
  const ended = await runHere(argv, { cwd: home.folder, env: { ...home.env } });
  expect(ended, argv.join(' ')).toMatchObject({ code: 0 });
  return ended.stdout;
};
/** Buys a task, waits for it, saves its files, and returns its reference. */
const task = async (family: string, ...flags: string[]): Promise<string> => {
  const [ref] = (await go('tasks', 'create', family, ...flags)).split(/\s/);
  await go('tasks', 'watch', ref!);
  await go('tasks', 'download', ref!, '--out', family, '--force');
  return ref!;
};
const files = async (family: string) => (await readdir(join(home.folder, family))).sort();

async function walk(): Promise<void> {
  const created = await go(
    'create',
    'a knight',
    '--no-texture',
    '--pose-mode',
    'a-pose',
    '--json',
    '--force',
  );
  const preview = (/"ref": "([^"]+)"/.exec(created) ?? [])[1]!;
  const refine = await task('text-to-3d', '--mode', 'refine', '--preview-task-id', preview);
  const rig = await task('rigging', '--input-task-id', refine, '--height-meters', '1.8');
  await task('animation', '--rig-task-id', rig, '--action-id', '28');
  await task('multi-color-print', '--input-task-id', refine);
}

it('a sentence becomes a walking knight and a print for 48 credits, and for nothing the second time', async () => {
  await walk();
  const clips = ['walking', 'running'].flatMap((name) => [
    `${name}.fbx`,
    `${name}.glb`,
    `${name}_armature.glb`,
  ]);
  expect(await files('rigging')).toEqual(
    ['rigged_character.fbx', 'rigged_character.glb', 'task.json', ...clips].sort(),
  );
  expect(await files('animation')).toEqual(['animation.fbx', 'animation.glb', 'task.json']);
  expect(await files('multi-color-print')).toEqual(['model.3mf', 'task.json']);
  const paid = async () => JSON.parse(await go('journal', '--json')).total;
  expect(await paid()).toBe(48);
  await walk();
  expect(await paid()).toBe(48);
});
