import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from '../errors/cli-error.ts';

/**
 * Refuses an output path that exists, or whose folder does not.
 * @param label the path as the message names it, such as `-o /models/out.glb`
 * @param force whether an existing file may be replaced
 * @throws CliError `local_io`
 */
export async function checkOutput(label: string, output: string, force: boolean): Promise<void> {
  if (!force && (await statOf(output))) {
    throw new CliError('local_io', `${label} exists: name another file, or --force to replace it`);
  }
  const folder = await statOf(dirname(output));
  if (folder?.isDirectory()) return;
  const problem = folder ? 'is not a folder' : 'does not exist; make it first';
  throw new CliError('local_io', `${label} cannot be written: the folder ${dirname(output)} ${problem}`);
}

const statOf = (path: string) => stat(path).catch(() => undefined);
