import type { Paint } from './paint.ts';

/** Fills every pixel outside the mask with the colour of the nearest one inside. */
export function spreadColors({ width, height, pixels }: Paint, mask: Uint8Array): void {
  const done = Uint8Array.from(mask);
  const queue = new Int32Array(mask.length);
  let end = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i]) queue[end++] = i;
  walkPixels(queue, end, width, height, (from, to) => {
    if (done[to]) return false;
    done[to] = 1;
    pixels.copyWithin(to * 3, from * 3, from * 3 + 3);
    return true;
  });
}

/** Breadth first over the four neighbours; `visit` says whether to go on from there. */
export function walkPixels(
  queue: Int32Array,
  filled: number,
  width: number,
  height: number,
  visit: (from: number, to: number) => boolean,
): void {
  let end = filled;
  for (let at = 0; at < end; at++) {
    const i = queue[at]!;
    const x = i % width;
    if (x > 0 && visit(i, i - 1)) queue[end++] = i - 1;
    if (x < width - 1 && visit(i, i + 1)) queue[end++] = i + 1;
    if (i >= width && visit(i, i - width)) queue[end++] = i - width;
    if (i < width * (height - 1) && visit(i, i + width)) queue[end++] = i + width;
  }
}
