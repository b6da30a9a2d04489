/** Half of the frames it looks at may be late for once: models are coming in. */
const looksAt = 30;
/** Slower than this, in seconds, is not smooth. */
const late = 1 / 28;

/**
 * How many pixels to draw for each of the page's, on machines that cannot keep up with all of them.
 * @param most what the screen has
 * @param least below which it would look worse than it moves
 */
export function sharpness(most: number, least: number): (seconds: number) => number {
  let ratio = most;
  let frames: number[] = [];
  return (seconds) => {
    frames.push(seconds);
    if (frames.length < looksAt) return ratio;
    const median = frames.sort((a, b) => a - b)[looksAt / 2]!;
    frames = [];
    if (median > late) ratio = Math.max(least, ratio * 0.8);
    return ratio;
  };
}
