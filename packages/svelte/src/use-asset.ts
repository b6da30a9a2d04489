import type { ClipOf, Playable } from '@meshwright/runtime';
import type { ComponentOptions, ComponentSource, ComponentState } from '@meshwright/three';
import { type ComponentAsset, componentAsset } from '@meshwright/three/internal';
import type { Group } from 'three';
import { current, shownBy } from './shown.ts';

/** A component's own copy of an asset. */
export interface AssetHandle<Clip extends string = string>
  extends Pick<Playable<Clip>, 'play' | 'stop'>,
    Pick<ComponentAsset, 'attach'> {
  /** For `<T is={root} />`; it belongs to the component, and the model inside has its size. */
  readonly root: Group;
  /** What is shown: `stage`, `percent`, `error`, and the `asset` with its clips and its report. Reading it is reactive. */
  readonly state: ComponentState;
}

/**
 * Returns a component's own copy of an asset. Components with equal sources share one request and one upload; the last
 * one that is removed frees them. A file with a coarse level first is shown with that level, and replaced in place. A
 * request with a `prompt` makes an asset; equal requests are one purchase, after a remount or a reload, too.
 * @param source a value, or a function of reactive state; undefined shows nothing, until a button is pressed for example.
 * A change inside a request is not noticed, another request is
 * @param options a value, or a function of reactive state
 * @example
 * import { useAsset } from '@meshwright/svelte';
 *
 * // The script of a component, whose markup is <T is={knight.root} onclick={greet} />.
 * function script() {
 *   const knight = useAsset({ prompt: 'a knight', actions: ['idle', 'wave'] }, { height: 1.8, play: 'idle' });
 *   const greet = () => knight.play('wave', { fade: 0.3 });
 *   return { knight, greet };
 * }
 */
export function useAsset<const Source extends ComponentSource>(
  source: Source | (() => Source | undefined),
  options: ComponentOptions<ClipOf<Source>> | (() => ComponentOptions<ClipOf<Source>>) = {},
): AssetHandle<ClipOf<Source>> {
  const { shown, state } = shownBy<ComponentState, Parameters<ComponentAsset['update']>, ComponentAsset>(
    componentAsset,
    // A text field that writes into a request would buy at every letter.
    () => [current(source), { ...current(options) }],
  );
  return {
    root: shown.root,
    get state() {
      return state();
    },
    play: shown.play as Playable<ClipOf<Source>>['play'],
    stop: shown.stop,
    attach: shown.attach,
  };
}
