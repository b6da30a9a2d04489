import { createHash } from 'node:crypto';
import { access, constants, lstat, readFile, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { hasCode } from '@meshwright/contract';
import { publishFile, sweepDrafts, unlessMissing, writeError } from '@meshwright/purchase/files';
import type { NamedBy } from '@meshwright/purchase/node';
import { PipelineError } from '../pipeline-error.ts';
import { lockFileName, parseLockfile } from './lockfile.ts';
import type { ProjectFiles } from './project-files.ts';
import { lockedContent } from './sync/locked-content.ts';

/**
 * Gives access to the files of a project in a folder. No path leads out of it, links included.
 * @example
 * import { readProject } from '@meshwright/pipeline';
 * import { folderProject } from '@meshwright/pipeline/node';
 *
 * const project = await readProject(folderProject('.'));
 */
export function folderProject(folder: string): ProjectFiles {
  async function inside(path: string): Promise<string> {
    const root = await realpath(folder);
    const place = resolve(root, path);
    const real = await nearestReal(place);
    if (real !== root && !real.startsWith(root + sep)) {
      throw new PipelineError('bad_option', `${path}: leads out of the project.`);
    }
    return place;
  }
  const read = async (path: string): Promise<Uint8Array | undefined> =>
    unlessMissing(readFile(await inside(path)));
  return {
    lockfile: resolve(folder, lockFileName),
    read,
    async hash(path) {
      const bytes = await read(path);
      return bytes && createHash('sha256').update(bytes).digest('hex');
    },
    async write(path, bytes) {
      const place = await inside(path);
      await publishFile(place, (file) => file.writeFile(bytes));
      await sweepDrafts(place);
    },
    async tryWrite(path) {
      const place = await inside(path);
      if ((await stat(place).catch(missing))?.isDirectory()) {
        throw new PipelineError(
          'io_failed',
          `${path} is a folder, where a file has to go: name another place.`,
        );
      }
      await tryFolder(dirname(place), path);
    },
    async remove(path) {
      await rm(await inside(path), { force: true });
    },
  };
}

/** Returns undefined for a missing file or a path below a file. */
function missing(error: unknown): undefined {
  if (hasCode(error, 'ENOTDIR', 'ENOENT')) return undefined;
  throw error;
}

/** @param path file to be written into the folder, which may not exist yet */
async function tryFolder(folder: string, path: string): Promise<void> {
  // The second look finds a link that leads nowhere, or a folder that another process has just made.
  const entry = (await stat(folder).catch(missing)) ?? (await lstat(folder).catch(missing));
  if (!entry) return tryFolder(dirname(folder), path);
  if (!entry.isDirectory()) {
    const what = entry.isSymbolicLink() ? 'a link that leads nowhere' : 'a file';
    const message = `${path} cannot be written: ${folder} is ${what}, where a folder has to be. Name another place.`;
    throw new PipelineError('io_failed', message);
  }
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw writeError(path, error);
  });
}

/** Returns the real path of a file, or of its nearest existing parent folder. */
async function nearestReal(path: string): Promise<string> {
  const real = await realpath(path).catch(missing);
  return real ?? join(await nearestReal(dirname(path)), path.slice(dirname(path).length));
}

/**
 * Reads what the lockfile at a path names, for `collect` of a folder store.
 * @example
 * import { namedByLockfile } from '@meshwright/pipeline/node';
 * import { folderStore } from '@meshwright/purchase/node';
 *
 * await folderStore('store').collect({ named: namedByLockfile });
 */
export const namedByLockfile: NamedBy = async (lockfile) => {
  const text = await readFile(lockfile, 'utf8').catch(() => undefined);
  const lock = text === undefined ? undefined : parseLockfile(text).value;
  return lock && lockedContent(lock);
};
