import type { Vec3 } from '../scenery/mesh-data.ts';
import { between, type Walker } from '../walk.ts';

interface View {
  readonly eye: Vec3;
  readonly target: Vec3;
}

/** Camera behind a moving character. */
export interface ChaseCamera {
  /** Radians; 0 looks toward -Z. */
  readonly yaw: number;
  /** Rotates by radians to the side and up. */
  turn(side: number, up: number): void;
  follow(walker: Walker, seconds: number): View;
}

const distance = 5.6;
const pitchRange = [0.06, 1.1] as const;

export function chaseCamera(): ChaseCamera {
  let yaw = 0;
  let pitch = 0.27;
  let target: Vec3 | undefined;
  return {
    get yaw() {
      return yaw;
    },
    turn(side, up) {
      yaw += side;
      pitch = Math.min(pitchRange[1], Math.max(pitchRange[0], pitch + up));
    },
    follow({ at, turn, gait }, seconds) {
      // Follows a character that walks away; stays in front of one that walks toward the camera.
      const behind = between(yaw, turn + Math.PI);
      if (gait !== 'idle' && Math.abs(behind) < 2) yaw += behind * Math.min(1, 0.9 * seconds);
      const wanted: Vec3 = [at[0], 1.45, at[2]];
      const share = target ? 1 - 0.0008 ** seconds : 1;
      const from = target ?? wanted;
      target = [from[0] + (wanted[0] - from[0]) * share, wanted[1], from[2] + (wanted[2] - from[2]) * share];
      const flat = Math.cos(pitch) * distance;
      const eye: Vec3 = [
        target[0] + Math.sin(yaw) * flat,
        target[1] + Math.sin(pitch) * distance,
        target[2] + Math.cos(yaw) * flat,
      ];
      return { eye, target };
    },
  };
}
