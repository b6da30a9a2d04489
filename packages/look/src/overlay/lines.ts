import { pointOnPicture, type Vector } from '../render/camera.ts';
import type { Drawn } from '../render/draw.ts';

/** A straight line in the scene. */
export interface Line {
  readonly from: Vector;
  readonly to: Vector;
  /** sRGB, 0 to 255. */
  readonly color: Vector;
  /** Width in pixels. */
  readonly width: number;
  /** How much of it shows behind the model, 0 to 1. */
  readonly behind: number;
}

/** Draws lines on a picture, in place: smooth, and fainter behind what is nearer. */
export function drawLines(drawn: Drawn, lines: readonly Line[]): void {
  for (const line of lines) drawLine(drawn, line);
}

function drawLine(drawn: Drawn, { from, to, color, width, behind }: Line): void {
  const { pixels, size, camera } = drawn;
  const ends = clipped(pointOnPicture(camera, from), pointOnPicture(camera, to));
  if (!ends) return;
  const [a, b] = ends;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length2 = dx * dx + dy * dy || 1e-9;
  const reach = width / 2 + 1;
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1]) - reach));
  const bottom = Math.min(size - 1, Math.ceil(Math.max(a[1], b[1]) + reach));
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0]) - reach));
  const right = Math.min(size - 1, Math.ceil(Math.max(a[0], b[0]) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = Math.max(0, Math.min(1, ((x + 0.5 - a[0]) * dx + (y + 0.5 - a[1]) * dy) / length2));
      const offX = x + 0.5 - a[0] - t * dx;
      const offY = y + 0.5 - a[1] - t * dy;
      const cover = Math.min(1, width / 2 + 0.5 - Math.sqrt(offX * offX + offY * offY));
      if (cover <= 0) continue;
      const near = a[2] + t * (b[2] - a[2]);
      const hidden = drawn.nearnessAt(x, y) > near * 1.002;
      blend(pixels, (y * size + x) * 4, color, cover * (hidden ? behind : 1));
    }
  }
}

/** Returns both ends if they are before the eye: a line through the eye has no picture. */
function clipped(a: Vector, b: Vector): readonly [Vector, Vector] | null {
  return a[2] > 0 && b[2] > 0 ? [a, b] : null;
}

/** Lays a colour over a straight rgba pixel. */
function blend(pixels: Uint8Array, at: number, color: Vector, alpha: number): void {
  const below = pixels[at + 3]! / 255;
  const whole = alpha + below * (1 - alpha);
  if (whole <= 0) return;
  for (let k = 0; k < 3; k++)
    pixels[at + k] = Math.round((color[k]! * alpha + pixels[at + k]! * below * (1 - alpha)) / whole);
  pixels[at + 3] = Math.round(whole * 255);
}
