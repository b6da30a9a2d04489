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
 * // The script of a component, whose markup is <T is={trees.root} />.
 * function script() {
 *   const places = [0, 1, 2].map((x) => ({ position: [x, 0, 0] as const }));
 *   const trees = useScatter('/models/tree.glb', places, { height: 4, shadows: true });
 *   return { trees };
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

/** Options of copies of an animated character. */
export interface CrowdOptions extends ComponentScatterOptions {
  /** The clip that all copies play, or those among which a place names its own as `clip`. */
  readonly play: NonNullable<ComponentScatterOptions['play']>;
}

/**
 * Draws many copies of an animated character: `useScatter` with clips. A place says what its copy plays (`clip`), how far
 * ahead it is (`phase`, 0 to 1) and how fast (`speed`).
 * @example
 * import { useCrowd } from '@meshwright/svelte';
 *
 * // The script of a component, whose markup is <T is={crowd.root} />.
 * function script() {
 *   const places = [0, 1, 2].map((x) => ({ position: [x, 0, 0] as const, clip: x === 1 ? 'idle' : 'walk', speed: 1 + x / 10 }));
 *   const crowd = useCrowd('/models/knight.glb', places, { play: ['walk', 'idle'], height: 1.8 });
 *   return { crowd };
 * }
 */
export function useCrowd(
  source: ScatterSource | (() => ScatterSource),
  places: readonly ScatterPlace[] | (() => readonly ScatterPlace[]),
  options: CrowdOptions | (() => CrowdOptions),
): Pick<ComponentScatter, 'root' | 'state'> {
  return useScatter(source, places, options);
}
