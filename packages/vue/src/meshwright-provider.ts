import { type ThreeAssets, type ThreeAssetsOptions, threeAssets } from '@meshwright/three';
import { type ComponentAssets, componentAssets } from '@meshwright/three/internal';
import { useLoop, useTres } from '@tresjs/core';
import { defineComponent, type InjectionKey, inject, onUnmounted, type PropType, provide } from 'vue';

/** What a provider shares with its components. */
interface Meshwright extends ComponentAssets {
  readonly invalidate: () => void;
}

const key: InjectionKey<Meshwright> = Symbol('meshwright');

export function useMeshwright(): Meshwright {
  const found = inject(key, undefined);
  if (!found) throw new TypeError('Put <MeshwrightProvider> inside <TresCanvas> and around this component.');
  return found;
}

/**
 * Gives the components below it one set of assets, inside a `<TresCanvas>`. It advances clips before each frame, and frees
 * everything when it is removed. Its props are read once: `options` are those of `threeAssets`; `assets` are some that the
 * game made and disposes itself.
 */
export const MeshwrightProvider = defineComponent({
  name: 'MeshwrightProvider',
  props: {
    options: { type: Object as PropType<Omit<ThreeAssetsOptions, 'camera' | 'renderer' | 'scene'>> },
    assets: { type: Object as PropType<ThreeAssets> },
  },
  setup({ options, assets: given }, { slots }) {
    const { renderer, scene, camera, invalidate } = useTres();
    const assets =
      given ??
      threeAssets({
        ...options,
        renderer: renderer as ThreeAssetsOptions['renderer'],
        scene: scene.value,
        get camera() {
          return camera.value!;
        },
      });
    const shared = componentAssets(assets);
    useLoop().onBeforeRender(({ delta }) => {
      if (assets.update(delta)) invalidate();
    });
    provide(key, { ...shared, invalidate });
    // After the components below it.
    onUnmounted(() => {
      shared.pool.close();
      if (!given) assets.dispose();
    });
    return () => slots.default?.();
  },
});
