import type { Vec3 } from '../scenery/mesh-data.ts';
import type { Walker } from '../walk.ts';

/** The garden as `garden` in the console of the page, and as the browser test sees it. */
export interface GardenFacts {
  player(): {
    readonly at: Vec3;
    readonly gait: Walker['gait'];
    readonly stage: string;
    /** Clips that the engine moves it by, the strongest first. */
    readonly playing: readonly string[];
  };
  things(): readonly ThingFacts[];
}

export interface ThingFacts {
  readonly prompt: string;
  /** Wanted, in metres. */
  readonly height: number;
  readonly stage: string;
  /** Its lowest and highest point as the engine has them, in metres. */
  readonly bottom: number;
  readonly top: number;
}
