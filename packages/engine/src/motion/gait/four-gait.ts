import type { Vector } from '@meshwright/look/render';
import { changed, type Motion, type Pose, standOnFour } from '../pose.ts';
import { swingAt } from './swing.ts';

/** Parameters of a gait on four legs. Lengths are in leg lengths. */
export interface FourGait {
  /** Distance of the body in one cycle. */
  readonly stride: number;
  /** Share of the cycle a foot is on the ground. */
  readonly duty: number;
  readonly lift: number;
  /** Landing time of each foot: left hind, left fore, right hind, right fore. */
  readonly order: readonly [number, number, number, number];
  /** Returns channels in place of those of the base. */
  readonly more?: (share: number) => Partial<Pose>;
}

/** Returns a cycle of four legs in place, as on a treadmill. */
export function fourGait({ stride, duty, lift, order, more }: FourGait): Motion {
  const foot = (share: number): Vector => {
    const phase = ((share % 1) + 1) % 1;
    if (phase < duty) return [0, 0, stride * duty * (0.5 - phase / duty)];
    const t = (phase - duty) / (1 - duty);
    return [0, lift * Math.sin(Math.PI * t), stride * duty * swingAt(t, duty)];
  };
  return (share) =>
    changed(standOnFour, {
      footL: foot(share - order[0]),
      handL: foot(share - order[1]),
      footR: foot(share - order[2]),
      handR: foot(share - order[3]),
      ...more?.(share),
    });
}
