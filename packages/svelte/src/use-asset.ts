import type { ClipOf, Playable } from '@meshwright/runtime';
import type { ComponentOptions, ComponentSource, ComponentState } from '@meshwright/three';
import { type ComponentAsset, componentAsset } from '@meshwright/three/internal';
import { onDestroy, untrack } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { toStore } from 'svelte/store';
import type { Group } from 'three';
import { useMeshwright } from './provide-assets.ts';

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
  const meshwright = useMeshwright();
  let changed = () => {};
  const track = createSubscriber((update) => {
    changed = update;
    return () => {
      changed = () => {};
    };
  });
  const shown = componentAsset(meshwright, () => {
    changed();
    meshwright.invalidate();
  });
  const wanted = toStore(() => [current(source), { ...current(options) }] as const);
  // A text field that writes into a request would buy at every letter.
  const forget = wanted.subscribe((next) => untrack(() => shown.update(...next)));
  onDestroy(() => {
    forget();
    shown.close();
  });
  return {
    root: shown.root,
    get state() {
      track();
      return shown.state;
    },
    play: shown.play as Playable<ClipOf<Source>>['play'],
    stop: shown.stop,
    attach: shown.attach,
  };
}

/** Returns a value, or what its function returns at the moment. */
export function current<T>(value: T | (() => T)): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
