import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Playable } from './asset-handle.ts';
import type { ClipName } from './asset-source.ts';

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
  const play = useCallback<Playable<Clip>['play']>(
    (name, options) => {
      const found = asset.play(name, options);
      setPlaying(found);
      return found;
    },
    [asset],
  );
  const stop = useCallback<Playable<Clip>['stop']>(
    (options) => {
      asset.stop(options);
      setPlaying(undefined);
    },
    [asset],
  );
  useLayoutEffect(() => {
    if (initial !== undefined) play(initial);
  }, [play, initial]);
  const { clips } = asset;
  return useMemo(() => ({ clips, playing, play, stop }), [clips, playing, play, stop]);
}
