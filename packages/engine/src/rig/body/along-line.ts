import { minus } from '@meshwright/gltf/math';
import type { Vector } from '@meshwright/look/render';

/** Returns the point at a share of the length of a line. */
export function alongLine(line: readonly Vector[], share: number): Vector {
  const lengths = lengthsOf(line);
  let left = share * lengthOf(line);
  for (let i = 1; i < line.length; i++) {
    if (left > lengths[i]! && i < line.length - 1) {
      left -= lengths[i]!;
      continue;
    }
    const t = lengths[i]! > 0 ? left / lengths[i]! : 0;
    const [a, b] = [line[i - 1]!, line[i]!];
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])];
  }
  return line[0]!;
}

export function lengthOf(line: readonly Vector[]): number {
  return lengthsOf(line).reduce((sum, length) => sum + length, 0);
}

/** Returns how far each point is from the one before. */
function lengthsOf(line: readonly Vector[]): number[] {
  return line.map((point, i) => (i === 0 ? 0 : Math.hypot(...minus(point, line[i - 1]!))));
}

/** Returns the share of the length of a line at which it is nearest to a point. */
export function shareAlong(line: readonly Vector[], point: Vector): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let share = 0; share <= 1; share += 0.005) {
    const distance = Math.hypot(...minus(alongLine(line, share), point));
    if (distance < least) [best, least] = [share, distance];
  }
  return best;
}
