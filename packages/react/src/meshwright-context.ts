import type { AssetPool } from '@meshwright/runtime/internal';
import type { ThreeAssets, ThreeClips } from '@meshwright/three';
import { createContext, useContext } from 'react';
import type { Object3D } from 'three';

/** What a provider shares with its components. */
export interface Meshwright {
  readonly assets: ThreeAssets;
  readonly pool: AssetPool<Object3D, ThreeClips>;
  /** Requests a frame, which a canvas with `frameloop="demand"` needs. */
  readonly invalidate: () => void;
}

export const MeshwrightContext = createContext<Meshwright | undefined>(undefined);

export function useMeshwright(): Meshwright {
  const found = useContext(MeshwrightContext);
  if (!found) throw new TypeError('Put <MeshwrightProvider> inside <Canvas> and around this component.');
  return found;
}
