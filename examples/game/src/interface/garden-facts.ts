import type { Vec3 } from '../scenery/mesh-data.ts';
import type { Walker } from '../walk.ts';

/** Garden state as `garden` in the page's console, which the browser test reads. */
export interface GardenFacts {
  player(): {
    readonly at: Vec3;
    readonly gait: Walker['gait'];
    readonly stage: string;
    /** Clips the engine plays, strongest first. */
    readonly playing: readonly string[];
  };
  /** Number of sounds so far, also while the sound is off. */
  sounds(): { readonly arrivals: number; readonly steps: number };
  things(): readonly ThingFacts[];
}

export interface ThingFacts {
  readonly prompt: string;
  /** Requested height in metres. */
  readonly height: number;
  readonly stage: string;
  readonly at: Vec3;
  /** Radians about the vertical axis. */
  readonly turn: number;
  /** Lowest and highest point in the engine's scene, in metres. */
  readonly bottom: number;
  readonly top: number;
}
