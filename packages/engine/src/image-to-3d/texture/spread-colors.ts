/** RGB bytes row by row from the top. */
export interface Paint {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Fills every pixel outside the mask with the colour of the nearest one inside, in several pictures of one size. */
export function spreadColors(
  { width, height }: Pick<Paint, 'width' | 'height'>,
  pictures: readonly Uint8Array[],
  mask: Uint8Array,
): void {
  const done = Uint8Array.from(mask);
  const queue = new Int32Array(mask.length);
  walkPixels(queue, fillRim(queue, mask, width, true), width, height, (from, to) => {
    if (done[to]) return false;
    done[to] = 1;
    for (let i = 0; i < pictures.length; i++) {
      const pixels = pictures[i]!;
      for (let k = 0; k < 3; k++) pixels[to * 3 + k] = pixels[from * 3 + k]!;
    }
    return true;
  });
}

/**
 * Fills the queue with the pixels inside or outside the mask that touch the other side.
 * @returns their number
 */
export function fillRim(queue: Int32Array, mask: Uint8Array, width: number, inside: boolean): number {
  let end = 0;
  for (let i = 0, x = 0; i < mask.length; i++, x = x === width - 1 ? 0 : x + 1) {
    if ((mask[i] !== 0) !== inside) continue;
    const touches =
      (x > 0 && (mask[i - 1] !== 0) !== inside) ||
      (x < width - 1 && (mask[i + 1] !== 0) !== inside) ||
      (i >= width && (mask[i - width] !== 0) !== inside) ||
      (i + width < mask.length && (mask[i + width] !== 0) !== inside);
    if (touches) queue[end++] = i;
  }
  return end;
}

/** Walks breadth first over the four neighbours; `visit` returns whether to continue from a pixel. */
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
