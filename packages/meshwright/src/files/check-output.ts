import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from '../errors/cli-error.ts';

/**
 * Refuses an output path that exists, or below something that is no folder. Missing folders are made when the file is
 * written.
 * @param label the path as the message names it, such as `-o /models/out.glb`
 * @param force whether an existing file may be replaced
 * @throws CliError `local_io`
 */
export async function checkOutput(label: string, output: string, force: boolean): Promise<void> {
  if (!force && (await statOf(output))) {
    throw new CliError('local_io', `${label} exists: name another file, or --force to replace it`);
  }
  for (let folder = dirname(output); ; folder = dirname(folder)) {
    const entry = await statOf(folder);
    if (entry?.isDirectory() || (!entry && dirname(folder) === folder)) return;
    if (entry) {
      throw new CliError(
        'local_io',
        `${label} cannot be written: ${folder} is a file and no folder; name another file`,
      );
    }
  }
}

/** Makes the folder of an output. @throws Error of the file system */
export async function makeFolderOf(output: string): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
}

const statOf = (path: string) => stat(path).catch(() => undefined);
