import { createHash } from 'node:crypto';
import { readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { publishFile, sweepDrafts } from '../files/publish-file.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { PipelineError } from '../pipeline-error.ts';
import { lockFileName } from './lockfile.ts';
import type { ProjectFiles } from './project.ts';

/** The files of a project in a folder. No path leads out of it, links included. */
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
    async remove(path) {
      await rm(await inside(path), { force: true });
    },
  };
}

/** The real path of a file, or of the nearest folder above it that exists. */
async function nearestReal(path: string): Promise<string> {
  const real = await unlessMissing(realpath(path));
  return real ?? join(await nearestReal(dirname(path)), path.slice(dirname(path).length));
}
