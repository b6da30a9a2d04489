import type { ClipState, EngineInstance } from '../engine-port.ts';
import { findClip, meaningOf } from './clip-names.ts';

export interface PlayOptions {
  /**
   * Duration of the cross-fade from the current clips, in seconds.
   * @default 0.2
   */
  readonly fade?: number | undefined;
  /**
   * Repeats the clip.
   * @default true
   */
  readonly loop?: boolean | undefined;
  /**
   * Playback rate; 1 is as authored.
   * @default 1
   */
  readonly speed?: number | undefined;
}

/** A playing clip: its weight, and the weight it fades to. */
interface PlayingClip {
  readonly clip: string;
  readonly loop: boolean;
  readonly speed: number;
  weight: number;
  target: number;
  perSecond: number;
  /** Time in the clip at the last tick. */
  lastTime?: number;
}

/** State from which another instance continues in the same pose. */
type MixState = readonly (PlayingClip & { readonly time: number })[];

export interface ClipMix {
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  /** Advances fades; returns whether a clip plays: one that does not repeat plays until it stands at its end. */
  tick(seconds: number): boolean;
  state(): MixState;
  /** Continues the state of another mix; clips that are missing here are replaced by meaning, or dropped. */
  restore(state: MixState): void;
}

/**
 * Plays and fades clips of one instance. Weights are computed here, so that fades outlive a swap and engines agree.
 * @param onChange called when clips start or end, after which `tick` is due in each frame until it returns false
 */
export function clipMix(
  instance: EngineInstance<unknown, unknown>,
  clips: readonly string[],
  onChange?: () => void,
): ClipMix {
  const playing = new Map<string, PlayingClip>();
  let lastSeconds = 0;

  /** Whether another frame shows another pose. */
  function moves(playingClip: PlayingClip): boolean {
    const { clip, loop, weight, target, lastTime } = playingClip;
    playingClip.lastTime = instance.time(clip);
    return loop || weight !== target || lastSeconds === 0 || playingClip.lastTime !== lastTime;
  }

  function start(playingClip: PlayingClip, time: number): void {
    playing.set(playingClip.clip, playingClip);
    onChange?.();
    const { weight, loop, speed } = playingClip;
    const state: ClipState = { time, weight, loop, speed };
    instance.start(playingClip.clip, state);
  }

  function drop({ clip }: PlayingClip): void {
    playing.delete(clip);
    instance.halt(clip);
  }

  function stop(fade: number, but?: string): void {
    onChange?.();
    for (const playingClip of [...playing.values()]) {
      if (playingClip.clip === but) continue;
      playingClip.target = 0;
      playingClip.perSecond = playingClip.weight / fade;
      // A clip of weight 0 needs no fade, and its fade would never end.
      if (fade <= 0 || playingClip.weight === 0) drop(playingClip);
    }
  }

  return {
    play(name, { fade = 0.2, loop = true, speed = 1 } = {}) {
      const clip = findClip(clips, name);
      if (clip === undefined) return undefined;
      const known = playing.get(clip);
      if (known && known.target === 1 && known.loop && loop && known.speed === speed) return clip;
      const alone = playing.size === 0;
      stop(fade, clip);
      const weight = alone || fade <= 0 ? 1 : (known?.weight ?? 0);
      const time = known?.loop && loop ? instance.time(clip) : 0;
      if (known) drop(known);
      start({ clip, loop, speed, weight, target: 1, perSecond: fade > 0 ? 1 / fade : 0 }, time);
      return clip;
    },
    stop({ fade = 0.2 } = {}) {
      stop(fade);
    },
    tick(seconds) {
      let plays = false;
      for (const playingClip of [...playing.values()]) {
        plays = moves(playingClip) || plays;
        const { weight, target } = playingClip;
        if (weight === target) continue;
        const step = playingClip.perSecond * seconds;
        playingClip.weight =
          weight < target ? Math.min(target, weight + step) : Math.max(target, weight - step);
        if (playingClip.weight === 0 && target === 0) drop(playingClip);
        else instance.weigh(playingClip.clip, playingClip.weight);
      }
      lastSeconds = seconds;
      return plays && playing.size > 0;
    },
    state() {
      return [...playing.values()].map((playingClip) => ({
        ...playingClip,
        time: instance.time(playingClip.clip),
      }));
    },
    restore(state) {
      for (const { time, ...playingClip } of state) {
        const clip = clips.includes(playingClip.clip)
          ? playingClip.clip
          : findClip(clips, meaningOf(playingClip.clip) ?? playingClip.clip);
        if (clip !== undefined && !playing.has(clip)) start({ ...playingClip, clip }, time);
      }
    },
  };
}
