import { type CanvasAssets, canvasAssets } from '@meshwright/three/internal';
import { useMeshwright } from './provide-assets.ts';

/**
 * Returns the assets that `provideAssets` has made here or above: `assets` loads, spawns and scatters without a component,
 * `preload(source)` keeps a file ready for components until `clear(source)`.
 * @example
 * import { useAssets } from '@meshwright/svelte';
 *
 * // The script of a component.
 * function script() {
 *   const { preload } = useAssets();
 *   void preload('/models/castle.glb');
 * }
 */
export function useAssets(): CanvasAssets {
  return canvasAssets(useMeshwright());
}
