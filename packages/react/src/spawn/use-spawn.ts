import type { ClipName, FitOptions, Playable, Shadows, SpawnEvent, SpawnSource } from '@meshwright/runtime';
import type { SpawnState } from '@meshwright/runtime/internal';
import type { ThreeClips } from '@meshwright/three';
import { type ComponentAsset, type ComponentOptions, componentAsset } from '@meshwright/three/internal';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { Group, type Object3D } from 'three';
import { useMeshwright } from '../meshwright-context.ts';

export interface UseSpawnOptions extends FitOptions {
  /**
   * Clip to play as soon as a model has one like it.
   * @default none
   */
  readonly play?: ClipName<string> | undefined;
  /**
   * Shows the task's picture until the model is loaded.
   * @default true
   */
  readonly picture?: boolean | undefined;
  /**
   * Name of the purchase in this browser; another name is another purchase of an equal request.
   * @default the request itself, so that equal requests are bought once, also after a reload
   */
  readonly remember?: string | undefined;
  /**
   * Whether each model casts and shows shadows.
   * @default what three.js does
   */
  readonly shadows?: Shadows | undefined;
  /**
   * Name of a material variant of the model.
   * @default the materials of the file
   */
  readonly variant?: string | undefined;
  readonly onEvent?: ((event: SpawnEvent) => void) | undefined;
}

/** A component's own object, from the first moment. */
export interface SpawnHandle
  extends Playable,
    SpawnState<Object3D, ThreeClips>,
    Pick<ComponentAsset, 'attach'> {
  /** For `<primitive object={root} />`. */
  readonly root: Group;
}

/**
 * Makes an asset, or shows the tasks of one, and changes it in place from placeholder to preview, refined and rigged
 * model. Equal requests are one purchase: after a remount, a hot reload or a reload of the page nothing is bought again.
 * @param source undefined waits, until a button is pressed for example
 * @example
 * import { useSpawn } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * function Knight() {
 *   const knight = useSpawn({ prompt: 'a knight', actions: ['idle', 'walk'] }, { height: 1.8, play: 'idle' });
 *   return h('primitive', { object: knight.root });
 * }
 */
export function useSpawn(source: SpawnSource | undefined, options: UseSpawnOptions = {}): SpawnHandle {
  const meshwright = useMeshwright();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [root] = useState(() => new Group());
  const shown = useMemo(() => {
    const onChange = () => {
      meshwright.invalidate();
      render();
    };
    return componentAsset(meshwright, onChange, { root, spawns: true });
  }, [meshwright, root]);
  // No layout effect: those of strict mode's first mount last long enough to send a create.
  // Its events are those of a spawn.
  useEffect(() => shown.update(source, options as ComponentOptions));
  useEffect(() => () => shown.close(), [shown]);

  const state = shown.state as SpawnState<Object3D, ThreeClips>;
  const { play, stop, attach } = shown;
  return useMemo(
    () => ({ ...state, root, clips: state.asset?.clips ?? [], play, stop, attach }),
    [state, root, play, stop, attach],
  );
}
