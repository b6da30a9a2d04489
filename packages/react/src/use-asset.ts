import type { FitOptions } from '@meshwright/runtime';
import type { ThreeAsset } from '@meshwright/three';
import { use, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { Group } from 'three';
import { type AssetHandle, assetHandle } from './asset-handle.ts';
import {
  type AssetSource,
  assetSourceOf,
  type ClipName,
  type ClipOf,
  type ModuleFile,
} from './asset-source.ts';
import { useMeshwright } from './meshwright-context.ts';
import type { AssetPool } from './pool/asset-pool.ts';
import type { PooledAsset } from './pool/pooled-asset.ts';

export interface UseAssetOptions<Clip extends string = string> extends FitOptions {
  /**
   * Clip to play, by name or meaning.
   * @default none
   */
  readonly play?: ClipName<Clip> | undefined;
}

/**
 * Returns a component's own copy of an asset. Components with equal sources share one request and one upload; the last
 * one that is removed frees them. It suspends while the file loads, and throws an `AssetError` to the error boundary.
 * @example
 * import { useAsset, useClips } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * function Knight() {
 *   const knight = useAsset('/models/knight.glb', { height: 1.8 });
 *   const { play } = useClips(knight, 'idle');
 *   return h('primitive', { object: knight.root, onClick: () => play('walk', { fade: 0.3 }) });
 * }
 */
export function useAsset<const Source extends AssetSource | ModuleFile>(
  source: Source,
  { height, longest, origin, play }: UseAssetOptions<ClipOf<Source>> = {},
): AssetHandle<ClipOf<Source>> {
  const { pool, invalidate } = useMeshwright();
  const { entry, loaded } = useLoaded(pool, assetSourceOf(source));
  const [, loadAgain] = useReducer((count: number) => count + 1, 0);
  const [root] = useState(() => new Group());
  const handle = useMemo(() => assetHandle<ClipOf<Source>>(loaded, root), [loaded, root]);

  useLayoutEffect(() => {
    if (!entry.isOpen) return loadAgain();
    const release = entry.hold();
    const unmount = handle.mount();
    invalidate();
    return () => {
      unmount();
      release();
    };
  }, [entry, handle, invalidate]);
  useLayoutEffect(() => {
    handle.fit({ height, longest, origin });
    invalidate();
  }, [handle, height, longest, origin, invalidate]);
  useLayoutEffect(() => {
    if (play === undefined) return;
    handle.play(play);
    return () => handle.stop();
  }, [handle, play]);
  return handle;
}

/** Opens an entry anew when it was closed while this component waited for it. */
function useLoaded(pool: AssetPool, source: AssetSource): { entry: PooledAsset; loaded: ThreeAsset } {
  for (;;) {
    const entry = pool.open(source);
    const loaded = use(entry.loaded);
    if (loaded) return { entry, loaded };
  }
}
