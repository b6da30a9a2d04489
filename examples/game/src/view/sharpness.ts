/** Frames per decision. Up to half of them may be late, because models load meanwhile. */
const looksAt = 30;
/** Frames longer than this, in seconds, are late. */
const late = 1 / 28;

/**
 * Returns a function that picks the pixel ratio from frame times, for machines that cannot draw all pixels.
 * @param most pixel ratio of the screen
 * @param least lowest acceptable pixel ratio
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
