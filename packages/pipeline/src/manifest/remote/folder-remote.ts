import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publishFile, unlessMissing } from '@meshwright/purchase/files';
import { PipelineError } from '../../pipeline-error.ts';
import type { Remote } from './remote.ts';

/**
 * Creates a remote in a shared folder: `ab/cdef...` by hash. The folder is created with the first file.
 * @example
 * import { folderRemote } from '@meshwright/pipeline/node';
 *
 * const remote = folderRemote('shared-assets'); // a folder that the team shares
 */
export function folderRemote(path: string): Remote {
  const place = (hash: string) => join(path, hash.slice(0, 2), hash.slice(2));
  return {
    get: (hash) => reached(path, unlessMissing(readFile(place(hash)))),
    async put(hash, bytes) {
      const entry = await reached(path, unlessMissing(stat(place(hash))));
      if (entry?.size !== bytes.byteLength) await publishFile(place(hash), (file) => file.writeFile(bytes));
    },
  };
}

async function reached<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const said = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new PipelineError(
      'io_failed',
      `read the remote ${path}: ${said}. Make the folder reachable and run the same again.`,
      { cause },
    );
  }
}
