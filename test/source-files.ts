import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what was installed, built or cached. */
const derived = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.cache',
  '.meshwright',
  'meshwright-out',
]);

/**
 * Returns the paths of the files below a folder, with slashes, without those that were installed, built or cached.
 * @param folder absolute
 */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !derived.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? sourceFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    );
}
