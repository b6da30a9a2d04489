import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photo } from '../photo.ts';
import type { Way } from '../way.ts';
import { commandRun } from './command.ts';

/** `meshwright create` with a prompt. */
export const createText: Way = {
  name: 'create text',
  purchases: 1,
  async open(context) {
    const argv = ['create', `a wooden box number ${context.number}`, '--height', '1'];
    return { ...commandRun(context, [() => argv]), delivered: () => assetTasks(context.folder) };
  },
};

/** `meshwright create` with a picture. */
export const createImage: Way = {
  name: 'create image',
  purchases: 1,
  async open(context) {
    await writeFile(join(context.folder, 'box.png'), await photo());
    const argv = ['create', '--image', 'box.png', '--height', '1'];
    return { ...commandRun(context, [() => argv]), delivered: () => assetTasks(context.folder) };
  },
};

interface Sidecar {
  readonly tasks: readonly { readonly ref: string }[];
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

/** Returns the tasks of every complete asset folder. */
async function assetTasks(folder: string): Promise<readonly string[]> {
  const out = join(folder, 'meshwright-out');
  const ids: string[] = [];
  for (const name of await readdir(out)) {
    const names = await readdir(join(out, name));
    for (const sidecar of names.filter((each) => each.endsWith('.json'))) {
      const { tasks, files } = JSON.parse(await readFile(join(out, name, sidecar), 'utf8')) as Sidecar;
      const isWhole = await Promise.all(
        files.map(async (file) => (await digestOf(join(out, name, file.name))) === file.sha256),
      );
      if (isWhole.every(Boolean)) ids.push(...tasks.map(({ ref }) => /:([^@]+)/.exec(ref)![1]!));
    }
  }
  return ids;
}

async function digestOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
