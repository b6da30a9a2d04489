import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens an editor with a home folder of its own, which is removed when that fails. */
export async function withEditorHome<T>(name: string, open: (home: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), `meshwright-${name}-`));
  try {
    return await open(home);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the bytes of every file below a folder as text, one character each. */
export async function textBelow(folder: string, except?: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => except === undefined || !path.startsWith(except));
  return (await Promise.all(files.map((path) => readFile(path, 'latin1')))).join('\n');
}
