import type { ThreeAsset } from '@meshwright/three';
import type { AssetSource } from '../asset-source.ts';
import type { LoadThreeAsset } from './asset-pool.ts';

/** A file that is loaded once for all components that show it. */
export interface PooledAsset {
  /** The same promise at each read; undefined when the entry was closed before its end. @throws AssetError */
  readonly loaded: Promise<ThreeAsset | undefined>;
  readonly isOpen: boolean;
  /** Keeps the entry until the returned function is called. */
  hold(): () => void;
  /** Calls back with 0 to 100, first with the latest value; the returned function unsubscribes. */
  onProgress(listener: (percent: number) => void): () => void;
  close(): void;
}

/**
 * React drops a render without notice, so a load may end without a component that shows it. It is then kept for this
 * many milliseconds, in which a slow render can still commit, and a failure is not repeated.
 */
const graceMs = 1000;

export function openEntry(load: LoadThreeAsset, source: AssetSource, onClose: () => void): PooledAsset {
  const stop = new AbortController();
  const listeners = new Set<(percent: number) => void>();
  let holders = 0;
  let isOpen = true;
  let percent = 0;

  const loading = load(source, {
    signal: stop.signal,
    onProgress(value) {
      percent = value;
      for (const listener of listeners) listener(value);
    },
  });
  const closeUnheld = () => {
    if (holders === 0) close();
  };
  const loaded = loading
    .then((asset) => (isOpen ? asset : undefined))
    .catch((error: unknown) => {
      if (isOpen) throw error;
      return undefined;
    });
  loaded.catch(() => {}).finally(() => setTimeout(closeUnheld, graceMs));

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    onClose();
    stop.abort();
    loading.then(
      (asset) => asset.dispose(),
      () => {},
    );
  }

  return {
    loaded,
    get isOpen() {
      return isOpen;
    },
    hold() {
      let mine = true;
      holders++;
      return () => {
        if (!mine) return;
        mine = false;
        holders--;
        // Strict mode, and a component that replaces another, hold it again in the same turn.
        queueMicrotask(closeUnheld);
      };
    },
    onProgress(listener) {
      listeners.add(listener);
      if (percent > 0) listener(percent);
      return () => void listeners.delete(listener);
    },
    close,
  };
}
