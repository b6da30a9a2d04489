import { type Artifact, mainModel, parseTaskRef, type TaskRef } from '@meshwright/client';
import { hasCode } from '@meshwright/contract';
import { AssetError } from '../asset-error.ts';
import { openAssetCache } from './asset-cache.ts';
import { identityOf, type NamedSource, type TaskClient, type TaskFile } from './asset-source.ts';
import type { FetchedAsset, FetcherOptions, FetchOptions } from './fetch-asset.ts';
import { assetError, type FetchedFile, fetchFile, type Received } from './fetch-file.ts';
import type { SharedWork } from './shared-work.ts';

/** Files with a name that outlives their address: those of tasks, and those that a sidecar lists. They are cached. */
export interface NamedFiles {
  fetch(source: NamedSource, options: FetchOptions): Promise<FetchedAsset>;
  /** Returns whether the file of a task is cached, so that no request is needed. */
  has(task: TaskRef): Promise<boolean>;
}

/** @param work shared with the loads of plain addresses */
export function namedFiles(options: FetcherOptions, work: SharedWork<FetchedFile, Received>): NamedFiles {
  const { client, families = [], assetCache = openAssetCache() ?? null } = options;

  return {
    has: async (task) => (await assetCache?.has(identityOf({ task }))) ?? false,
    async fetch(source, { signal, onProgress }) {
      const shared = async (identity: string, run: Parameters<typeof work.join>[1]) => {
        const { bytes } = await work.join(
          identity,
          (signal, onProgress) => throughCache(identity, () => run(signal, onProgress)),
          { signal, onUpdate: onProgress },
        );
        return { bytes, identity };
      };
      if (source.kind === 'sidecar') {
        const { url } = source;
        const { bytes: text } = await fetchFile({ url, format: 'json' }, { ...options, signal });
        const { sha256, ...model } = modelOfSidecar(text, url);
        return shared(sha256, (signal, onProgress) =>
          fetchFile({ ...model, format: 'glb' }, { ...options, signal, onProgress, sha256 }),
        );
      }
      const file = 'file' in source ? source.file : { task: parseTaskRef(source.text, families) };
      return shared(identityOf(file), (signal, onProgress) => fetchTaskFile(file, signal, onProgress));
    },
  };

  async function throughCache(identity: string, get: () => Promise<FetchedFile>): Promise<FetchedFile> {
    const known = await assetCache?.get(identity);
    if (known) return { bytes: known, sha256: undefined };
    const file = await get();
    if (file.sha256) await assetCache?.put(identity, file.bytes, file.sha256);
    return file;
  }

  async function fetchTaskFile(
    file: TaskFile,
    signal: AbortSignal,
    onProgress: (received: Received) => void,
  ): Promise<FetchedFile> {
    const get = async () => fetchFile(await linkOf(file, client, signal), { ...options, signal, onProgress });
    try {
      return await get();
    } catch (error) {
      // A link may expire before the file does: the task returns a new one, once.
      if (!hasCode(error, 'expired')) throw error;
      return await get();
    }
  }
}

/** Returns the artifact of a task once it has ended. */
async function linkOf(
  { task: ref, artifact }: TaskFile,
  client: TaskClient | undefined,
  signal: AbortSignal,
): Promise<Artifact> {
  if (!client) throw new AssetError('bad_source', 'Loading a task needs the `client` option.');
  const task = await client.wait(ref, { signal }).catch((error: unknown) => {
    throw assetError(error, signal);
  });
  const called = `${ref.family.name} task ${ref.id}`;
  if (task.status !== 'SUCCEEDED') throw new AssetError('task_failed', `The ${called} ended ${task.status}.`);
  const files = client.artifacts(ref.family, task);
  const found = artifact ? files.find(({ name }) => name === artifact) : mainModel(ref.family, files);
  if (!found) throw new AssetError('bad_source', `The ${called} has no ${artifact ?? 'GLB'}.`);
  return found;
}

function modelOfSidecar(text: Uint8Array, url: string): { url: string; sha256: string } {
  try {
    const { files } = JSON.parse(new TextDecoder().decode(text)) as {
      files: { name: string; sha256: string }[];
    };
    const { name, sha256 } = files.find((file) => /\.glb$/i.test(file.name))!;
    const base = new URL(url, globalThis.location?.href);
    return { url: new URL(encodeURIComponent(name), base).href, sha256 };
  } catch (cause) {
    throw new AssetError('bad_source', 'The JSON is not a sidecar: it lists no GLB.', { cause });
  }
}
