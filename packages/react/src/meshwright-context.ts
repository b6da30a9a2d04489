import type { ComponentAssets } from '@meshwright/three/internal';
import { createContext, useContext } from 'react';

/** What a provider shares with its components. */
export interface Meshwright extends ComponentAssets {
  /** Requests a frame, which a canvas with `frameloop="demand"` needs. */
  readonly invalidate: () => void;
}

export const MeshwrightContext = createContext<Meshwright | undefined>(undefined);

export function useMeshwright(): Meshwright {
  const found = useContext(MeshwrightContext);
  if (!found) throw new TypeError('Put <MeshwrightProvider> inside <Canvas> and around this component.');
  return found;
}
