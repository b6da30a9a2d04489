import { type CanvasAssets, canvasAssets } from '@meshwright/three/internal';
import { useMemo } from 'react';
import { useMeshwright } from './meshwright-context.ts';

/**
 * Returns the assets of the provider: `assets` loads, spawns and scatters without a component, `preload(source)` keeps a
 * file ready for components until `clear(source)`.
 * @example
 * import { useAssets } from '@meshwright/react';
 * import { useEffect } from 'react';
 *
 * function NextLevel() {
 *   const { preload, clear } = useAssets();
 *   useEffect(() => {
 *     void preload('/models/castle.glb');
 *     return () => clear('/models/castle.glb');
 *   }, [preload, clear]);
 *   return null;
 * }
 */
export function useAssets(): CanvasAssets {
  const meshwright = useMeshwright();
  return useMemo(() => canvasAssets(meshwright), [meshwright]);
}
