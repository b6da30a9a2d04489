import type { LoadOptions } from '../asset/load-asset.ts';
import type { SceneAsset } from '../asset/scene-asset.ts';
import type { AssetSource } from '../load/asset-source.ts';
import { openEntry, type PooledAsset } from './pooled-asset.ts';
import { sourceKey } from './source-key.ts';

/** The loaded files of a page's components: those with equal sources share one request, and each shows a clone. */
export interface AssetPool<Node, Native> {
  /** Returns the entry of a source, and starts its load if there is none. */
  open(source: AssetSource): PooledAsset<Node, Native>;
  /** Loads a file and keeps it until `clear`; components then show it at once. @throws AssetError of the load */
  preload(source: AssetSource): Promise<void>;
  /** Lets a file go that was preloaded, once no component shows it. */
  clear(source: AssetSource): void;
  /** Disposes every file, and stops loads. */
  close(): void;
}

export type LoadSceneAsset<Node, Native> = (
  source: AssetSource,
  options: LoadOptions<Node, Native>,
) => Promise<SceneAsset<Node, Native>>;

export function assetPool<Node, Native>(load: LoadSceneAsset<Node, Native>): AssetPool<Node, Native> {
  const entries = new Map<unknown, PooledAsset<Node, Native>>();
  const kept = new Map<unknown, () => void>();

  function open(source: AssetSource): PooledAsset<Node, Native> {
    const key = sourceKey(source);
    const known = entries.get(key);
    known?.seen();
    if (known) return known;
    const entry = openEntry(load, source, () => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    entries.set(key, entry);
    return entry;
  }

  function clear(source: AssetSource): void {
    const key = sourceKey(source);
    kept.get(key)?.();
    kept.delete(key);
  }

  return {
    open,
    async preload(source) {
      const entry = open(source);
      clear(source);
      kept.set(sourceKey(source), entry.hold());
      await entry.first;
      const { state } = entry;
      if (state.status !== 'failed') return;
      clear(source);
      throw state.error;
    },
    clear,
    close() {
      for (const entry of entries.values()) entry.close();
    },
  };
}
