import type { Paint } from '../../image-to-3d/texture/spread-colors.ts';

/** Returns the colour at fractions of a picture's width and height, interpolated between pixel centres. */
export function samplePaint(
  { width, height, pixels }: Paint,
  u: number,
  v: number,
  out: [number, number, number],
): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const [fx, fy] = [x - x0, y - y0];
  for (let k = 0; k < 3; k++) {
    const upper = pixels[(y0 * width + x0) * 3 + k]! * (1 - fx) + pixels[(y0 * width + x1) * 3 + k]! * fx;
    const lower = pixels[(y1 * width + x0) * 3 + k]! * (1 - fx) + pixels[(y1 * width + x1) * 3 + k]! * fx;
    out[k] = upper * (1 - fy) + lower * fy;
  }
}
