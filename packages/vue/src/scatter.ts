import type { Scattered, ScatterPlace } from '@meshwright/runtime';
import {
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
} from '@meshwright/three/internal';
import type { Object3D } from 'three';
import { defineComponent, h, markRaw, onScopeDispose, type PropType, toRaw, watch } from 'vue';
import { useMeshwright } from './meshwright-provider.ts';

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
    const meshwright = useMeshwright();
    let known: unknown;
    const shown = componentScatter(meshwright, () => {
      const { copies, error } = shown.state;
      if (copies && copies !== known) emit('copies', copies);
      if (error !== undefined) emit('failed', error);
      known = copies;
      meshwright.invalidate();
    });
    const root = markRaw(shown.root);
    const wanted = () => {
      const { source, places, ...options } = props;
      return [toRaw(source), toRaw(places), options] as const;
    };
    watch(wanted, (next) => shown.update(...next), { immediate: true });
    onScopeDispose(() => shown.close());
    return () => h('primitive', { ...attrs, object: root });
  },
});
