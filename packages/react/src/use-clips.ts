import type { ClipName, Playable } from '@meshwright/runtime';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The clips of an asset, with the one that plays. */
export interface Clips<Clip extends string> extends Playable<Clip> {
  /** The clip started last; undefined when none plays. */
  readonly playing: Clip | undefined;
}

/**
 * Returns the clips of `useAsset` or `useSpawn`, and renders again when another one is played.
 * @param initial clip to begin with, by name or meaning; none without it
 * @example
 * import { useAsset, useClips } from '@meshwright/react';
 * import { createElement as h } from 'react';
 *
 * function Dancer() {
 *   const dancer = useAsset('/models/dancer.glb');
 *   const { clips, playing, play } = useClips(dancer, 'idle');
 *   const next = () => play(clips[(clips.indexOf(playing ?? '') + 1) % clips.length] ?? 'idle');
 *   return h('primitive', { object: dancer.root, onClick: next });
 * }
 */
export function useClips<Clip extends string>(asset: Playable<Clip>, initial?: ClipName<Clip>): Clips<Clip> {
  const [playing, setPlaying] = useState<Clip>();
  const wanted = useRef<Parameters<Playable<Clip>['play']>>(undefined);
  const play = useCallback<Playable<Clip>['play']>(
    (...args) => {
      wanted.current = args;
      const found = asset.play(...args);
      setPlaying(found);
      return found;
    },
    [asset],
  );
  const stop = useCallback<Playable<Clip>['stop']>(
    (options) => {
      wanted.current = undefined;
      asset.stop(options);
      setPlaying(undefined);
    },
    [asset],
  );
  const begun = useRef<{ readonly asset: unknown; readonly initial: string | undefined }>(undefined);
  useLayoutEffect(() => {
    // A better model of the same asset has the same function, and goes on with its clip.
    const { asset: known, initial: first } = begun.current ?? {};
    if (known !== asset.play || first !== initial) wanted.current = initial && [initial];
    begun.current = { asset: asset.play, initial };
    if (wanted.current) play(...wanted.current);
  }, [asset, initial, play]);
  const { clips } = asset;
  return useMemo(() => ({ clips, playing, play, stop }), [clips, playing, play, stop]);
}
