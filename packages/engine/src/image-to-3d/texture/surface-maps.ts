import type { SubjectPaint } from './paint.ts';
import type { Paint } from './spread-colors.ts';

/** Side of constant maps in pixels. */
const plainSize = 8;

/** Returns a map of one value, 0 to 255 per channel. */
export function plainMap(color: readonly [number, number, number]): Paint {
  const pixels = new Uint8Array(plainSize * plainSize * 3);
  for (let i = 0; i < pixels.length; i++) pixels[i] = color[i % 3]!;
  return { width: plainSize, height: plainSize, pixels };
}

/** Strength of brightness read as height. */
const relief = 1.2;

/**
 * Returns a tangent-space normal map (glTF 2.0, 3.9.3) that reads darker as deeper: fine grain, not shape. Flat
 * beyond the subject.
 */
export function normalMap({ width, height, pixels, sure }: SubjectPaint): Paint {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    light[i] = (0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]!) / 255;
  }
  const at = (x: number, y: number): number =>
    light[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  // Sobel weights, so that a single noisy pixel makes no bump.
  const slope = (x: number, y: number, dx: number, dy: number): number =>
    (2 * (at(x - dx, y - dy) - at(x + dx, y + dy)) +
      at(x - dx - dy, y - dy - dx) -
      at(x + dx - dy, y + dy - dx) +
      at(x - dx + dy, y - dy + dx) -
      at(x + dx + dy, y + dy + dx)) /
    4;
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = sure[y * width + x] ? relief : 0;
      const dx = slope(x, y, 1, 0) * own;
      const dy = -slope(x, y, 0, 1) * own;
      const length = Math.hypot(dx, dy, 1);
      const i = (y * width + x) * 3;
      out[i] = Math.round((dx / length) * 127.5 + 127.5);
      out[i + 1] = Math.round((dy / length) * 127.5 + 127.5);
      out[i + 2] = Math.round((1 / length) * 127.5 + 127.5);
    }
  }
  return { width, height, pixels: out };
}
