import { type Artifact, mainModel, type TaskRef } from '@meshwright/client';
import { type Family, hasCode } from '@meshwright/contract';
import { AssetError } from '../asset-error.ts';
import { type AssetCache, openAssetCache } from './asset-cache.ts';
import { type AssetSource, identityOf, sortSource, type TaskClient, type TaskFile } from './asset-source.ts';
import { assetError, type FetchedFile, fetchFile, type Received } from './fetch-file.ts';
import { sharedWork } from './shared-work.ts';

export interface FetcherOptions {
  /**
   * Needed for tasks.
   * @default none: addresses only
   */
  readonly client?: TaskClient | undefined;
  /**
   * Families that a task in its short form may name.
   * @default none
   */
  readonly families?: readonly Family[] | undefined;
  /**
   * Keeps the files of tasks.
   * @default one in Cache Storage, if available; null disables it
   */
  readonly assetCache?: AssetCache | null | undefined;
  /**
   * Longest time without a byte, in milliseconds.
   * @default 30,000
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Sends the requests.
   * @default the global fetch
   */
  readonly fetch?: typeof fetch | undefined;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((received: Received) => void) | undefined;
}

interface FetchedAsset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Equal for equal artifacts; undefined for bytes without a name. */
  readonly identity: string | undefined;
}

export interface FetchAsset {
  (source: AssetSource, options?: FetchOptions): Promise<FetchedAsset>;
  /** Returns whether the file of a task is cached, so that no request is needed. */
  has(task: TaskRef): Promise<boolean>;
}

/**
 * Returns the fetcher of every asset of a page. Concurrent loads of one artifact share one request, and each may abort
 * alone. Files of tasks are cached by task and name, so each is downloaded once.
 * @example
 * import { assetFetcher } from '@meshwright/runtime';
 *
 * const fetchAsset = assetFetcher();
 * const { bytes } = await fetchAsset('/models/chest.glb', {
 *   onProgress: ({ bytes, total }) => console.log(`${bytes} of ${total ?? 'unknown'} bytes`),
 * });
 * console.log(bytes.byteLength);
 */
export function assetFetcher(options: FetcherOptions = {}): FetchAsset {
  const { client, families, assetCache = openAssetCache() ?? null } = options;
  const work = sharedWork<FetchedFile, Received>();

  const fetchAsset = async (source: AssetSource, { signal, onProgress }: FetchOptions = {}) => {
    const sorted = sortSource(source, families);
    const join = (key: string, run: Parameters<typeof work.join>[1]) =>
      work.join(key, run, { signal, onUpdate: onProgress });
    switch (sorted.kind) {
      case 'bytes':
        return { bytes: await sorted.read(), identity: undefined };
      case 'url': {
        const { bytes, sha256 } = await join(sorted.url, (signal, onProgress) =>
          fetchFile({ url: sorted.url }, { ...options, signal, onProgress }),
        );
        return { bytes, identity: sha256 };
      }
      case 'sidecar': {
        const { bytes: text } = await fetchFile({ url: sorted.url, format: 'json' }, { ...options, signal });
        const model = modelOfSidecar(text, sorted.url);
        const { bytes } = await join(model.sha256, (signal, onProgress) =>
          throughCache(model.sha256, () =>
            fetchFile(
              { url: model.url, format: 'glb' },
              { ...options, signal, onProgress, sha256: model.sha256 },
            ),
          ),
        );
        return { bytes, identity: model.sha256 };
      }
      case 'task': {
        const { bytes } = await join(sorted.identity, (signal, onProgress) =>
          throughCache(sorted.identity, () => fetchTaskFile(sorted.file, signal, onProgress)),
        );
        return { bytes, identity: sorted.identity };
      }
    }
  };
  return Object.assign(fetchAsset, {
    has: async (task: TaskRef) => (await assetCache?.has(identityOf({ task }))) ?? false,
  });

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
