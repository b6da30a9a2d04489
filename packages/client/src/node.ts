import { createHash, type Hash, randomUUID } from 'node:crypto';
import { fsync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Downloaded, DownloadOptions } from './download/download-to.ts';
import type { ResultFile } from './run.ts';

/**
 * Writes a file of a finished task to a path, making its folder. A file of that name is replaced only by the whole new one.
 * @throws ClientError as `downloadTo`; `sink_failed` when the path cannot be written
 * @example
 * import { createClient } from '@meshwright/client';
 * import { saveTo } from '@meshwright/client/node';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const client = createClient({ baseUrl: process.env.MESHWRIGHT_BASE_URL!, key: process.env.MESHWRIGHT_API_KEY! });
 * const { model } = await client.run(textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 * await saveTo(model!, 'models/chest.glb');
 */
export async function saveTo(
  file: Pick<ResultFile, 'downloadTo'>,
  path: string,
  options: Omit<DownloadOptions, 'resumeFrom'> = {},
): Promise<Downloaded> {
  const partial = `${path}.${randomUUID()}.part`;
  let handle: FileHandle | undefined;
  let hash: Hash = createHash('sha256');
  try {
    const done = await file.downloadTo(
      {
        async open() {
          await handle?.close();
          await mkdir(dirname(path), { recursive: true });
          handle = await open(partial, 'w');
          hash = createHash('sha256');
        },
        async write(bytes) {
          hash.update(bytes);
          await handle!.writeFile(bytes);
        },
        sha256: () => hash.copy().digest('hex'),
      },
      options,
    );
    // By its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`.
    if (handle) await promisify(fsync)(handle.fd);
    await handle?.close();
    handle = undefined;
    await rename(partial, path);
    return done;
  } finally {
    await handle?.close();
    await rm(partial, { force: true });
  }
}
