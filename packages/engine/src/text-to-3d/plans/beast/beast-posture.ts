import type { Part } from '../../kit.ts';
import type { Point } from '../../shapes/shape.ts';
import { mapped, turnedAt } from '../part-shapes.ts';

/** What an animal on four legs does in place of standing. */
export const beastPostures = ['sitting', 'walking', 'running', 'lying', 'dead'] as const;

export type BeastPosture = (typeof beastPostures)[number];

/** Returns whether an animal on four legs can have a posture of persons. */
export const isBeastPosture = (posture: string): posture is BeastPosture =>
  (beastPostures as readonly string[]).includes(posture);

/** Degrees forwards of the legs: front right, front left, back right, back left. */
const strides: Partial<Record<BeastPosture, readonly [number, number, number, number]>> = {
  walking: [18, -16, -16, 18],
  running: [42, 26, -40, -24],
};

/** Height of folded legs as a share of their own, and the most that a sitting body leans back, degrees. */
const [folded, leansBack] = [0.34, 48];

/** Gives an animal on four legs a posture. The lowest point may be anywhere. */
export function withBeastPosture(parts: readonly Part[], posture: BeastPosture): readonly Part[] {
  if (posture === 'dead')
    return parts.map((part) =>
      mapped(
        part,
        (shape) => shape.turn('z', 90),
        ([x, y, z]) => [-y, x, z],
      ),
    );
  const legs = parts.filter(({ name }) => legName.test(name)).map((part) => ({ part, box: boxOf(part) }));
  const stride = strides[posture];
  if (stride)
    return parts.map((part) => {
      const leg = legs.find((each) => each.part === part);
      if (!leg) return part;
      const [, end, side] = legName.exec(part.name) ?? [];
      const degrees = stride[(end === 'front' ? 0 : 2) + (side === 'right' ? 0 : 1)]!;
      const { low, high } = leg.box;
      const root: Point = [0, high[1] - 0.2 * (high[1] - low[1]), (low[2] + high[2]) / 2];
      const turn = turnAround(root, -degrees);
      return mapped(
        part,
        (shape) => shape.warp(turn),
        (pivot) => turn(...pivot),
      );
    });
  const height = Math.max(...legs.map(({ box }) => box.high[1]));
  if (posture === 'lying') {
    const lowered = (1 - folded) * 0.8 * height;
    return parts.map((part) =>
      legs.some((each) => each.part === part)
        ? mapped(
            part,
            (shape) => shape.scale(1, folded, 1),
            ([x, y, z]) => [x, y * folded, z],
          )
        : mapped(
            part,
            (shape) => shape.move(0, -lowered, 0),
            ([x, y, z]) => [x, y - lowered, z],
          ),
    );
  }
  const middle = (end: string): number => {
    const own = legs.filter(({ part }) => part.name.includes(end));
    return own.reduce((sum, { box }) => sum + (box.low[2] + box.high[2]) / 2 / own.length, 0);
  };
  const [front, back] = [middle('front'), middle('back')];
  const shoulder: Point = [0, 0.82 * height, front];
  const length = Math.max(1e-6, front - back);
  const down = Math.min(leansBack, (Math.asin(Math.min(1, (0.62 * height) / length)) * 180) / Math.PI);
  const lean = turnAround(shoulder, -down);
  // A tail lies on the ground.
  const least = 0.12 * height;
  const laid = (px: number, py: number, pz: number): Point => {
    const [x, y, z] = lean(px, py, pz);
    return [x, y < least ? least * Math.exp((y - least) / least) : y, z];
  };
  const [, hip, behind] = lean(0, shoulder[1], back);
  const squash = Math.max(folded, (hip + 0.12 * height) / height);
  return parts.map((part) => {
    const leg = legs.find((each) => each.part === part);
    if (leg?.part.name.includes('back')) {
      const fold = (x: number, y: number, z: number): Point => [
        x * 1.15,
        y * squash,
        behind + 0.18 * length + (z - back) * 1.25,
      ];
      return mapped(
        part,
        (shape) => shape.warp(fold),
        (pivot) => fold(...pivot),
      );
    }
    // What is in front of the shoulders stays where it is: head, mane and front legs.
    const { low, high } = boxOf(part);
    if (leg || part.name === 'head' || (low[2] + high[2]) / 2 > front) return part;
    // The mane of a unicorn and its tail are one part.
    const split = ofHead.test(part.name) ? (front + back) / 2 : Infinity;
    const place = (x: number, y: number, z: number): Point => (z > split ? [x, y, z] : laid(x, y, z));
    return mapped(
      part,
      (shape) => shape.warp(place),
      (pivot) => place(...pivot),
    );
  });
}

const ofHead = /^(?:mane|horns?|ears?|collar|beard|trunk|tusks?)(?:_|$)/;
const legName = /^leg_(front|back)_(right|left)$/;

/** Turns around an axis to the right through a point; positive turns lower what is in front. */
const turnAround =
  (center: Point, degrees: number) =>
  (x: number, y: number, z: number): Point =>
    turnedAt([x, y, z], center, 'x', degrees);

function boxOf({ surfaces }: Part): { low: Point; high: Point } {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as [number[], number[]];
  for (const { positions } of [...surfaces.values()].flat())
    positions.forEach((value, i) => {
      low[i % 3] = Math.min(low[i % 3]!, value);
      high[i % 3] = Math.max(high[i % 3]!, value);
    });
  return { low: low as unknown as Point, high: high as unknown as Point };
}
