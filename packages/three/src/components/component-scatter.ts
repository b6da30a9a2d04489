import type { AssetSource, Scattered, ScatterOptions, ScatterPlace } from '@meshwright/runtime';
import { isFiles, sourceKey } from '@meshwright/runtime/internal';
import { Group, type Object3D } from 'three';
import type { ThreeAssets } from '../three-assets.ts';

/** One file, or levels from near to far. */
export type ScatterSource = Parameters<ThreeAssets['scatter']>[0];

export type ComponentScatterOptions = Omit<ScatterOptions, 'signal'>;

/** What a component of copies shows. */
export interface ScatterState {
  /** The copies once they are loaded; the component changes them. */
  readonly copies: Scattered<Object3D> | undefined;
  /** An `AssetError`; nothing is shown then. */
  readonly error: unknown;
}

/** The copies of one component. */
export interface ComponentScatter {
  readonly root: Group;
  readonly state: ScatterState;
  /** Loads when the model or its options are others; places that are others are moved, added and removed. */
  update(source: ScatterSource, places: readonly ScatterPlace[], options: ComponentScatterOptions): void;
  close(): void;
}

const nothing: ScatterState = { copies: undefined, error: undefined };

/** @param onChange called after each change of the state, and of places */
export function componentScatter(
  { assets }: { readonly assets: Pick<ThreeAssets, 'scatter'> },
  onChange: () => void,
): ComponentScatter {
  const root = new Group();
  let state = nothing;
  let shown: readonly unknown[] = [];
  let places: readonly ScatterPlace[] = [];
  let stop = new AbortController();

  function close(): void {
    stop.abort();
    state.copies?.dispose();
    state = nothing;
    shown = [];
  }

  async function open(source: ScatterSource, options: ComponentScatterOptions): Promise<void> {
    stop = new AbortController();
    const { signal } = stop;
    // Later, so that the first of strict mode's two mounts loads nothing.
    await Promise.resolve();
    if (signal.aborted) return;
    try {
      const first = places;
      const copies = await assets.scatter(source, first, { ...options, signal });
      if (signal.aborted) return copies.dispose();
      state = { copies, error: undefined };
      root.add(copies.root);
      change(copies, first);
    } catch (error) {
      if (signal.aborted) return;
      state = { copies: undefined, error };
    }
    onChange();
  }

  /** Changes the places that are not the same objects as before. */
  function change(copies: Scattered<Object3D>, before: readonly ScatterPlace[]): void {
    // The last ones first, as a new copy takes the index that was given free last.
    for (let index = before.length - 1; index >= places.length; index--) copies.remove(index);
    for (const [index, place] of places.entries()) {
      if (index >= before.length) copies.add(place);
      else if (place !== before[index]) copies.set(index, { ...unset, ...place });
    }
  }

  return {
    root,
    get state() {
      return state;
    },
    update(source, next, options) {
      const before = places;
      places = next;
      const { play, height, longest, origin, phases, shadows, variant } = options;
      const rest = JSON.stringify([play, height, longest, origin, phases, shadows, variant]);
      const key = [rest, ...levelsOf(source).flatMap(({ source, from }) => [sourceKey(source), from])];
      if (key.length === shown.length && key.every((value, at) => value === shown[at])) {
        if (!state.copies || before === next) return;
        change(state.copies, before);
        onChange();
        return;
      }
      close();
      shown = key;
      void open(source, options);
    },
    close,
  };
}

/** What a place that says nothing of it has. */
const unset = {
  rotation: undefined,
  scale: undefined,
  colour: undefined,
  visible: undefined,
  clip: undefined,
  phase: undefined,
  speed: undefined,
};

function levelsOf(source: ScatterSource): readonly { readonly source: AssetSource; readonly from: number }[] {
  if (Array.isArray(source) && !isFiles(source)) return source;
  return [{ source: source as AssetSource, from: 0 }];
}
