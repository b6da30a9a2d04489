import type { SceneAsset } from '../asset/scene-asset.ts';
import type { AssetSource } from '../load/asset-source.ts';
import type { LoadSceneAsset } from './asset-pool.ts';

/** What there is of a file: `coarse` is the first level of one that is still arriving. The asset is the entry's own. */
export type PooledState<Node, Native> =
  | { readonly status: 'loading' | 'closed' }
  | { readonly status: 'coarse' | 'file'; readonly asset: SceneAsset<Node, Native> }
  | { readonly status: 'failed'; readonly error: unknown };

/** A file that is loaded once for all components that show it. */
export interface PooledAsset<Node, Native> {
  /** Another object after each change. */
  readonly state: PooledState<Node, Native>;
  /** Resolves when the state is another than `loading` for the first time; the same promise at each read. */
  readonly first: Promise<void>;
  /** A component looks at the state; a failure is forgotten some seconds after the first look, so that it can load again. */
  seen(): void;
  /** Keeps the entry until the returned function is called. */
  hold(): () => void;
  /** Calls back with 0 to 100, first with the latest value; the returned function unsubscribes. */
  onProgress(listener: (percent: number) => void): () => void;
  /** Calls back when the state has changed, except by a close; the returned function unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/**
 * A framework may drop a render without notice, and a render that comes back is not mounted yet. So a load that ended
 * without a component that shows it is kept for this many milliseconds, far longer than a slow page needs to mount.
 */
const unheldMs = 30_000;
/** Milliseconds from the first look at a failure until it is forgotten. The same render may look at it again. */
const failureMs = 5000;

export function openEntry<Node, Native>(
  load: LoadSceneAsset<Node, Native>,
  source: AssetSource,
  onClose: () => void,
): PooledAsset<Node, Native> {
  const stop = new AbortController();
  const progressListeners = new Set<(percent: number) => void>();
  const changeListeners = new Set<() => void>();
  let state: PooledState<Node, Native> = { status: 'loading' };
  let holders = 0;
  let percent = 0;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolveFirst!: () => void;
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });

  const isOpen = () => state.status !== 'closed';
  const closeUnheld = () => {
    if (holders === 0) close();
  };
  function closeLater(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(closeUnheld, ms);
  }

  /** Components draw clones, which outlive the asset of the last state. */
  function change(next: PooledState<Node, Native>): void {
    const last = state;
    state = next;
    resolveFirst();
    if (next.status === 'file' || next.status === 'failed') closeLater(unheldMs);
    if (next.status !== 'closed') for (const listener of [...changeListeners]) listener();
    if ('asset' in last) last.asset.dispose();
  }

  void load(source, {
    signal: stop.signal,
    onProgress(value) {
      percent = value;
      for (const listener of progressListeners) listener(value);
    },
    // The load disposes its own asset at its end, before the components know of it.
    onCoarse: (coarse) => isOpen() && change({ status: 'coarse', asset: coarse.clone() }),
  }).then(
    (asset) => {
      if (isOpen()) change({ status: 'file', asset });
      else asset.dispose();
    },
    (error: unknown) => isOpen() && change({ status: 'failed', error }),
  );
  function close(): void {
    if (!isOpen()) return;
    clearTimeout(timer);
    onClose();
    change({ status: 'closed' });
    stop.abort();
  }

  return {
    get state() {
      return state;
    },
    first,
    seen() {
      if (isSeen || state.status !== 'failed') return;
      isSeen = true;
      closeLater(failureMs);
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
      progressListeners.add(listener);
      if (percent > 0) listener(percent);
      return () => void progressListeners.delete(listener);
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    close,
  };
}
