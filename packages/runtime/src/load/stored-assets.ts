import type { AssetCache, AssetCacheOptions } from './asset-cache.ts';

/** Keeps bytes in Cache Storage: names, the bytes behind them, and their last use. */
export function storedAssets(
  caches: CacheStorage,
  { name = 'meshwright-assets-1', maxBytes = 512 * 2 ** 20, now = Date.now }: AssetCacheOptions,
): AssetCache {
  /** Returns the bytes of an identity, if they are still stored. */
  async function find(
    store: Cache,
    identity: string,
  ): Promise<[sha256: string, bytes: Response] | undefined> {
    const sha256 = await (await store.match(nameKey(identity)))?.text();
    const bytes = sha256 && (await store.match(bytesKey(sha256)));
    return bytes ? [sha256, bytes] : undefined;
  }

  return {
    async get(identity) {
      try {
        const store = await caches.open(name);
        const found = await find(store, identity);
        if (!found) return undefined;
        const [sha256, response] = found;
        const bytes = new Uint8Array(await response.arrayBuffer());
        await store.put(useKey(sha256), useOf(bytes, now()));
        return bytes;
      } catch {
        return undefined;
      }
    },
    async has(identity) {
      try {
        return (await find(await caches.open(name), identity)) !== undefined;
      } catch {
        return false;
      }
    },
    async put(identity, bytes, sha256) {
      if (bytes.byteLength > maxBytes) return;
      try {
        const store = await caches.open(name);
        await store.put(useKey(sha256), useOf(bytes, now()));
        await makeRoom(store, maxBytes, sha256);
        // Bytes first, so that no name is stored without its bytes.
        if (!(await store.match(bytesKey(sha256)))) await store.put(bytesKey(sha256), new Response(bytes));
        await store.put(nameKey(identity), new Response(sha256));
      } catch {
        // Storage may be full or forbidden; the next load uses the network again.
      }
    },
    async clear() {
      await caches.delete(name);
    },
  };
}

/** Removes the oldest bytes until all fit; the new entry counts, and is not removed. */
async function makeRoom(store: Cache, maxBytes: number, added: string): Promise<void> {
  const uses = await Promise.all(
    (await store.keys())
      .filter(({ url }) => url.startsWith(useKey('')))
      .map(async ({ url }) => {
        const [bytes = 0, at = 0] = ((await (await store.match(url))?.text()) ?? '').split(' ').map(Number);
        return { sha256: url.slice(useKey('').length), bytes, at };
      }),
  );
  let total = uses.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { sha256, bytes } of uses.sort((a, b) => a.at - b.at)) {
    if (total <= maxBytes) break;
    if (sha256 === added) continue;
    await store.delete(bytesKey(sha256));
    await store.delete(useKey(sha256));
    total -= bytes;
  }
}

/** Stores the size and the time of the last use. */
function useOf({ byteLength }: Uint8Array, at: number): Response {
  return new Response(`${byteLength} ${at}`);
}

function nameKey(identity: string): string {
  return `https://assets.invalid/name/${encodeURIComponent(identity)}`;
}

function bytesKey(sha256: string): string {
  return `https://assets.invalid/sha256/${sha256}`;
}

function useKey(sha256: string): string {
  return `https://assets.invalid/use/${sha256}`;
}
