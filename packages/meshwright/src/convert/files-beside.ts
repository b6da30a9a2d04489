import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** Most folders beside a model that are searched for a file by its name alone. */
const mostFolders = 100;

/**
 * Returns a reader of the files in a model's folder by the paths that a model states: the path itself, or as much of its
 * end as is there, with any slashes and any case; then the name alone in the folders of the model's folder. Nothing
 * outside of the model's folder is opened.
 */
export async function filesBeside(model: string): Promise<(path: string) => Promise<Uint8Array | undefined>> {
  const folder = await realpath(dirname(model));
  const listings = new Map<string, Promise<ReadonlyMap<string, string>>>();

  /** Names in a folder by their lower case. */
  const namesIn = (path: string): Promise<ReadonlyMap<string, string>> => {
    let listing = listings.get(path);
    if (!listing) {
      listing = readdir(path).then(
        (names) => new Map(names.map((name) => [name.toLowerCase(), name])),
        () => new Map<string, string>(),
      );
      listings.set(path, listing);
    }
    return listing;
  };

  const walked = async (from: string, parts: readonly string[]): Promise<string | undefined> => {
    let path = from;
    for (const part of parts) {
      const names = await namesIn(path);
      const name = names.get(part.toLowerCase());
      if (name === undefined) return undefined;
      path = join(path, name);
    }
    return path;
  };

  const opened = async (path: string | undefined): Promise<Uint8Array | undefined> => {
    const real = path && (await realpath(path).catch(() => undefined));
    if (!real?.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
    return readFile(real).catch(() => undefined);
  };

  return async (stated) => {
    const parts = stated
      .split(/[\\/]+/)
      .filter((part) => part !== '' && part !== '.' && part !== '..' && !part.endsWith(':'));
    for (let from = 0; from < parts.length; from++) {
      const bytes = await opened(await walked(folder, parts.slice(from)));
      if (bytes) return bytes;
    }
    const name = parts.at(-1);
    if (name === undefined) return undefined;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const inside = entries.filter((entry) => !entry.isFile()).map((entry) => entry.name);
    for (const inner of inside.slice(0, mostFolders)) {
      const bytes = await opened(await walked(join(folder, inner), [name]));
      if (bytes) return bytes;
    }
    return undefined;
  };
}
