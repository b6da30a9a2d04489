import type { ClipOf, Playable } from '@meshwright/runtime';
import type { ComponentOptions, ComponentSource, ComponentState } from '@meshwright/three';
import { type ComponentAsset, componentAsset } from '@meshwright/three/internal';
import type { Group } from 'three';
import { type MaybeRefOrGetter, markRaw, type ShallowRef, toRaw, toValue } from 'vue';
import { useShown } from './use-shown.ts';

/** A component's own copy of an asset. */
export interface AssetHandle<Clip extends string = string>
  extends Pick<Playable<Clip>, 'play' | 'stop'>,
    Pick<ComponentAsset, 'attach'> {
  /** For `<primitive :object="root" />`; it belongs to the component, and the model inside has its size. */
  readonly root: Group;
  /** What is shown: `stage`, `percent`, `error`, and the `asset` with its clips and its report. */
  readonly state: Readonly<ShallowRef<ComponentState>>;
}

/**
 * Returns a component's own copy of an asset. Components with equal sources share one request and one upload; the last
 * one that is removed frees them. A file with a coarse level first is shown with that level, and replaced in place. A
 * request with a `prompt` makes an asset; equal requests are one purchase, after a remount or a reload, too.
 * @param source undefined shows nothing, until a button is pressed for example; a change inside a request is not noticed,
 * another request is
 * @example
 * import { useAsset } from '@meshwright/vue';
 * import { defineComponent, h } from 'vue';
 *
 * const Knight = defineComponent(() => {
 *   const { root, play } = useAsset({ prompt: 'a knight', actions: ['idle', 'walk'] }, { height: 1.8, play: 'idle' });
 *   return () => h('primitive', { object: root, onClick: () => play('walk', { fade: 0.3 }) });
 * });
 */
export function useAsset<const Source extends ComponentSource>(
  source: MaybeRefOrGetter<Source | undefined>,
  options: MaybeRefOrGetter<ComponentOptions<ClipOf<Source>>> = {},
): AssetHandle<ClipOf<Source>> {
  const { shown, state } = useShown<ComponentState, Wanted, ComponentAsset>(
    componentAsset,
    // The source itself: a text field that writes into a request would buy at every letter.
    () => [toRaw(toValue(source)), { ...toValue(options) }],
  );
  const play = shown.play as Playable<ClipOf<Source>>['play'];
  return { root: markRaw(shown.root), state, play, stop: shown.stop, attach: shown.attach };
}

type Wanted = Parameters<ComponentAsset['update']>;
