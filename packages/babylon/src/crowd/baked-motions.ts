/** What the engine calls the attribute that says a copy what it plays. */
export const motionKind = 'bakedVertexAnimationSettingsInstanced';

/**
 * Seconds by which the engine's time is ahead of the crowd's. In its first round of a clip the engine plays another number
 * of rows; one of up to that length has had its first round before the crowd begins.
 */
export const lead = 64;

/**
 * Returns first row, last row, rows ahead and rows per second of copies, as the engine reads them.
 * @param motions first pose, intervals, rounds per second and phase of each
 * @param rows of each pose
 */
export function bakedMotions(motions: Float32Array, rows: number): Float32Array {
  const out = new Float32Array(motions.length);
  for (let at = 0; at < motions.length; at += 4) {
    const [first, intervals, rounds, phase] = motions.subarray(at, at + 4);
    const [from, long] = [first! * rows, intervals! * rows];
    const share = phase! - lead * rounds!;
    // The engine shows the row after the moment; half a row earlier, that is the nearest one.
    const ahead = (share - Math.floor(share)) * long - (rounds === 0 ? -0.5 : 0.5);
    out.set([from, from + long, (ahead + long) % long, rounds! * (long + 1)], at);
  }
  return out;
}

/**
 * Returns the row that the engine's shader shows.
 * @param time seconds of the crowd
 */
export function shownRow([first, last, ahead, rate]: Float32Array, time: number): number {
  const rows = last! - first! + 1;
  const rounds = ((time + lead) * rate!) / rows;
  // After the first round the engine leaves out the first row, which is as the last one.
  const skipped = rounds < 1 ? 0 : 1;
  const at = ((rounds - Math.floor(rounds)) * (rows - skipped) + ahead!) % (rows - skipped);
  return Math.floor(at) + first! + skipped;
}
