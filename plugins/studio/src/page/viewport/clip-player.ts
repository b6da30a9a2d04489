import type { ThreeAsset } from '@meshwright/three';
import type { AnimationAction } from 'three';

/** The clip of one asset, as a timeline shows it. */
export interface ClipState {
  readonly clip: string;
  readonly seconds: number;
  /** Length of the clip. */
  readonly length: number;
  readonly isPlaying: boolean;
}

/** Plays, pauses and scrubs the clips of assets. */
export interface ClipPlayer {
  /** Whether any clip plays. */
  readonly isPlaying: boolean;
  /** Plays a clip in a loop; null stops. */
  play(asset: ThreeAsset, clip: string | null): void;
  pause(asset: ThreeAsset): void;
  /** Shows a time of the current clip, of the first one before any was played, and pauses there. */
  scrub(asset: ThreeAsset, seconds: number): void;
  /** Returns undefined for an asset without clips. */
  state(asset: ThreeAsset): ClipState | undefined;
  /** Forgets an asset that is gone. */
  drop(asset: ThreeAsset): void;
}

export function clipPlayer(): ClipPlayer {
  /** The clip of each asset that plays one or is paused in one. */
  const current = new Map<ThreeAsset, AnimationAction>();

  function begin(asset: ThreeAsset, name: string, fade: number): AnimationAction {
    const clip = asset.native.animations.find((each) => each.name === name)!;
    const action = asset.native.mixer.clipAction(clip);
    if (current.get(asset) !== action) {
      const before = current.get(asset);
      if (before) before.paused = false;
      asset.play(name, { fade });
      current.set(asset, action);
    }
    return action;
  }

  return {
    get isPlaying() {
      return [...current.values()].some(({ paused }) => !paused);
    },
    play(asset, clip) {
      if (clip === null) {
        asset.stop({ fade: 0 });
        current.delete(asset);
      } else begin(asset, clip, 0.2).paused = false;
    },
    pause(asset) {
      const action = current.get(asset);
      if (action) action.paused = true;
    },
    scrub(asset, seconds) {
      const name = current.get(asset)?.getClip().name ?? asset.clips[0];
      if (name === undefined) return;
      const action = begin(asset, name, 0);
      action.paused = true;
      action.time = seconds;
      asset.native.mixer.update(0);
    },
    state(asset) {
      const [first] = asset.clips;
      if (first === undefined) return undefined;
      const action = current.get(asset);
      const clip = action?.getClip() ?? asset.native.animations.find(({ name }) => name === first);
      if (!clip) return undefined;
      return {
        clip: clip.name,
        seconds: action?.time ?? 0,
        length: clip.duration,
        isPlaying: action !== undefined && !action.paused,
      };
    },
    drop: (asset) => void current.delete(asset),
  };
}
