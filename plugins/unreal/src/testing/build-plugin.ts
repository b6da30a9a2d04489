import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

/** Builds the zip into a folder, as `npm run build` does, and unpacks it there. Returns the path of the plugin. */
export async function buildPlugin(folder: string): Promise<string> {
  const zip = unzipSync(await readFile(await buildZip(folder)));
  for (const [name, bytes] of Object.entries(zip)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return join(folder, 'Meshwright');
}

/** Builds the zip into a folder. Returns its path. */
export async function buildZip(folder: string): Promise<string> {
  const build = join(import.meta.dirname, '../../build.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [build, '--out', folder]);
  return stdout.trim();
}
