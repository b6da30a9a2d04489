import type { LodAsset, LodLevel, LodOptions } from '@meshwright/runtime';
import { sourceKey } from '@meshwright/runtime/internal';
import { Group, type Object3D } from 'three';
import type { ThreeAssets } from '../three-assets.ts';

/** What a component of levels shows. */
export interface LodsState {
  /** The object, whose `level` is the visible one. */
  readonly lods: LodAsset<Object3D> | undefined;
  /** An `AssetError` for levels out of order; nothing is shown then. */
  readonly error: unknown;
}

/** One object in several levels of detail, of one component. */
export interface ComponentLods {
  readonly root: Group;
  readonly state: LodsState;
  /** Equal levels with equal shadows change nothing. */
  update(levels: readonly LodLevel[], options: Omit<LodOptions, 'onLoad'>): void;
  close(): void;
}

const nothing: LodsState = { lods: undefined, error: undefined };

/** @param onChange called after each change of the state, and when a level can be drawn */
export function componentLods(
  { assets }: { readonly assets: Pick<ThreeAssets, 'lods'> },
  onChange: () => void,
): ComponentLods {
  const root = new Group();
  let state = nothing;
  let shown: readonly unknown[] = [];
  let onError: LodOptions['onError'];

  function close(): void {
    state.lods?.dispose();
    state = nothing;
    shown = [];
  }

  return {
    root,
    get state() {
      return state;
    },
    update(levels, options) {
      const { shadows } = options;
      onError = options.onError;
      const key = [
        JSON.stringify(shadows),
        ...levels.flatMap(({ source, from }) => [sourceKey(source), from]),
      ];
      if (key.length === shown.length && key.every((value, at) => value === shown[at])) return;
      close();
      shown = key;
      try {
        const lods = assets.lods(levels, {
          shadows,
          onLoad: onChange,
          onError: (error, level) => onError?.(error, level),
        });
        root.add(lods.root);
        state = { lods, error: undefined };
      } catch (error) {
        state = { lods: undefined, error };
      }
      onChange();
    },
    close,
  };
}
