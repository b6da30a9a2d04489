import type { Camera, Vector } from '../camera.ts';

/** Studio lighting: three lamps and a soft environment that follow the camera. */
export interface Studio {
  readonly lamps: readonly Lamp[];
}

interface Lamp {
  /** Unit vector from the subject to the lamp. */
  readonly toward: Vector;
  /** Linear rgb. */
  readonly color: Vector;
  readonly castsShadow: boolean;
}

const sky = Float64Array.of(0.86, 0.92, 1.02);
const horizon = Float64Array.of(0.62, 0.62, 0.64);
const ground = Float64Array.of(0.3, 0.27, 0.25);

/** The backdrop at its top and at its bottom, sRGB 0..1. */
export const backdrop: Float64Array = Float64Array.of(0.8, 0.83, 0.87, 0.93, 0.935, 0.945);

export function createStudio(camera: Camera): Studio {
  const lamp = (right: number, up: number, back: number, color: Vector, castsShadow: boolean): Lamp => ({
    toward: aim(camera, right, up, back),
    color,
    castsShadow,
  });
  return {
    lamps: [
      lamp(-0.65, 1.15, 0.75, [1.9, 1.83, 1.72], true),
      lamp(1, 0.25, 0.5, [0.34, 0.39, 0.48], false),
      lamp(0.55, 0.7, -0.9, [0.85, 0.9, 1.0], false),
    ],
  };
}

/** Writes the ambient light on a surface whose normal has the upward part `ny` (-1 to 1). */
export function ambientLight(ny: number, out: Float32Array): void {
  const t = ny * 0.5 + 0.5;
  for (let c = 0; c < 3; c++) out[c] = 0.62 * (ground[c]! + (sky[c]! - ground[c]!) * t);
}

/**
 * Writes the reflection at the given roughness in direction `dy` (upward part), with `key` = cosine to the main lamp's
 * panel. It is the only colour of metal, so it has a dark floor, a bright band above the horizon and one large panel.
 */
export function reflectedLight(dy: number, key: number, roughness: number, out: Float32Array): void {
  const blur = 0.08 + roughness * 0.9;
  const above = smooth((dy + blur) / (2 * blur));
  const high = smooth((dy - 0.15 + blur) / (0.7 + 2 * blur));
  const sharpness = 4 + 60 * (1 - roughness) * (1 - roughness) * (1 - roughness);
  const panel = key > 0 ? (1.5 - roughness * 0.8) * Math.exp((key - 1) * sharpness) : 0;
  for (let c = 0; c < 3; c++) {
    const below = ground[c]! * 1.25;
    const upper = 1.35 * (horizon[c]! + (sky[c]! - horizon[c]!) * high);
    out[c] = below + (upper - below) * above + panel;
  }
}

function smooth(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
}

/** Returns a lamp direction relative to the world's horizon, so that a view from above is still lit from above. */
function aim(camera: Camera, right: number, up: number, back: number): Vector {
  const flat = Math.hypot(camera.back[0], camera.back[2]) || 1;
  const x = camera.right[0] * right + (camera.back[0] / flat) * back;
  const z = camera.right[2] * right + (camera.back[2] / flat) * back;
  const length = Math.hypot(x, up, z);
  return [x / length, up / length, z / length];
}
