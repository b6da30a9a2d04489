import type { Camera } from './camera.ts';
import type { ShadowMap } from './shade/shadow-map.ts';
import { backdrop } from './shade/studio.ts';
import { samples } from './tone-map.ts';

/** The ground plane of the model, as depth along the view for a pixel of the large picture. */
export type Floor = (x: number, y: number) => number;

export function createFloor(height: number, camera: Camera): Floor {
  const { eye, right, up, back, focal, size } = camera;
  return (x, y) => {
    const slope = (right[1] * (x - size / 2) + up[1] * (size / 2 - y)) / focal - back[1];
    const depth = (height - eye[1]) / slope;
    return depth > 0 ? depth : Number.POSITIVE_INFINITY;
  };
}

/** Returns the share of light on the floor per pixel of the small picture: cast shadow and contact shadow. */
export function groundShade(
  floor: Floor,
  camera: Camera,
  shadows: ShadowMap,
  blocked: Float32Array,
  radius: number,
  size: number,
): Float32Array {
  const { eye, right, up, back } = camera;
  const shade = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const depth = floor((x + 0.5) * samples, (y + 0.5) * samples);
      const cast = depth === Number.POSITIVE_INFINITY ? 0 : castOnFloor(x, y, depth);
      shade[y * size + x] = (1 - 0.42 * cast) * (1 - 0.6 * blocked[y * size + x]!);
    }
  }
  return shade;

  function castOnFloor(x: number, y: number, depth: number): number {
    const h = (((x + 0.5) * samples - camera.size / 2) * depth) / camera.focal;
    const v = ((camera.size / 2 - (y + 0.5) * samples) * depth) / camera.focal;
    const px = eye[0] + right[0] * h + up[0] * v - back[0] * depth;
    const py = eye[1] + right[1] * h + up[1] * v - back[1] * depth;
    const pz = eye[2] + right[2] * h + up[2] * v - back[2] * depth;
    return shadows.blocked(px, py + radius * 0.01, pz, radius * 0.045);
  }
}

/** Writes the rgba of the studio wall at one pixel to four floats, with the shadows on the floor if given. */
export type Backdrop = (pixel: number, radiance: Float32Array, at: number) => void;

export function createBackdrop(size: number, shade: Float32Array | null): Backdrop {
  return (pixel, radiance, at) => {
    const x = pixel % size;
    const t = (Math.floor(pixel / size) + 0.5) / size;
    const dx = (x + 0.5) / size - 0.5;
    const dy = t - 0.5;
    const corner = (dx * dx + dy * dy) * 0.22;
    const keep = shade ? shade[pixel]! : 1;
    for (let c = 0; c < 3; c++) {
      const tone = backdrop.top[c]! + (backdrop.bottom[c]! - backdrop.top[c]!) * t - corner;
      // Squaring approximates the sRGB curve well enough for a plain wall.
      radiance[at + c] = tone * tone * keep;
    }
    radiance[at + 3] = 1;
  };
}
