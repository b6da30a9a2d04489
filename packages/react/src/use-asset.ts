import type { AssetSource, ClipName, ClipOf, FitOptions, ModuleFile, Shadows } from '@meshwright/runtime';
import { type AssetPool, assetSourceOf, type PooledAsset } from '@meshwright/runtime/internal';
import type { ThreeClips } from '@meshwright/three';
import { type ComponentAsset, componentAsset } from '@meshwright/three/internal';
import { use, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Group, type Object3D } from 'three';
import { type AssetHandle, assetHandle } from './asset-handle.ts';
import { useMeshwright } from './meshwright-context.ts';

export interface UseAssetOptions<Clip extends string = string> extends FitOptions {
  /**
   * Clip to play, by name or meaning.
   * @default none
   */
  readonly play?: ClipName<Clip> | undefined;
  /**
   * Whether it casts and shows shadows.
   * @default what three.js does
   */
  readonly shadows?: Shadows | undefined;
  /**
   * Name of a material variant of the file.
   * @default the materials of the file
   */
  readonly variant?: string | undefined;
}

/**
 * Returns a component's own copy of an asset. Components with equal sources share one request and one upload; the last
 * one that is removed frees them. It suspends while the file loads, and throws an `AssetError` to the error boundary. A
 * file with a coarse level first is shown with that level, and rendered again with the rest.
 * @example
 * import { useAsset, useClips } from '@meshwright/react';
 * import { createElement as h, useEffect } from 'react';
 *
 * function Knight() {
 *   const knight = useAsset('/models/knight.glb', { height: 1.8 });
 *   const { play } = useClips(knight, 'idle');
 *   const sword = useAsset('/models/sword.glb', { longest: 1 });
 *   useEffect(() => knight.attach(sword, 'hand.right'), [knight, sword]);
 *   return h('primitive', { object: knight.root, onClick: () => play('walk', { fade: 0.3 }) });
 * }
 */
export function useAsset<const Source extends AssetSource | ModuleFile>(
  source: Source,
  options: UseAssetOptions<ClipOf<Source>> = {},
): AssetHandle<ClipOf<Source>> {
  const meshwright = useMeshwright();
  const { entry, state } = useLoaded(meshwright.pool, assetSourceOf(source));
  const { status, asset } = state;
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const [root] = useState(() => new Group());
  const rendered = useRef<string>(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file begins without the clip of the last one
  const shown = useMemo(() => {
    const component: ComponentAsset = componentAsset(
      meshwright,
      () => {
        meshwright.invalidate();
        // A coarse level that is replaced, a failure, or a file that was freed while this component waited.
        if (component.state.stage !== rendered.current) readAgain();
      },
      { root },
    );
    return component;
  }, [entry, root, meshwright]);
  if (shown.state.error !== undefined) throw shown.state.error;
  useLayoutEffect(() => {
    rendered.current = status;
    shown.update(source, options);
  });
  useLayoutEffect(() => () => shown.close(), [shown]);
  return useMemo(() => assetHandle<ClipOf<Source>>(status, asset, root, shown), [status, asset, root, shown]);
}

type Entry = PooledAsset<Object3D, ThreeClips>;
type ShownState = Extract<Entry['state'], { readonly asset: unknown }>;

/** Suspends until there is something to show. */
function useLoaded(
  pool: AssetPool<Object3D, ThreeClips>,
  source: AssetSource,
): { readonly entry: Entry; readonly state: ShownState } {
  for (;;) {
    const entry = pool.open(source);
    use(entry.first);
    const { state } = entry;
    if (state.status === 'failed') throw state.error;
    if ('asset' in state) return { entry, state };
    // React answered with the promise of an entry that was closed while this component waited.
  }
}
