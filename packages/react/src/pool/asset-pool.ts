import type { ThreeAsset, ThreeAssets } from '@meshwright/three';
import type { AssetSource } from '../asset-source.ts';
import { openEntry, type PooledAsset } from './pooled-asset.ts';
import { sourceKey } from './source-key.ts';

/** The loaded files of a provider: components with equal sources share one request, and each shows a clone. */
export interface AssetPool {
  /** Returns the entry of a source, and starts its load if there is none. */
  open(source: AssetSource): PooledAsset;
  /** Disposes every file, and stops loads. */
  close(): void;
}

export type LoadThreeAsset = (...args: Parameters<ThreeAssets['loadAsset']>) => Promise<ThreeAsset>;

export function assetPool(load: LoadThreeAsset): AssetPool {
  const entries = new Map<unknown, PooledAsset>();
  return {
    open(source) {
      const key = sourceKey(source);
      const known = entries.get(key);
      if (known) return known;
      const entry = openEntry(load, source, () => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      entries.set(key, entry);
      return entry;
    },
    close() {
      for (const entry of entries.values()) entry.close();
    },
  };
}
