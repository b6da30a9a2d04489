import type { Playable } from './playable.ts';

/** Plays the clips of what is shown; the clip asked for last goes on with what is shown next. */
interface WaitingClip extends Pick<Playable, 'play' | 'stop'> {
  /** Plays the clip asked for last on what is shown now. */
  resume(): void;
}

/**
 * @param shown returns what is shown now; undefined before there is something
 * @param onPlay called after a clip was asked for or stopped, for a page that draws on demand
 */
export function waitingClip(
  shown: () => Pick<Playable, 'play' | 'stop'> | undefined,
  onPlay: () => void,
): WaitingClip {
  let wanted: Parameters<Playable['play']> | undefined;
  return {
    play(...args) {
      wanted = args;
      const clip = shown()?.play(...args);
      onPlay();
      return clip;
    },
    stop(options) {
      wanted = undefined;
      shown()?.stop(options);
      onPlay();
    },
    resume() {
      if (wanted) shown()?.play(...wanted);
    },
  };
}
