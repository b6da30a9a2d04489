/** Keeps the bytes of artifacts between loads, by identity and never by URL. */
export interface AssetCache {
  /** The bytes stored under an identity, or undefined. */
  get(identity: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  has(identity: string): Promise<boolean>;
  /** @param sha256 of the bytes, in hex: equal bytes are stored once */
  put(identity: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  /** Removes every entry. */
  clear(): Promise<void>;
}

export interface AssetCacheOptions {
  /**
   * Name of the cache; each name is a separate store.
   * @default `meshwright-assets-1`
   */
  readonly name?: string | undefined;
  /**
   * Storage of the cache.
   * @default the page's Cache Storage, which pages without https do not have
   */
  readonly caches?: CacheStorage | undefined;
  /**
   * Size limit in bytes; the least recently used bytes are removed first.
   * @default 512 MiB
   */
  readonly maxBytes?: number | undefined;
  /**
   * Time in milliseconds, for recency over all pages.
   * @default Date.now
   */
  readonly now?: (() => number) | undefined;
}

/**
 * Opens a cache in the browser's Cache Storage; it outlives the page, the signed URLs and the service's copy. Undefined
 * where there is no Cache Storage. A full or refusing store loses entries and never a load.
 * @example
 * import { assetFetcher, openAssetCache } from '@meshwright/runtime';
 *
 * const assetCache = openAssetCache({ maxBytes: 64 * 2 ** 20 });
 * const fetchAsset = assetFetcher({ assetCache }); // also an option of threeAssets and babylonAssets
 * await fetchAsset('/models/chest.glb');
 * await assetCache?.clear();
 */
export function openAssetCache(options: AssetCacheOptions = {}): AssetCache | undefined {
  const { caches = globalThis.caches } = options;
  if (!caches) return undefined;
  // A chunk of its own: files at addresses are not kept.
  const stored = async () => (await import('./stored-assets.ts')).storedAssets(caches, options);
  return {
    get: (identity) => stored().then((store) => store.get(identity), nothing),
    has: (identity) =>
      stored().then(
        (store) => store.has(identity),
        () => false,
      ),
    put: (...entry) => stored().then((store) => store.put(...entry), nothing),
    clear: async () => (await stored()).clear(),
  };
}

function nothing(): undefined {}
