/** Keeps the bytes of artifacts between loads, by what they are and never by where they came from. */
export interface Vault {
  /** The bytes stored under an identity, or undefined. */
  get(identity: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  has(identity: string): Promise<boolean>;
  /** @param sha256 of the bytes, in hex: equal bytes are stored once */
  put(identity: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  /** Takes everything out. */
  clear(): Promise<void>;
}

export interface VaultOptions {
  /** Name of the cache; another name is another vault. Default `meshwright-vault-1`. */
  readonly name?: string | undefined;
  /** Default: the page's Cache Storage, which pages without https do not have. */
  readonly caches?: CacheStorage | undefined;
}

/**
 * A vault in the browser's Cache Storage; it outlives the page, the signed URLs and the service's copy. Undefined
 * where there is no Cache Storage. A full or refusing store loses entries and never a load.
 */
export function openVault(options: VaultOptions = {}): Vault | undefined {
  const { name = 'meshwright-vault-1', caches = globalThis.caches } = options;
  if (!caches) return undefined;
  return {
    async get(identity) {
      try {
        const store = await caches.open(name);
        const sha256 = await (await store.match(nameKey(identity)))?.text();
        const found = sha256 && (await store.match(bytesKey(sha256)));
        return found ? new Uint8Array(await found.arrayBuffer()) : undefined;
      } catch {
        return undefined;
      }
    },
    async has(identity) {
      try {
        const store = await caches.open(name);
        return (await store.match(nameKey(identity))) !== undefined;
      } catch {
        return false;
      }
    },
    async put(identity, bytes, sha256) {
      try {
        const store = await caches.open(name);
        // Bytes first: a name without bytes would be a promise nobody keeps.
        if (!(await store.match(bytesKey(sha256)))) await store.put(bytesKey(sha256), new Response(bytes));
        await store.put(nameKey(identity), new Response(sha256));
      } catch {
        // Storage may be full or forbidden; the next load asks the network again.
      }
    },
    async clear() {
      await caches.delete(name);
    },
  };
}

function nameKey(identity: string): string {
  return `https://vault.invalid/name/${encodeURIComponent(identity)}`;
}

function bytesKey(sha256: string): string {
  return `https://vault.invalid/sha256/${sha256}`;
}
