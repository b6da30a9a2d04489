import { type ThreeAssets, type ThreeAssetsOptions, threeAssets } from '@meshwright/three';
import { type ComponentAssets, componentAssets } from '@meshwright/three/internal';
import { useTask, useThrelte } from '@threlte/core';
import { getContext, onDestroy, setContext } from 'svelte';

/** What a component shares with itself and those below it. */
interface Meshwright extends ComponentAssets {
  readonly invalidate: () => void;
}

const key = Symbol('meshwright');

export function useMeshwright(): Meshwright {
  const found = getContext<Meshwright | undefined>(key);
  if (!found)
    throw new TypeError('Call provideAssets() before useAsset(), here or in a component around this one.');
  return found;
}

export interface ProvideAssetsOptions extends Omit<ThreeAssetsOptions, 'camera' | 'renderer' | 'scene'> {
  /**
   * Assets that the game made and disposes itself; their clips are advanced.
   * @default its own, from the other options
   */
  readonly assets?: ThreeAssets | undefined;
}

/**
 * Gives this component and those below it one set of assets, inside a `<Canvas>` of Threlte. Clips are advanced before
 * each frame, which is drawn while a clip plays; everything is freed when this component is removed.
 * @example
 * import { createClient } from '@meshwright/client';
 * import { provideAssets, useAsset } from '@meshwright/svelte';
 *
 * const client = createClient({ proxyUrl: '/api/meshwright' }); // the key stays on the game's server
 *
 * // The script of a component, whose markup is <T is={chest.root} />.
 * function script() {
 *   provideAssets({ client });
 *   const chest = useAsset('/models/chest.glb', { height: 0.6 });
 *   return { chest };
 * }
 */
export function provideAssets({ assets: given, ...options }: ProvideAssetsOptions = {}): ThreeAssets {
  const { renderer, scene, camera, invalidate } = useThrelte();
  const assets =
    given ??
    threeAssets({
      ...options,
      renderer,
      scene,
      get camera() {
        return camera.current;
      },
    });
  const shared = componentAssets(assets);
  setContext(key, { ...shared, invalidate });
  const advance = (seconds: number) => {
    if (assets.update(seconds)) invalidate();
  };
  useTask(advance, { autoInvalidate: false });
  onDestroy(() => {
    shared.pool.close();
    if (!given) assets.dispose();
  });
  return assets;
}
