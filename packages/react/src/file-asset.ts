import type { AssetSource, FitOptions, ModuleFile, Shadows } from '@meshwright/runtime';
import { assetSourceOf, type PooledAsset } from '@meshwright/runtime/internal';
import type { ThreeClips } from '@meshwright/three';
import type { ThreeElements } from '@react-three/fiber';
import {
  createElement as h,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { Object3D } from 'three';
import type { AssetHandle } from './asset-handle.ts';
import { useMeshwright } from './meshwright-context.ts';
import { useAsset } from './use-asset.ts';

/** What happens to a file; a spawn has events of its own. Progress and failures are reported with a `fallback` only. */
export type FileEvent =
  | { readonly type: 'progress'; readonly stage: 'file'; readonly percent: number }
  /** `coarse` is the first level of a file whose rest is still arriving. */
  | { readonly type: 'shown'; readonly stage: 'coarse' | 'file'; readonly asset: AssetHandle }
  | { readonly type: 'failed'; readonly stage: 'file'; readonly error: unknown };

type FileEntry = PooledAsset<Object3D, ThreeClips>;

interface FileAssetProps extends FitOptions, Omit<ThreeElements['group'], 'children'> {
  readonly source: AssetSource | ModuleFile;
  readonly play?: string | undefined;
  readonly shadows?: Shadows | undefined;
  readonly variant?: string | undefined;
  readonly onEvent?: ((event: FileEvent) => void) | undefined;
}

export function FileAsset({
  source,
  height,
  longest,
  origin,
  play,
  shadows,
  variant,
  onEvent,
  ...group
}: FileAssetProps): ReactElement {
  const handle = useAsset(source, { height, longest, origin, play, shadows, variant });
  const notify = useLatest(onEvent);
  useLayoutEffect(() => notify({ type: 'shown', stage: handle.stage, asset: handle }), [handle, notify]);
  return h('group', group as object, h('primitive', { object: handle.root }));
}

/**
 * Holds a file from before it is loaded, so that a removal stops the load, and reports its progress and its failure. A
 * render that throws is never mounted and has no effects, so a failure is thrown after it was reported.
 */
export function WatchedFile({
  fallback,
  ...file
}: FileAssetProps & { readonly fallback: ReactNode }): ReactElement {
  const { pool } = useMeshwright();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const notify = useLatest(file.onEvent);
  const reported = useRef<FileEntry>(undefined);
  const entry = pool.open(assetSourceOf(file.source));
  useLayoutEffect(() => {
    if (entry.state.status === 'closed') return renderAgain();
    const release = entry.hold();
    const forgetProgress = entry.onProgress((percent) =>
      notify({ type: 'progress', stage: 'file', percent }),
    );
    const report = () => {
      const { state } = entry;
      if (state.status !== 'failed' || reported.current === entry) return;
      reported.current = entry;
      notify({ type: 'failed', stage: 'file', error: state.error });
      renderAgain();
    };
    const forgetChange = entry.onChange(report);
    report();
    return () => {
      forgetProgress();
      forgetChange();
      release();
    };
  }, [entry, notify]);
  const asset = h(FileAsset, file);
  return h(Suspense, { fallback }, h(AfterReport, { entry, reported }, asset));
}

interface AfterReportProps {
  readonly entry: FileEntry;
  readonly reported: RefObject<FileEntry | undefined>;
  readonly children?: ReactNode;
}

/** Shows nothing in place of a file whose failure is not reported yet, so that the effect which reports it runs. */
function AfterReport({ entry, reported, children }: AfterReportProps): ReactNode {
  use(entry.first);
  return entry.state.status === 'failed' && reported.current !== entry ? null : children;
}

/** Returns a function that never changes and calls the callback of the last render. */
function useLatest<Event>(callback: ((event: Event) => void) | undefined): (event: Event) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useRef((event: Event) => latest.current?.(event)).current;
}
