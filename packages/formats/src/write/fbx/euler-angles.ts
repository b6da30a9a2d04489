/** Angles about x, y and z in degrees, applied in this order: FBX's default rotation order. */
export type EulerAngles = readonly [x: number, y: number, z: number];

/** Converts a unit quaternion (x, y, z, w) to angles; of the equivalent ones, those nearest to `previous`. */
export function eulerAngles(rotation: ArrayLike<number>, previous: EulerAngles = [0, 0, 0]): EulerAngles {
  const [x, y, z, w] = [rotation[0]!, rotation[1]!, rotation[2]!, rotation[3]!];
  const sine = Math.min(1, Math.max(-1, 2 * (w * y - z * x)));
  // At the poles x and z turn about the same axis: x keeps its angle and z takes the rest.
  const pole = Math.abs(sine) > 1 - 1e-8;
  const first: EulerAngles = pole
    ? [previous[0], 90 * Math.sign(sine), 0]
    : [
        degrees(Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y))),
        degrees(Math.asin(sine)),
        degrees(Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))),
      ];
  if (pole) {
    const both = degrees(2 * Math.atan2(z, w));
    const alone = sine > 0 ? both + previous[0] : both - previous[0];
    return [previous[0], first[1], nearest(alone, previous[2])];
  }
  const second: EulerAngles = [first[0] + 180, 180 - first[1], first[2] + 180];
  const [a, b] = [first, second].map((angles) => angles.map((angle, k) => nearest(angle, previous[k]!)));
  const distance = (angles: readonly number[]): number =>
    angles.reduce((sum, angle, k) => sum + (angle - previous[k]!) ** 2, 0);
  const chosen = distance(a!) <= distance(b!) ? a! : b!;
  return [chosen[0]!, chosen[1]!, chosen[2]!];
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Returns the equivalent angle within half a turn of the other angle. */
function nearest(angle: number, to: number): number {
  return angle + 360 * Math.round((to - angle) / 360);
}
