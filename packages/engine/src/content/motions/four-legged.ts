import type { Clip } from '../../motion/clip.ts';
import { swingAt } from '../../motion/gait/swing.ts';
import { changed, type Motion, type Pose, standOnFour } from '../../motion/pose.ts';
import type { Vector } from '../../render/camera.ts';
import { once, round } from './entry.ts';

interface FourGait {
  readonly seconds: number;
  /** Distance per cycle, in leg lengths. */
  readonly stride: number;
  readonly duty: number;
  readonly lift: number;
  /** Landing time of each foot: left hind, left fore, right hind, right fore. */
  readonly order: readonly [number, number, number, number];
  readonly more?: (share: number) => Partial<Pose>;
}

const wave = (share: number, times = 1, shift = 0): number => Math.sin(2 * Math.PI * (share * times + shift));

function fourLegged({ seconds, stride, duty, lift, order, more }: FourGait): Clip {
  const foot = (share: number): Vector => {
    const phase = ((share % 1) + 1) % 1;
    if (phase < duty) return [0, 0, stride * duty * (0.5 - phase / duty)];
    const t = (phase - duty) / (1 - duty);
    return [0, lift * Math.sin(Math.PI * t), stride * duty * swingAt(t, duty)];
  };
  const motion: Motion = (share) =>
    changed(standOnFour, {
      footL: foot(share - order[0]),
      handL: foot(share - order[1]),
      footR: foot(share - order[2]),
      handR: foot(share - order[3]),
      ...more?.(share),
    });
  return { seconds, loop: true, pace: stride / seconds, motion };
}

/** Quadruped motions by the library's slugs; a missing slug has no motion on four legs. */
export const fourLeggedClips: Readonly<Record<string, Clip>> = {
  idle: round(
    3,
    standOnFour,
    [0, { tail: [0, 10, 0] }],
    [0.5, { hips: [0, -0.012, 0], spine: [1.5, 0, 0], head: [6, 6, 0], tail: [0, -10, 0] }],
  ),
  idle_look_around: round(
    4,
    standOnFour,
    [0, {}],
    [0.25, { head: [-8, 42, 0], spine: [0, 8, 0] }],
    [0.5, {}],
    [0.75, { head: [-8, -42, 0], spine: [0, -8, 0] }],
  ),
  walking: fourLegged({
    seconds: 1.0333,
    stride: 1.1,
    duty: 0.68,
    lift: 0.14,
    order: [0, 0.25, 0.5, 0.75],
    more: (t) => ({
      hips: [0.02 * wave(t), -0.03 + 0.01 * wave(t, 2), 0],
      turn: [0, 3 * wave(t), 3 * wave(t)],
      spine: [0, -5 * wave(t), 0],
      head: [4 * wave(t, 2), 3 * wave(t), 0],
      tail: [0, 14 * wave(t), 0],
    }),
  }),
  jogging: fourLegged({
    seconds: 0.62,
    stride: 1.5,
    duty: 0.46,
    lift: 0.24,
    order: [0, 0.5, 0.5, 0],
    more: (t) => ({
      hips: [0, -0.04 + 0.04 * wave(t, 2, 0.2), 0],
      head: [5 * wave(t, 2), 0, 0],
      tail: [-14, 6 * wave(t, 2), 0],
    }),
  }),
  running: fourLegged({
    seconds: 0.5,
    stride: 2.4,
    duty: 0.34,
    lift: 0.36,
    order: [0, 0.42, 0.1, 0.54],
    more: (t) => ({
      hips: [0, -0.05 + 0.07 * wave(t, 1, 0.1), 0],
      turn: [9 * wave(t, 1, 0.35), 0, 0],
      spine: [12 * wave(t, 1, 0.6), 0, 0],
      head: [-12 * wave(t, 1, 0.4), 0, 0],
      tail: [-28 + 10 * wave(t), 0, 0],
    }),
  }),
  jump: once(
    1.2,
    standOnFour,
    [0, {}],
    [0.25, { hips: [0, -0.26, -0.08], turn: [-4, 0, 0], head: [10, 0, 0] }],
    [
      0.42,
      {
        hips: [0, 0.26, 0.35],
        turn: [-26, 0, 0],
        hands: [0, 0.62, 0.3],
        feet: [0, 0.05, 0],
        head: [14, 0, 0],
      },
    ],
    [0.58, { hips: [0, 0.5, 0.8], turn: [0, 0, 0], hands: [0, 0.5, 1.0], feet: [0, 0.6, 0.5] }],
    [0.72, { hips: [0, 0.2, 1.15], turn: [20, 0, 0], hands: [0, 0, 1.25], feet: [0, 0.4, 1.1] }],
    [0.84, { hips: [0, -0.2, 1.25], hands: [0, 0, 1.25], feet: [0, 0, 1.25] }],
    [1, { hips: [0, 0, 1.25], hands: [0, 0, 1.25], feet: [0, 0, 1.25] }],
  ),
  sit_down: once(
    1.4,
    standOnFour,
    [0, {}],
    [
      1,
      { hips: [0, -0.5, 0.02], turn: [-34, 0, 0], head: [30, 0, 0], feet: [0.06, 0, 0.22], tail: [30, 0, 0] },
    ],
  ),
  dead: once(
    1.6,
    standOnFour,
    [0, {}],
    [0.35, { hips: [0, -0.3, 0], turn: [0, 0, 14], head: [20, 0, 0] }],
    [
      0.8,
      {
        hips: [0.3, -0.95, 0],
        turn: [0, 0, 84],
        free: [1, 1, 1],
        head: [0, 0, 10],
        hands: [0, 0.15, 0.15],
        feet: [0, 0.15, 0.1],
      },
    ],
    [
      1,
      {
        hips: [0.3, -0.98, 0],
        turn: [0, 0, 88],
        free: [1, 1, 1],
        head: [4, 0, 12],
        hands: [0, 0.12, 0.12],
        feet: [0, 0.12, 0.08],
      },
    ],
  ),
  nod_yes: round(0.9, standOnFour, [0, { head: [-12, 0, 0] }], [0.5, { head: [22, 0, 0] }]),
  shake_head_no: round(0.8, standOnFour, [0, { head: [0, 32, 0] }], [0.5, { head: [0, -32, 0] }]),
  roar: once(
    1.6,
    standOnFour,
    [0, {}],
    [0.3, { hips: [0, -0.12, -0.1], head: [24, 0, 0] }],
    [0.5, { hips: [0, -0.1, -0.05], turn: [4, 0, 0], head: [-34, 0, 0], tail: [-20, 0, 0] }],
    [0.75, { hips: [0, -0.1, -0.05], turn: [4, 0, 0], head: [-38, 0, 0], tail: [-24, 0, 0] }],
    [1, {}],
  ),
  eat: round(
    1.6,
    changed(standOnFour, { turn: [10, 0, 0], spine: [10, 0, 0], hips: [0, -0.04, 0] }),
    [0, { head: [58, 0, 0] }],
    [0.5, { head: [66, 8, 0] }],
  ),
};
