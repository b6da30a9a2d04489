import { type ThreeAssets, type ThreeAssetsOptions, threeAssets } from '@meshwright/three';
import { componentAssets } from '@meshwright/three/internal';
import { type RootStore, useFrame, useStore } from '@react-three/fiber';
import {
  createElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Meshwright, MeshwrightContext } from './meshwright-context.ts';

export interface MeshwrightProviderProps extends Omit<ThreeAssetsOptions, 'camera' | 'renderer' | 'scene'> {
  /**
   * Assets that the game made and disposes itself; the provider advances their clips.
   * @default its own, from the other props as they are at the first render
   */
  readonly assets?: ThreeAssets | undefined;
  readonly children?: ReactNode;
}

/**
 * Gives the components below it one set of assets, inside a `<Canvas>` of react-three-fiber. It advances clips before
 * each frame, which is drawn while a clip plays, and frees everything when it is removed.
 * @example
 * import { createClient } from '@meshwright/client';
 * import { Asset, MeshwrightProvider } from '@meshwright/react';
 * import { Canvas } from '@react-three/fiber';
 * import { createElement as h } from 'react';
 *
 * const client = createClient({ proxyUrl: '/api/meshwright' }); // the key stays on the game's server
 * const game = () =>
 *   h(Canvas, null, h(MeshwrightProvider, { client }, h(Asset, { source: '/models/chest.glb', height: 0.6 })));
 */
export function MeshwrightProvider({ assets, children, ...options }: MeshwrightProviderProps): ReactElement {
  const store = useStore();
  const [, openAgain] = useReducer((count: number) => count + 1, 0);
  const [holder] = useState(() => meshwrightHolder(store, options));
  const meshwright = holder.current(assets);
  useLayoutEffect(() => {
    // After a hidden <Activity> the components below it load again.
    if (!holder.isCurrent(meshwright)) return openAgain();
    return holder.hold();
  }, [holder, meshwright]);
  const isPlaying = useRef(false);
  useFrame(({ frameloop }, seconds) => {
    // On demand, a frame's seconds count from the last frame, which may be long before the clip begins.
    const isLate = frameloop === 'demand' && !isPlaying.current;
    isPlaying.current = meshwright.assets.update(isLate ? 0 : seconds);
    if (isPlaying.current) meshwright.invalidate();
  });
  return createElement(MeshwrightContext, { value: meshwright }, children);
}

interface MeshwrightHolder {
  /** Returns what is open, and opens it if necessary. */
  current(given: ThreeAssets | undefined): Meshwright;
  isCurrent(meshwright: Meshwright): boolean;
  /** Keeps it open until the returned function is called. */
  hold(): () => void;
}

function meshwrightHolder(
  store: RootStore,
  options: Omit<MeshwrightProviderProps, 'assets'>,
): MeshwrightHolder {
  let open: Meshwright | undefined;
  let given: ThreeAssets | undefined;
  let holders = 0;

  function close(): void {
    open?.pool.close();
    if (!given) open?.assets.dispose();
    open = undefined;
  }

  return {
    current(wanted) {
      if (open && given !== wanted) close();
      given = wanted;
      open ??= openMeshwright(store, wanted ?? assetsOf(store, options));
      return open;
    },
    isCurrent: (meshwright) => open === meshwright,
    hold() {
      holders++;
      return () => {
        holders--;
        // Strict mode holds it again in the same turn.
        queueMicrotask(() => {
          if (holders === 0) close();
        });
      };
    },
  };
}

function openMeshwright(store: RootStore, assets: ThreeAssets): Meshwright {
  return { ...componentAssets(assets), invalidate: () => store.getState().invalidate() };
}

function assetsOf(store: RootStore, options: Omit<MeshwrightProviderProps, 'assets'>): ThreeAssets {
  const { gl, scene } = store.getState();
  return threeAssets({
    ...options,
    renderer: gl,
    scene,
    get camera() {
      return store.getState().camera;
    },
  });
}
