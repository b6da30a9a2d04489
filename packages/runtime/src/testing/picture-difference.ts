/** Difference of two pictures where either shows something, on a scale of 0 to 255. */
export interface PictureDifference {
  /** Pixels that are not background. */
  readonly pixels: number;
  /** Mean over pixels of the worst channel's difference. */
  readonly mean: number;
  /** Share of pixels whose worst channel differs by more than 8. */
  readonly far: number;
}

/** @param one red, green, blue, alpha of each pixel, over black */
export function pictureDifference(one: Uint8Array, other: Uint8Array): PictureDifference {
  let [pixels, sum, far] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    const [left, right] = [one.subarray(at, at + 3), other.subarray(at, at + 3)];
    if (left.every((value) => value === 0) && right.every((value) => value === 0)) continue;
    const worst = left.reduce((most, value, i) => Math.max(most, Math.abs(value - right[i]!)), 0);
    pixels++;
    sum += worst;
    far += Number(worst > 8);
  }
  return { pixels, mean: sum / pixels, far: far / pixels };
}
