import type { ScatterPlace } from '@meshwright/runtime';
import {
  type ComponentScatter,
  type ComponentScatterOptions,
  componentScatter,
  type ScatterSource,
  type ScatterState,
} from '@meshwright/three/internal';
import { current, shownBy } from './shown.ts';

/**
 * Draws many copies of a model, with one draw call for each of its meshes. Each argument is a value, or a function of
 * reactive state; with another list of places, those that are other objects are moved. Its `state` has the `copies` once
 * they are loaded, or the `error`.
 * @example
 * import { useScatter } from '@meshwright/svelte';
 *
 * // The script of a component, whose markup is <T is={crowd.root} />.
 * function script() {
 *   const places = [0, 1, 2].map((x) => ({ position: [x, 0, 0] as const }));
 *   const crowd = useScatter('/models/knight.glb', places, { play: 'walk', height: 1.8, shadows: true });
 *   return { crowd };
 * }
 */
export function useScatter(
  source: ScatterSource | (() => ScatterSource),
  places: readonly ScatterPlace[] | (() => readonly ScatterPlace[]),
  options: ComponentScatterOptions | (() => ComponentScatterOptions) = {},
): Pick<ComponentScatter, 'root' | 'state'> {
  const { shown, state } = shownBy<ScatterState, Parameters<ComponentScatter['update']>, ComponentScatter>(
    componentScatter,
    () => [current(source), current(places), current(options)],
  );
  return {
    root: shown.root,
    get state() {
      return state();
    },
  };
}
