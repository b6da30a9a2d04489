import type { Camera } from './camera.ts';
import { blockedShare, type ShadowMap } from './shade/shadow-map.ts';
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
  const [ex, ey, ez] = eye;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = [up[0] * v, up[1] * v, up[2] * v];
  const [bx, by, bz] = [back[0] * depth, back[1] * depth, back[2] * depth];
  const lift = radius * 0.01;
  point[3] = radius * 0.045;
  for (let x = 0; x < size; x++) {
    const h = (((x + 0.5) * samples - wide / 2) * depth) / focal;
    point[0] = ex + rx * h + ux - bx;
    point[1] = ey + ry * h + uy - by + lift;
    point[2] = ez + rz * h + uz - bz;
    const pixel = y * size + x;
    shade[pixel] = (1 - 0.42 * blockedShare(shadows, point)) * (1 - 0.6 * blocked[pixel]!);
  }
}

/** A point of the floor, and the radius of the disc that its shadow is averaged over. */
const point = new Float64Array(4);

/** The studio wall behind a picture. */
export interface Backdrop {
  readonly size: number;
  /** Share of light on the floor per pixel. */
  readonly shade: Float32Array | null;
}

/** Writes the rgba of the studio wall at one pixel to four floats. */
export function paintBackdrop({ size, shade }: Backdrop, pixel: number, out: Float32Array, at: number): void {
  const row = Math.floor(pixel / size);
  const t = (row + 0.5) / size;
  const dx = (pixel - row * size + 0.5) / size - 0.5;
  const dy = t - 0.5;
  const corner = (dx * dx + dy * dy) * 0.22;
  const keep = shade === null ? 1 : shade[pixel]!;
  const red = backdrop[0]! + (backdrop[3]! - backdrop[0]!) * t - corner;
  const green = backdrop[1]! + (backdrop[4]! - backdrop[1]!) * t - corner;
  const blue = backdrop[2]! + (backdrop[5]! - backdrop[2]!) * t - corner;
  // Squaring approximates the sRGB curve well enough for a plain wall.
  out[at] = red * red * keep;
  out[at + 1] = green * green * keep;
  out[at + 2] = blue * blue * keep;
  out[at + 3] = 1;
}
