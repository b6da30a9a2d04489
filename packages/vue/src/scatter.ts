import type { Scattered, ScatterPlace } from '@meshwright/runtime';
import {
  type ComponentScatter,
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
  type ScatterState,
} from '@meshwright/three/internal';
import type { Object3D } from 'three';
import { defineComponent, h, markRaw, type PropType, toRaw } from 'vue';
import { useShown } from './use-shown.ts';

/**
 * Draws many copies of a model, with one draw call for each of its meshes. Each place is a copy; with another list, the
 * places that are other objects are moved. It takes the other props of a Tres object, as `position`, and emits `copies`
 * once they are loaded and `failed` with the error.
 */
export const Scatter = defineComponent({
  name: 'MeshwrightScatter',
  inheritAttrs: false,
  props: {
    source: { type: null as unknown as PropType<ScatterSource>, required: true },
    places: { type: Array as PropType<readonly ScatterPlace[]>, required: true },
    play: { type: [String, Array] as PropType<ComponentScatterOptions['play']> },
    phases: Number,
    height: Number,
    longest: Number,
    origin: String as PropType<ComponentScatterOptions['origin']>,
    shadows: { type: [Boolean, Object] as PropType<ComponentScatterOptions['shadows']>, default: undefined },
    variant: String,
  },
  emits: {
    copies: (_copies: Scattered<Object3D>) => true,
    failed: (_error: unknown) => true,
  },
  setup(props, { attrs, emit }) {
    let known: unknown;
    const { shown } = useShown<ScatterState, Parameters<ComponentScatter['update']>, ComponentScatter>(
      componentScatter,
      () => {
        const { source, places, ...options } = props;
        return [toRaw(source), toRaw(places), options];
      },
      ({ copies, error }) => {
        if (copies && copies !== known) emit('copies', copies);
        if (error !== undefined) emit('failed', error);
        known = copies;
      },
    );
    return () => h('primitive', { ...attrs, object: markRaw(shown.root) });
  },
});
