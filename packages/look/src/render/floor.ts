import type { Camera } from './camera.ts';
import type { ShadowMap } from './shade/shadow-map.ts';
import { backdrop } from './shade/studio.ts';
import { samples } from './tone-map.ts';

/** The ground plane of the model, as depth along the view for a row of the large picture: its horizon is level. */
export type Floor = (y: number) => number;

export function createFloor(height: number, camera: Camera): Floor {
  const { eye, up, back, focal, size } = camera;
  return (y) => {
    const slope = (up[1] * (size / 2 - y)) / focal - back[1];
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
  const shade = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const depth = floor((y + 0.5) * samples);
    if (depth === Number.POSITIVE_INFINITY)
      for (let pixel = y * size; pixel < (y + 1) * size; pixel++) shade[pixel] = 1 - 0.6 * blocked[pixel]!;
    else shadeRow(camera, y, depth, shadows, blocked, radius, shade);
  }
  return shade;
}

/** A row of the floor, which is as far away everywhere. */
function shadeRow(
  { eye, right, up, back, focal, size: wide }: Camera,
  y: number,
  depth: number,
  shadows: ShadowMap,
  blocked: Float32Array,
  radius: number,
  shade: Float32Array,
): void {
  const size = wide / samples;
  const v = ((wide / 2 - (y + 0.5) * samples) * depth) / focal;
  const [ux, uy, uz] = [up[0] * v, up[1] * v, up[2] * v];
  const [bx, by, bz] = [back[0] * depth, back[1] * depth, back[2] * depth];
  const lift = radius * 0.01;
  const reach = radius * 0.045;
  for (let x = 0; x < size; x++) {
    const h = (((x + 0.5) * samples - wide / 2) * depth) / focal;
    const px = eye[0] + right[0] * h + ux - bx;
    const py = eye[1] + right[1] * h + uy - by;
    const pz = eye[2] + right[2] * h + uz - bz;
    const cast = shadows.blocked(px, py + lift, pz, reach);
    shade[y * size + x] = (1 - 0.42 * cast) * (1 - 0.6 * blocked[y * size + x]!);
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
