import { type CanvasAssets, canvasAssets } from '@meshwright/three/internal';
import { useMeshwright } from './meshwright-provider.ts';

/**
 * Returns the assets of the provider: `assets` loads, spawns and scatters without a component, `preload(source)` keeps a
 * file ready for components until `clear(source)`.
 * @example
 * import { useAssets } from '@meshwright/vue';
 * import { defineComponent, onUnmounted } from 'vue';
 *
 * const NextLevel = defineComponent(() => {
 *   const { preload, clear } = useAssets();
 *   void preload('/models/castle.glb');
 *   onUnmounted(() => clear('/models/castle.glb'));
 *   return () => null;
 * });
 */
export function useAssets(): CanvasAssets {
  return canvasAssets(useMeshwright());
}
