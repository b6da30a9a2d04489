import { type AnimData, INTERPOLATION_CUBIC, INTERPOLATION_STEP, Quat } from 'playcanvas';

/** Returns a function from seconds to the values of a curve, as the engine plays it. */
export function curveAt(
  seconds: ArrayLike<number>,
  { components, data }: AnimData,
  interpolation: number,
): (at: number) => number[] {
  const isCubic = interpolation === INTERPOLATION_CUBIC;
  const width = isCubic ? components * 3 : components;
  /** @param part 0 in-tangent, 1 value, 2 out-tangent of a cubic key */
  const key = (index: number, part = 1) => {
    const start = index * width + (isCubic ? part * components : 0);
    return Array.from({ length: components }, (_, axis) => data[start + axis]!);
  };
  const last = seconds.length - 1;
  return (at) => {
    if (at <= seconds[0]!) return key(0);
    if (at >= seconds[last]!) return key(last);
    let index = 0;
    while (seconds[index + 1]! <= at) index++;
    if (interpolation === INTERPOLATION_STEP) return key(index);
    const span = seconds[index + 1]! - seconds[index]!;
    const t = (at - seconds[index]!) / span;
    const [from, to] = [key(index), key(index + 1)];
    if (isCubic) {
      const [leave, enter] = [key(index, 2), key(index + 1, 0)];
      const h = t * t * (3 - 2 * t);
      const values = from.map((value, axis) => {
        const bend = t * (1 - t) * ((1 - t) * leave[axis]! - t * enter[axis]!) * span;
        return value * (1 - h) + to[axis]! * h + bend;
      });
      return components === 4 ? unit(values) : values;
    }
    if (components !== 4) return from.map((value, axis) => value + (to[axis]! - value) * t);
    const turn = new Quat(from).slerp(new Quat(from), new Quat(to), t);
    return [turn.x, turn.y, turn.z, turn.w];
  };
}

function unit(values: readonly number[]): number[] {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}
