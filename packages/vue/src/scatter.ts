import type { Scattered, ScatterPlace } from '@meshwright/runtime';
import {
  type ComponentScatter,
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
  type ScatterState,
} from '@meshwright/three/internal';
import type { Object3D } from 'three';
import { defineComponent, h, markRaw, type PropType, type SetupContext, toRaw, type VNode } from 'vue';
import { useShown } from './use-shown.ts';

const props = {
  source: { type: null as unknown as PropType<ScatterSource>, required: true },
  places: { type: Array as PropType<readonly ScatterPlace[]>, required: true },
  phases: Number,
  height: Number,
  longest: Number,
  origin: String as PropType<ComponentScatterOptions['origin']>,
  shadows: { type: [Boolean, Object] as PropType<ComponentScatterOptions['shadows']>, default: undefined },
  variant: String,
} as const;

const emits = {
  copies: (_copies: Scattered<Object3D>) => true,
  failed: (_error: unknown) => true,
};

interface CopiesProps extends ComponentScatterOptions {
  readonly source: ScatterSource;
  readonly places: readonly ScatterPlace[];
}

function setup(
  props: CopiesProps,
  { attrs, emit }: Pick<SetupContext<typeof emits>, 'attrs' | 'emit'>,
): () => VNode {
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
}

/**
 * Draws many copies of a model, with one draw call for each of its meshes. Each place is a copy; with another list, the
 * places that are other objects are moved. It takes the other props of a Tres object, as `position`, and emits `copies`
 * once they are loaded and `failed` with the error.
 */
export const Scatter = defineComponent({
  name: 'MeshwrightScatter',
  inheritAttrs: false,
  props: { ...props, play: [String, Array] as PropType<ComponentScatterOptions['play']> },
  emits,
  setup,
});

/**
 * Draws many copies of an animated character: `Scatter` with clips. A place says what its copy plays (`clip`), how far ahead
 * it is (`phase`, 0 to 1) and how fast (`speed`).
 */
export const Crowd = defineComponent({
  name: 'MeshwrightCrowd',
  inheritAttrs: false,
  props: {
    ...props,
    play: { type: [String, Array] as PropType<NonNullable<ComponentScatterOptions['play']>>, required: true },
  },
  emits,
  setup,
});
