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

/** Paints the studio wall, with the shadows on the floor if given. */
export function paintBackdrop(radiance: Float32Array, wide: number, shade: Float32Array | null): void {
  const small = wide / samples;
  const light = new Float32Array(3);
  for (let y = 0; y < small; y++) {
    const t = (y + 0.5) / small;
    for (let x = 0; x < small; x++) {
      const corner = (((x + 0.5) / small - 0.5) ** 2 + (t - 0.5) ** 2) * 0.22;
      const keep = shade ? shade[y * small + x]! : 1;
      for (let c = 0; c < 3; c++) {
        const tone = backdrop.top[c]! + (backdrop.bottom[c]! - backdrop.top[c]!) * t - corner;
        // Squaring approximates the sRGB curve well enough for a plain wall.
        light[c] = tone * tone * keep;
      }
      const first = (y * samples * wide + x * samples) * 4;
      for (let row = first; row < first + samples * wide * 4; row += wide * 4) {
        for (let pixel = row; pixel < row + samples * 4; pixel += 4) {
          radiance[pixel] = light[0]!;
          radiance[pixel + 1] = light[1]!;
          radiance[pixel + 2] = light[2]!;
          radiance[pixel + 3] = 1;
        }
      }
    }
  }
}
