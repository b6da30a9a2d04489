import type { LodLevel, LodOptions } from '@meshwright/runtime';
import { type ComponentLods, componentLods, type LodsState } from '@meshwright/three/internal';
import { current, shownBy } from './shown.ts';

/**
 * Shows one object in the level of detail for its distance. Each argument is a value, or a function of reactive state;
 * levels are from near to far, and each loads when the camera first enters its range. Its `state` has the `error` for
 * levels out of order.
 * @example
 * import { useLods } from '@meshwright/svelte';
 *
 * // The script of a component, whose markup is <T is={tower.root} />.
 * function script() {
 *   const levels = [
 *     { source: '/models/tower.glb', from: 0 },
 *     { source: '/models/tower-far.glb', from: 40 },
 *   ];
 *   const tower = useLods(levels, { shadows: true });
 *   return { tower };
 * }
 */
export function useLods(
  levels: readonly LodLevel[] | (() => readonly LodLevel[]),
  options: Omit<LodOptions, 'onLoad'> | (() => Omit<LodOptions, 'onLoad'>) = {},
): Pick<ComponentLods, 'root' | 'state'> {
  const { shown, state } = shownBy<LodsState, Parameters<ComponentLods['update']>, ComponentLods>(
    componentLods,
    () => [current(levels), current(options)],
  );
  return {
    root: shown.root,
    get state() {
      return state();
    },
  };
}
