import type { ContentStore } from '@meshwright/purchase';
import { sha256 } from '@meshwright/purchase/identity';
import { PipelineError } from '../../pipeline-error.ts';
import { filesOf, type LockedAsset, type LockedTake } from '../lockfile.ts';
import type { ProjectFiles } from '../project-files.ts';
import type { Remote } from '../remote/remote.ts';

/**
 * Restores the files of a locked asset, byte for byte, from the store or the remote.
 * @returns `kept` when all were in place
 * @throws PipelineError `missing_content` when neither has them: nothing is bought again automatically; `io_failed`
 * when the remote cannot be reached
 * @example
 * import { readLock, restoreAsset } from '@meshwright/pipeline';
 *
 * for (const asset of Object.values((await readLock(files)).assets)) {
 *   await restoreAsset(asset, files, store, undefined);
 * }
 */
export async function restoreAsset(
  asset: LockedAsset,
  files: ProjectFiles,
  store: ContentStore,
  remote: Remote | undefined,
): Promise<'kept' | 'restored'> {
  let state: 'kept' | 'restored' = 'kept';
  for (const [path, { sha256: hash }] of Object.entries(filesOf(asset))) {
    if ((await files.hash(path)) === hash) continue;
    await files.write(path, await readLocked(path, hash, asset, store, remote));
    state = 'restored';
  }
  return state;
}

/** Returns the bytes of a locked file from the store or the remote. @throws PipelineError as `restoreAsset` */
export async function readLocked(
  path: string,
  hash: string,
  { tasks }: Pick<LockedTake, 'tasks'>,
  store: ContentStore,
  remote: Remote | undefined,
): Promise<Uint8Array> {
  const bytes = (await store.read(hash)) ?? (await fromRemote(hash, remote, store));
  if (bytes) return bytes;
  const refs = Object.values(tasks).map(({ ref }) => ref);
  throw new PipelineError(
    'missing_content',
    `${path} is locked as ${hash.slice(0, 12)}, and neither the store nor ${remote ? 'the remote' : 'a remote'} has it. ` +
      `Fetch it from a machine that has it, or buy it again with "meshwright update". It was made by ${refs.join(', ')}.`,
  );
}

/** Verifies the hash of content from a remote. */
async function fromRemote(
  hash: string,
  remote: Remote | undefined,
  store: ContentStore,
): Promise<Uint8Array | undefined> {
  const bytes = await remote?.get(hash);
  if (!bytes || (await sha256(Uint8Array.from(bytes))) !== hash) return undefined;
  await store.write(bytes);
  return bytes;
}
