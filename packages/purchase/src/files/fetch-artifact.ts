import {
  type Artifact,
  artifacts,
  type Connection,
  downloadTo,
  formatTaskRef,
  retrieve,
  type TaskRef,
} from '@meshwright/client';
import { hasCode } from '@meshwright/contract';
import { PurchaseError } from '../purchase-error.ts';
import type { Content, ContentStore } from './content-store.ts';
import { writeError } from './folder/write-error.ts';

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined;
}

/** How often an expired link is replaced during one download. */
const maxLinks = 4;

/**
 * Downloads one file of a finished task into the store, unless it is there. An interrupted download resumes, also in
 * another process and with another link.
 * @param name path of the file in the task object: `model_urls.glb`
 * @throws PurchaseError `missing_content` when the task has no such file (any more), `disk_full`, `io_failed`,
 * `aborted`; ClientError as `downloadTo` does
 * @example
 * import { fetchArtifact } from '@meshwright/purchase';
 *
 * const { hash } = await fetchArtifact(connection, store, ref, 'model_urls.glb');
 * const glb = await store.read(hash);
 */
export async function fetchArtifact(
  connection: Connection,
  store: ContentStore,
  ref: TaskRef,
  name: string,
  options: FetchOptions = {},
): Promise<Content> {
  const { signal, onProgress } = options;
  const receiving = await store.receive(`${formatTaskRef(ref)} ${name}`, signal);
  try {
    if (receiving.found) return receiving.found;
    for (let links = 1; ; links++) {
      const artifact = await find(connection, ref, name, signal);
      try {
        await downloadTo(connection, artifact, receiving.sink, {
          signal,
          onProgress,
          resumeFrom: receiving.resumePoint(),
        });
        return await receiving.publish();
      } catch (error) {
        if (hasCode(error, 'sink_failed')) throw writeError('the content store', error.cause);
        if (!hasCode(error, 'link_expired') || links === maxLinks) throw error;
      }
    }
  } finally {
    await receiving.close();
  }
}

async function find(
  connection: Connection,
  ref: TaskRef,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Artifact> {
  const task = await retrieve(connection, ref, { signal });
  const all = artifacts(ref.family, task);
  const artifact = all.find((each) => each.name === name);
  if (artifact) return artifact;
  const has = all.length === 0 ? 'no files' : all.map((each) => each.name).join(', ');
  throw new PurchaseError(
    'missing_content',
    `${formatTaskRef(ref)} has no ${name}; it is ${task.status} and has ${has}.`,
  );
}
