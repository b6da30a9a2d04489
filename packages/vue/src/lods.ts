import type { LodLevel, LodOptions } from '@meshwright/runtime';
import { type ComponentLods, componentLods, type LodsState } from '@meshwright/three/internal';
import { defineComponent, h, markRaw, type PropType, toRaw } from 'vue';
import { useShown } from './use-shown.ts';

/**
 * Shows one object in the level of detail for its distance; levels are from near to far, and each loads when the camera
 * first enters its range. It takes the other props of a Tres object, as `position`, and emits `failed` with the error, and
 * with the level when only that one could not be loaded.
 */
export const Lods = defineComponent({
  name: 'MeshwrightLods',
  inheritAttrs: false,
  props: {
    levels: { type: Array as PropType<readonly LodLevel[]>, required: true },
    shadows: { type: [Boolean, Object] as PropType<LodOptions['shadows']>, default: undefined },
  },
  emits: { failed: (_error: unknown, _level?: number) => true },
  setup(props, { attrs, emit }) {
    const onError = (error: unknown, level: number) => emit('failed', error, level);
    const { shown } = useShown<LodsState, Parameters<ComponentLods['update']>, ComponentLods>(
      componentLods,
      () => [toRaw(props.levels), { shadows: props.shadows, onError }],
      ({ error }) => {
        if (error !== undefined) emit('failed', error);
      },
    );
    return () => h('primitive', { ...attrs, object: markRaw(shown.root) });
  },
});
