import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the add-on's zip into a folder, as `npm run build` does. Returns its path. */
export async function buildZip(folder: string): Promise<string> {
  const build = join(import.meta.dirname, '..', '..', '..', 'build.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [build, '--out', folder]);
  return stdout.trim();
}
