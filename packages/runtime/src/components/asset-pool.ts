import type { LoadOptions } from '../asset/load-asset.ts';
import type { SceneAsset } from '../asset/scene-asset.ts';
import type { AssetSource } from '../load/asset-source.ts';
import { openEntry, type PooledAsset } from './pooled-asset.ts';
import { sourceKey } from './source-key.ts';

/** The loaded files of a page's components: those with equal sources share one request, and each shows a clone. */
export interface AssetPool<Node, Native> {
  /** Returns the entry of a source, and starts its load if there is none. */
  open(source: AssetSource): PooledAsset<Node, Native>;
  /** Disposes every file, and stops loads. */
  close(): void;
}

export type LoadSceneAsset<Node, Native> = (
  source: AssetSource,
  options: LoadOptions<Node, Native>,
) => Promise<SceneAsset<Node, Native>>;

export function assetPool<Node, Native>(load: LoadSceneAsset<Node, Native>): AssetPool<Node, Native> {
  const entries = new Map<unknown, PooledAsset<Node, Native>>();
  return {
    open(source) {
      const key = sourceKey(source);
      const known = entries.get(key);
      known?.seen();
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
