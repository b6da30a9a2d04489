import type { TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { AssetCache } from './asset-cache.ts';
import { type AssetSource, sortSource, type TaskClient } from './asset-source.ts';
import { type FetchedFile, fetchFile, type Received } from './fetch-file.ts';
import { glbHead, jsonText } from './first-bytes.ts';
import type { NamedFiles } from './named-files.ts';
import { pageScript } from './page-script.ts';
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

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((received: Received) => void) | undefined;
}

export interface FetchedAsset {
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
  const work = sharedWork<FetchedFile, Received>();
  let files: NamedFiles | undefined;

  /** A chunk of its own: a page of plain addresses does without it. */
  async function named(): Promise<NamedFiles> {
    const { namedFiles } = await pageScript(() => import('./named-files.ts'), 'a task or a sidecar');
    files ??= namedFiles(options, work);
    return files;
  }

  const fetchAsset = async (source: AssetSource, { signal, onProgress }: FetchOptions = {}) => {
    const sorted = sortSource(source, options.families);
    switch (sorted.kind) {
      case 'bytes':
        return { bytes: await sorted.read(), identity: undefined };
      case 'url': {
        const { bytes, sha256 } = await work.join(
          sorted.url,
          async (signal, onProgress) => {
            const file = await fetchFile({ url: sorted.url }, { ...options, signal, onProgress });
            if (!mayHaveFiles(file.bytes)) return file;
            const { fetchBeside } = await packing();
            return fetchBeside(file, sorted.url, { ...options, signal, onProgress });
          },
          { signal, onUpdate: onProgress },
        );
        return { bytes, identity: sha256 };
      }
      case 'files':
        return { bytes: await (await packing()).packFolder(sorted.files), identity: undefined };
      default:
        return (await named()).fetch(sorted, { signal, onProgress });
    }
  };
  /** A chunk of its own: most models have their data inside. */
  const packing = () => pageScript(() => import('./pack-files.ts'), 'a model of several files');
  return Object.assign(fetchAsset, { has: async (task: TaskRef) => (await named()).has(task) });
}

/** Whether a file may be a model with files beside it: a glTF in text, or a GLB with addresses. */
function mayHaveFiles(bytes: Uint8Array): boolean {
  if (glbHead([bytes])) return jsonText(bytes).includes('"uri"');
  return /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}
