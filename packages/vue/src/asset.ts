import type { ComponentEvent, ComponentOptions, ComponentSource } from '@meshwright/three';
import { defineComponent, h, type PropType } from 'vue';
import { useAsset } from './use-asset.ts';

/**
 * Shows an asset: a `source`, which may be a request with a `prompt`. It takes the other props of a Tres object, as
 * `position`, and the slot `fallback` is shown until there is a model.
 */
export const Asset = defineComponent({
  name: 'MeshwrightAsset',
  inheritAttrs: false,
  props: {
    source: { type: null as unknown as PropType<ComponentSource>, required: true },
    height: Number,
    longest: Number,
    origin: String as PropType<ComponentOptions['origin']>,
    play: String,
    shadows: { type: [Boolean, Object] as PropType<ComponentOptions['shadows']>, default: undefined },
    variant: String,
    remember: String,
  },
  emits: { event: (_event: ComponentEvent) => true },
  setup(props, { attrs, slots, emit }) {
    const { root, state } = useAsset(
      () => props.source,
      () => ({
        ...props,
        picture: slots.fallback === undefined,
        onEvent: (event: ComponentEvent) => emit('event', event),
      }),
    );
    return () => {
      const waits = slots.fallback !== undefined && !state.value.asset;
      const own = h('primitive', { ...attrs, object: root, visible: !waits });
      return waits ? [own, slots.fallback?.()] : own;
    };
  },
});
