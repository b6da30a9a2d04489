import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photo } from '../photo.ts';
import type { RunContext, Way, WayRun } from '../way.ts';
import { commandRun } from './command.ts';

/** `meshwright tasks create`, then watch and download by the reference it prints. */
export const tasksCreate: Way = {
  name: 'tasks create',
  purchases: 1,
  open: async (context) =>
    taskRun(context, ['text-to-3d', '--mode', 'preview', '--prompt', `a clay jug number ${context.number}`]),
};

/** The same for a product of the Creative Lab. */
export const createProduct: Way = {
  name: 'create a product',
  purchases: 1,
  async open(context) {
    await writeFile(join(context.folder, 'cat.png'), await photo());
    return taskRun(context, ['keycap-prototype', '--image-url', 'cat.png']);
  },
};

function taskRun(context: RunContext, family: readonly string[]): WayRun {
  let ref = '';
  return {
    ...commandRun(context, [
      () => ['tasks', 'create', ...family, '--json'],
      (before) => {
        ref = (JSON.parse(before) as { ref: string }).ref;
        return ['tasks', 'watch', ref];
      },
      () => ['tasks', 'download', ref],
    ]),
    async delivered() {
      const folders = await readdir(join(context.folder, 'meshwright-out'));
      const id = /:([^@]+)/.exec(ref)![1]!;
      return folders.some((name) => name.includes(id)) ? [id] : [];
    },
  };
}
