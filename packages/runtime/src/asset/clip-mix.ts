import type { ClipState, EngineInstance } from '../engine-port.ts';
import { findClip, meaningOf } from './clip-names.ts';

export interface PlayOptions {
  /** Duration of the cross-fade from the current clips, in seconds. Default 0.2. */
  readonly fade?: number | undefined;
  /** Default true. */
  readonly loop?: boolean | undefined;
  /** Playback rate; 1 is as authored. Default 1. */
  readonly speed?: number | undefined;
}

/** A playing clip: its weight, and the weight it fades to. */
interface Voice {
  readonly clip: string;
  readonly loop: boolean;
  readonly speed: number;
  weight: number;
  target: number;
  perSecond: number;
}

/** State from which another instance continues in the same pose. */
type MixState = readonly (Voice & { readonly time: number })[];

export interface ClipMix {
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  tick(seconds: number): void;
  state(): MixState;
  /** Continues the state of another mix; clips that are missing here are replaced by meaning, or dropped. */
  restore(state: MixState): void;
}

/** Plays and fades clips of one instance. Weights are computed here, so that fades outlive a swap and engines agree. */
export function clipMix(instance: EngineInstance<unknown, unknown>, clips: readonly string[]): ClipMix {
  const voices = new Map<string, Voice>();

  function start(voice: Voice, time: number): void {
    voices.set(voice.clip, voice);
    const { weight, loop, speed } = voice;
    const state: ClipState = { time, weight, loop, speed };
    instance.start(voice.clip, state);
  }

  function drop({ clip }: Voice): void {
    voices.delete(clip);
    instance.halt(clip);
  }

  function stop(fade: number, but?: string): void {
    for (const voice of [...voices.values()]) {
      if (voice.clip === but) continue;
      voice.target = 0;
      voice.perSecond = voice.weight / fade;
      // A clip of weight 0 needs no fade, and its fade would never end.
      if (fade <= 0 || voice.weight === 0) drop(voice);
    }
  }

  return {
    play(name, { fade = 0.2, loop = true, speed = 1 } = {}) {
      const clip = findClip(clips, name);
      if (clip === undefined) return undefined;
      const known = voices.get(clip);
      if (known && known.target === 1 && known.loop && loop && known.speed === speed) return clip;
      const alone = voices.size === 0;
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
      for (const voice of [...voices.values()]) {
        const { weight, target } = voice;
        if (weight === target) continue;
        const step = voice.perSecond * seconds;
        voice.weight = weight < target ? Math.min(target, weight + step) : Math.max(target, weight - step);
        if (voice.weight === 0 && target === 0) drop(voice);
        else instance.weigh(voice.clip, voice.weight);
      }
    },
    state() {
      return [...voices.values()].map((voice) => ({ ...voice, time: instance.time(voice.clip) }));
    },
    restore(state) {
      for (const { time, ...voice } of state) {
        const clip = clips.includes(voice.clip)
          ? voice.clip
          : findClip(clips, meaningOf(voice.clip) ?? voice.clip);
        if (clip !== undefined && !voices.has(clip)) start({ ...voice, clip }, time);
      }
    },
  };
}
