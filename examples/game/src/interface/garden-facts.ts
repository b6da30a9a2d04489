import type { Socket } from '../carrying.ts';
import type { Vec3 } from '../scenery/mesh-data.ts';
import type { Walker } from '../walk.ts';
import type { Extent } from '../world.ts';

/** Garden state as `garden` in the page's console, which the browser test reads. */
export interface GardenFacts {
  player(): {
    readonly at: Vec3;
    readonly gait: Walker['gait'];
    readonly stage: string;
    /** Clips the engine plays, strongest first. */
    readonly playing: readonly string[];
    /** What it carries, with the box of its model in the engine's scene. */
    readonly carries: readonly (Extent & { readonly prompt: string; readonly socket: Socket })[];
  };
  /** Knights that stand beside the path, and those that walk along the wall. */
  guards(): { readonly posted: readonly Vec3[]; readonly patrol: readonly Vec3[] };
  /** Number of sounds so far, also while the sound is off. */
  sounds(): { readonly arrivals: number; readonly steps: number };
  things(): readonly ThingFacts[];
  /** Resolves once the last change is on disk. */
  saved(): Promise<void>;
}

export interface ThingFacts extends Extent {
  readonly prompt: string;
  /** Requested height in metres. */
  readonly height: number;
  readonly stage: string;
  readonly at: Vec3;
  /** Radians about the vertical axis. */
  readonly turn: number;
  readonly isCarried: boolean;
}
