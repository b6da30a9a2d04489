import { realpathSync } from 'node:fs';
import { copyFile, link, mkdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { plain } from '../answer/plain.ts';
import { McpRefusal } from '../mcp-error.ts';

/** The one folder below which files are read and written; links are resolved before every use. */
export interface RootFolder {
  /** Absolute, without links. */
  readonly path: string;
  /** Returns the real path of an existing file below the root. */
  existing(path: string): Promise<string>;
  /** Returns the real path for a new file below the root: its folder exists afterwards. */
  target(path: string): Promise<string>;
  /** Returns a path as it is shown: from the root. */
  shown(path: string): string;
  /** Whether an absolute path is below the root, links resolved. */
  holds(path: string): Promise<boolean>;
}

export function rootFolder(folder: string): RootFolder {
  const root = realpathSync(folder);
  const inside = (path: string): boolean => {
    const way = relative(root, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  };
  const outside = (path: string): McpRefusal =>
    new McpRefusal(
      'outside_root',
      `${JSON.stringify(plain(path, 120))} leads out of ${root}: files are read and written below that folder only. Name a path below it.`,
    );
  const within = (path: string): string => {
    if (path.includes('\0')) throw outside(path);
    const place = resolve(root, path);
    if (!inside(place)) throw outside(path);
    return place;
  };
  return {
    path: root,
    async existing(path) {
      const real = await realpath(within(path)).catch(() => {
        throw new McpRefusal(
          'not_found',
          `${JSON.stringify(plain(path, 120))}: there is no such file below ${root}.`,
        );
      });
      if (!inside(real)) throw outside(path);
      if ((await sizeOf(real)) === undefined) {
        throw new McpRefusal('not_found', `${JSON.stringify(plain(path, 120))} is not a file. Name one.`);
      }
      return real;
    },
    async target(path) {
      const place = within(path);
      // Checked before anything is made, and again afterwards: a folder may be a link.
      if (!inside(await nearestReal(dirname(place)))) throw outside(path);
      await mkdir(dirname(place), { recursive: true });
      const real = await realpath(dirname(place));
      if (!inside(real)) throw outside(path);
      return join(real, basename(place));
    },
    shown: (path) => (inside(path) ? relative(root, path) || '.' : path),
    holds: async (path) => inside(await realpath(path).catch(() => '/')),
  };
}

/** Returns the real path of a folder, or of its nearest existing parent. */
async function nearestReal(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || path === dirname(path)) return real ?? path;
  return join(await nearestReal(dirname(path)), basename(path));
}

/** Moves a finished file to a path that is free; never replaces anything. Returns false when the path is taken. */
export async function moveToFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Not every file system has hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(code ?? '')) throw error;
    const { COPYFILE_EXCL } = (await import('node:fs')).constants;
    const taken = await copyFile(from, to, COPYFILE_EXCL).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return true;
      throw cause;
    });
    if (taken === true) return false;
  }
  await rm(from, { force: true });
  return true;
}

/** Returns the size of a file, or undefined if there is none. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? facts.size : undefined;
}
