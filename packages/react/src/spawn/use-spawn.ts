import type { ClipName, FitOptions, Playable, SpawnEvent, SpawnSource } from '@meshwright/runtime';
import { type SpawnHolder, type SpawnState, spawnHolder, spawnIdentity } from '@meshwright/runtime/internal';
import type { ThreeClips } from '@meshwright/three';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
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
  readonly onEvent?: ((event: SpawnEvent) => void) | undefined;
}

/** A component's own object, from the first moment. */
export interface SpawnHandle extends Playable, SpawnState<Object3D, ThreeClips> {
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
  const { assets, invalidate } = useMeshwright();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [root] = useState(() => new Group());
  const latest = useRef(options);
  const [holder] = useState<SpawnHolder<Object3D, ThreeClips>>(() =>
    spawnHolder(root, () => latest.current.onEvent, invalidate),
  );
  const { height, longest, origin, picture, play } = options;
  const identity = source && spawnIdentity(source);
  const remember = options.remember ?? true;

  useLayoutEffect(() => {
    latest.current = options;
  });
  const wanted = useRef(source);
  useLayoutEffect(() => {
    wanted.current = source;
  });
  // The identity stands for the source, which may be a new object at every render.
  // No layout effect: those of strict mode's first mount last long enough to send a create.
  useEffect(() => {
    if (identity === undefined) return;
    const fit = { height, longest, origin };
    return holder.open(assets, wanted.current!, { ...fit, picture, remember }, () => {
      invalidate();
      render();
    });
  }, [assets, holder, identity, height, longest, origin, picture, remember, invalidate]);
  useLayoutEffect(() => {
    if (play === undefined) return;
    holder.play(play);
    return () => holder.stop();
  }, [holder, play]);

  const { stage, percent, error, asset, bounds } = holder.state;
  const clips = asset?.clips;
  return useMemo(
    () => ({
      root,
      stage,
      percent,
      error,
      asset,
      bounds,
      clips: clips ?? [],
      play: holder.play,
      stop: holder.stop,
    }),
    [root, stage, percent, error, asset, bounds, clips, holder],
  );
}
