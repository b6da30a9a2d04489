import type { FitOptions } from '@meshwright/runtime';
import type { ThreeElements } from '@react-three/fiber';
import {
  createElement as h,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { AssetHandle } from './asset-handle.ts';
import { type AssetSource, assetSourceOf, type ModuleFile } from './asset-source.ts';
import { useMeshwright } from './meshwright-context.ts';
import { useAsset } from './use-asset.ts';

/** What happens to a file; a spawn has events of its own. Progress and failures are reported with a `fallback` only. */
export type FileEvent =
  | { readonly type: 'progress'; readonly stage: 'file'; readonly percent: number }
  | { readonly type: 'shown'; readonly stage: 'file'; readonly asset: AssetHandle }
  | { readonly type: 'failed'; readonly stage: 'file'; readonly error: unknown };

interface FileAssetProps extends FitOptions, Omit<ThreeElements['group'], 'children'> {
  readonly source: AssetSource | ModuleFile;
  readonly play?: string | undefined;
  readonly onEvent?: ((event: FileEvent) => void) | undefined;
}

export function FileAsset({
  source,
  height,
  longest,
  origin,
  play,
  onEvent,
  ...group
}: FileAssetProps): ReactElement {
  const handle = useAsset(source, { height, longest, origin, play });
  const notify = useLatest(onEvent);
  useLayoutEffect(() => notify({ type: 'shown', stage: 'file', asset: handle }), [handle, notify]);
  return h('group', group as object, h('primitive', { object: handle.root }));
}

/** Holds a file from before it is loaded, so that a removal stops the load, and reports its progress. */
export function WatchedFile({
  source,
  onEvent,
  children,
}: Pick<FileAssetProps, 'source' | 'onEvent'> & { readonly children?: ReactNode }): ReactNode {
  const { pool } = useMeshwright();
  const [, openAgain] = useReducer((count: number) => count + 1, 0);
  const notify = useLatest(onEvent);
  const entry = pool.open(assetSourceOf(source));
  useLayoutEffect(() => {
    if (!entry.isOpen) return openAgain();
    const release = entry.hold();
    let isMounted = true;
    const forget = entry.onProgress((percent) => notify({ type: 'progress', stage: 'file', percent }));
    entry.loaded.catch((error: unknown) => {
      if (isMounted) notify({ type: 'failed', stage: 'file', error });
    });
    return () => {
      isMounted = false;
      forget();
      release();
    };
  }, [entry, notify]);
  return children;
}

/** Returns a function that never changes and calls the callback of the last render. */
function useLatest<Event>(callback: ((event: Event) => void) | undefined): (event: Event) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useRef((event: Event) => latest.current?.(event)).current;
}
