import type { LibraryClip } from '../../motion/clip.ts';
import { armAt, changed, type Pose, type PoseChange, stand } from '../../motion/pose.ts';
import type { Vector } from '../../render/camera.ts';
import { category, cycle, type Row, round } from './entry.ts';

const wave = (share: number, times = 1, shift = 0): number => Math.sin(2 * Math.PI * (share * times + shift));
const bump = (share: number, times = 1): number => Math.abs(Math.sin(Math.PI * share * times));

/** Steps to alternate sides; the weight shifts and the other foot taps. */
function sideSteps(t: number, reach: number, base: Pose = stand): Pose {
  const s = wave(t);
  const over = (side: number): Vector => [
    side * reach * s * 0.6 + 0.08,
    Math.max(0, -side * s) ** 2 * 0.09,
    0,
  ];
  return changed(base, {
    hips: [reach * s, -0.06 + 0.035 * wave(t, 2, 0.25), 0],
    turn: [0, 8 * s, -4 * s],
    footL: over(1),
    footR: over(-1),
    stepL: [26 * Math.max(0, -s), 12, 0],
    stepR: [26 * Math.max(0, s), 12, 0],
  });
}

const low: PoseChange = { feet: [0.14, 0, 0], steps: [0, 14, 0] };

const rows: readonly Row[] = [
  [
    160,
    'two_step_dance',
    'Two Step',
    'Casual',
    cycle(1.1, (t) =>
      changed(sideSteps(t, 0.12), {
        handL: armAt(20 + 18 * wave(t), 95, 16),
        handR: armAt(20 - 18 * wave(t), 95, 16),
        head: [4 * wave(t, 2), 0, 7 * wave(t)],
      }),
    ),
  ],
  [
    161,
    'disco',
    'Disco Point',
    'Show',
    round(
      1.1,
      changed(stand, low),
      [
        0,
        {
          handR: [0.62, 0.78, 0.1],
          handL: [0.24, -0.6, 0.06],
          elbowL: [1, 0, -0.3],
          hips: [-0.14, -0.03, 0],
          turn: [0, 0, 8],
          head: [-8, -20, 0],
        },
      ],
      [
        0.5,
        {
          handR: [-0.66, -0.5, 0.4],
          handL: [0.24, -0.6, 0.06],
          elbowL: [1, 0, -0.3],
          hips: [0.14, -0.1, 0],
          turn: [0, 14, -8],
          spine: [14, 14, 0],
        },
      ],
    ),
  ],
  [
    162,
    'robot_dance',
    'Robot',
    'Show',
    round(
      2.4,
      stand,
      [0, { handL: [0.05, -0.5, 0.55], handR: [0.05, 0.4, 0.3], elbowR: [1, 0, 0] }],
      [0.2, { handL: [0.05, -0.5, 0.55], handR: [0.05, 0.4, 0.3], elbowR: [1, 0, 0] }],
      [
        0.26,
        {
          handL: [0.5, -0.2, 0],
          elbowL: [1, 0.4, 0],
          handR: [0.5, -0.62, 0],
          elbowR: [1, 0.4, 0],
          head: [0, 34, 0],
          spine: [0, 20, 0],
        },
      ],
      [
        0.46,
        {
          handL: [0.5, -0.2, 0],
          elbowL: [1, 0.4, 0],
          handR: [0.5, -0.62, 0],
          elbowR: [1, 0.4, 0],
          head: [0, 34, 0],
          spine: [0, 20, 0],
        },
      ],
      [0.52, { handR: [0.05, -0.5, 0.55], handL: [0.05, 0.4, 0.3], elbowL: [1, 0, 0], spine: [20, 0, 0] }],
      [0.72, { handR: [0.05, -0.5, 0.55], handL: [0.05, 0.4, 0.3], elbowL: [1, 0, 0], spine: [20, 0, 0] }],
      [0.78, { hands: [0.75, 0.02, 0.1], elbows: [0, -1, 0], head: [0, -34, 0], spine: [0, -20, 0] }],
      [0.97, { hands: [0.75, 0.02, 0.1], elbows: [0, -1, 0], head: [0, -34, 0], spine: [0, -20, 0] }],
    ),
  ],
  [
    163,
    'twist_dance',
    'The Twist',
    'Casual',
    cycle(0.8, (t) =>
      changed(stand, {
        hips: [0, -0.18 - 0.05 * wave(t, 2), 0],
        turn: [0, 34 * wave(t), 0],
        spine: [4, -50 * wave(t), 0],
        head: [0, 14 * wave(t), 0],
        footL: [0.05, 0, 0],
        footR: [0.05, 0, 0],
        stepL: [14, 30 * wave(t), 0],
        stepR: [14, -30 * wave(t), 0],
        handL: armAt(35 + 24 * wave(t), 80, 20),
        handR: armAt(35 - 24 * wave(t), 80, 20),
      }),
    ),
  ],
  [
    164,
    'floss',
    'Floss',
    'Show',
    cycle(0.7, (t) => {
      const s = wave(t);
      const front = wave(t, 0.5) > 0 ? 1 : -1;
      return changed(stand, {
        hips: [-0.14 * s, -0.04, 0],
        turn: [0, 0, 6 * s],
        feet: [0.06, 0, 0],
        handL: [0.05 + 0.6 * s, -0.74, 0.34 * front * s],
        handR: [0.05 - 0.6 * s, -0.74, -0.34 * front * s],
      });
    }),
  ],
  [
    165,
    'arm_wave_dance',
    'Arm Wave',
    'Show',
    cycle(1.6, (t) =>
      changed(stand, {
        ...low,
        handL: [0.92, 0.32 * wave(t), 0.1],
        handR: [0.92, 0.32 * wave(t, 1, 0.4), 0.1],
        elbowL: [0, -wave(t, 1, 0.15) - 0.2, -0.6],
        elbowR: [0, -wave(t, 1, 0.55) - 0.2, -0.6],
        wristL: [34 * wave(t, 1, -0.12), 0, 0],
        wristR: [34 * wave(t, 1, 0.28), 0, 0],
        spine: [0, 0, 9 * wave(t, 1, 0.2)],
        hips: [0.06 * wave(t, 1, 0.2), -0.06, 0],
      }),
    ),
  ],
  [
    166,
    'headbang',
    'Headbanging',
    'Rock',
    cycle(0.6, (t) =>
      changed(stand, {
        footL: [0.12, 0, 0.16],
        footR: [0.12, 0, -0.16],
        hips: [0, -0.14, -0.04],
        turn: [16 + 6 * wave(t), 0, 0],
        spine: [16 + 18 * wave(t), 0, 0],
        head: [8 + 36 * wave(t, 1, -0.08), 0, 0],
        handR: [-0.28, -0.5, 0.4],
        handL: [0.2, -0.36, 0.6],
      }),
    ),
  ],
  [
    167,
    'air_guitar',
    'Air Guitar',
    'Rock',
    cycle(0.9, (t) =>
      changed(stand, {
        footL: [0.16, 0, 0.1],
        footR: [0.16, 0, -0.1],
        hips: [0.04 * wave(t), -0.22, 0],
        turn: [-14, 0, 0],
        spine: [-10, 14, 5 * wave(t)],
        head: [-14, 10, 8 * wave(t)],
        handL: [0.36, -0.1, 0.66],
        handR: [-0.2, -0.55 + 0.16 * wave(t, 3), 0.36],
      }),
    ),
  ],
  [
    168,
    'salsa',
    'Salsa',
    'Latin',
    cycle(1.2, (t) => {
      const s = wave(t);
      return changed(stand, {
        hips: [0.1 * wave(t, 2), -0.05, 0.08 * s],
        turn: [0, 18 * s, 9 * wave(t, 2)],
        spine: [0, -14 * s, -12 * wave(t, 2)],
        footL: [0.02, 0.05 * Math.max(0, wave(t, 1, 0.25)), 0.24 * Math.max(0, s)],
        footR: [0.02, 0.05 * Math.max(0, wave(t, 1, 0.75)), -0.24 * Math.max(0, -s)],
        handL: armAt(50 + 16 * s, 80, 24),
        handR: armAt(50 - 16 * s, 80, 24),
      });
    }),
  ],
  [
    169,
    'cha_cha',
    'Cha-cha',
    'Latin',
    cycle(1.4, (t) =>
      changed(sideSteps(t, 0.18), {
        turn: [0, 16 * wave(t, 2), 10 * wave(t)],
        spine: [0, -22 * wave(t, 2), -10 * wave(t)],
        handL: [0.3 + 0.2 * wave(t), -0.2, 0.5],
        handR: [0.3 - 0.2 * wave(t), -0.2, 0.5],
        elbows: [0.5, -1, -0.2],
      }),
    ),
  ],
  [
    170,
    'belly_dance',
    'Belly Dance',
    'Oriental',
    cycle(1.2, (t) => {
      const [s, c] = [wave(t), wave(t, 1, 0.25)];
      return changed(stand, {
        hips: [0.14 * s, -0.1 + 0.02 * wave(t, 2), 0.06 * c],
        turn: [-6 * c, 10 * s, 15 * s],
        spine: [6 * c, -10 * s, -17 * s],
        handL: [0.5, 0.7, 0.1],
        handR: [0.8, 0.1 + 0.12 * s, 0.2],
        wrists: [26 * c, 0, 0],
        feet: [0.04, 0, 0],
        stepL: [12, 10, 0],
      });
    }),
  ],
  [
    171,
    'ballet_pirouette',
    'Pirouette',
    'Classical',
    round(
      1.6,
      changed(stand, {
        hips: [0, 0.1, 0],
        footR: [-0.1, 0.42, 0.1],
        stepR: [60, 0, 0],
        kneeR: [1, 0, 0.4],
        stepL: [52, 0, 0],
        footL: [-0.12, 0, 0],
        free: [0, 0, 0],
      }),
      [0, { hands: [-0.22, -0.02, 0.62], elbows: [1, -0.3, 0] }],
      [0.5, { hands: [-0.16, 0.88, 0.2], elbows: [1, 0, 0.2], head: [-8, 20, 0], spine: [-4, 20, 0] }],
    ),
  ],
  [
    172,
    'ballet_arabesque',
    'Arabesque',
    'Classical',
    round(
      2.6,
      changed(stand, {
        hips: [-0.1, -0.02, 0.08],
        turn: [34, 0, 0],
        spine: [-24, 0, 0],
        head: [-20, 0, 0],
        footL: [0, 0.86, -0.9],
        stepL: [60, 0, 0],
        kneeL: [0.4, -1, 0.4],
      }),
      [0, { handR: [0.1, 0.4, 0.9], handL: [0.9, 0.05, -0.1] }],
      [0.5, { handR: [0.12, 0.5, 0.84], handL: [0.9, 0.15, -0.1], footL: [0, 0.92, -0.92] }],
    ),
  ],
  [
    173,
    'cossack_dance',
    'Squat Kicks',
    'Folk',
    round(
      0.8,
      changed(stand, {
        handL: [-0.46, -0.24, 0.42],
        handR: [-0.46, -0.3, 0.38],
        elbows: [1, -0.3, 0.3],
        hips: [0, -0.66, -0.16],
        spine: [10, 0, 0],
      }),
      [0, { footL: [0.04, 0.14, 0.82], stepL: [-24, 0, 0], stepR: [20, 0, 0] }],
      [0.25, { hips: [0, -0.54, -0.12] }],
      [0.5, { footR: [0.04, 0.14, 0.82], stepR: [-24, 0, 0], stepL: [20, 0, 0] }],
      [0.75, { hips: [0, -0.54, -0.12] }],
    ),
  ],
  [
    174,
    'can_can',
    'Can-can',
    'Show',
    round(
      1.1,
      changed(stand, { hands: [0.42, -0.42, 0.16], elbows: [1, -0.2, -0.4] }),
      [0, { hips: [0, -0.06, 0] }],
      [
        0.22,
        {
          footL: [0, 1.1, 0.82],
          stepL: [20, 0, 0],
          hips: [-0.06, 0.02, 0],
          turn: [-14, 0, 0],
          stepR: [20, 0, 0],
        },
      ],
      [0.5, { hips: [0, -0.06, 0] }],
      [
        0.72,
        {
          footR: [0, 1.1, 0.82],
          stepR: [20, 0, 0],
          hips: [0.06, 0.02, 0],
          turn: [-14, 0, 0],
          stepL: [20, 0, 0],
        },
      ],
    ),
  ],
  [
    175,
    'chicken_dance',
    'Chicken Dance',
    'Funny',
    cycle(0.7, (t) =>
      changed(stand, {
        ...low,
        knees: [0.5, 0, 1],
        hips: [0.05 * wave(t), -0.2 - 0.08 * bump(t, 2), 0],
        handL: [-0.12, -0.18 - 0.08 * wave(t, 2), 0.12],
        handR: [-0.12, -0.18 - 0.08 * wave(t, 2), 0.12],
        elbows: [1, 0.3 + 0.7 * wave(t, 2), -0.2],
        spine: [14, 0, 0],
        head: [-10 + 14 * wave(t, 2), 0, 0],
      }),
    ),
  ],
  [
    176,
    'raise_the_roof',
    'Raise the Roof',
    'Party',
    cycle(0.6, (t) =>
      changed(stand, {
        ...low,
        hips: [0, -0.14 + 0.06 * wave(t), 0],
        hands: [0.26, 0.6 + 0.22 * wave(t), 0.12],
        wrists: [-60, 0, 0],
        elbows: [0.8, -1, 0],
        head: [-10 - 6 * wave(t), 0, 0],
      }),
    ),
  ],
  [
    177,
    'ymca',
    'Letters Dance',
    'Party',
    round(
      2.8,
      changed(stand, { feet: [0.08, 0, 0] }),
      [0, { hands: [0.58, 0.8, 0] }],
      [0.17, { hands: [0.58, 0.8, 0] }],
      [0.25, { hands: [-0.16, 0.36, 0.16], elbows: [1, 0.3, 0] }],
      [0.42, { hands: [-0.16, 0.36, 0.16], elbows: [1, 0.3, 0] }],
      [
        0.5,
        {
          handL: [-0.2, 0.86, 0.1],
          handR: [0.4, 0.86, 0],
          elbowL: [1, 0.2, 0],
          elbowR: [1, 0.4, 0],
          spine: [0, 0, -18],
        },
      ],
      [
        0.67,
        {
          handL: [-0.2, 0.86, 0.1],
          handR: [0.4, 0.86, 0],
          elbowL: [1, 0.2, 0],
          elbowR: [1, 0.4, 0],
          spine: [0, 0, -18],
        },
      ],
      [0.75, { hands: [-0.3, 0.92, 0.06], elbows: [1, 0, 0] }],
      [0.92, { hands: [-0.3, 0.92, 0.06], elbows: [1, 0, 0] }],
    ),
  ],
  [
    178,
    'hip_hop_bounce',
    'Hip-hop Bounce',
    'Street',
    cycle(1, (t) =>
      changed(stand, {
        ...low,
        hips: [0.08 * wave(t), -0.18 - 0.1 * bump(t, 2), 0],
        turn: [12, 0, 0],
        spine: [12 + 12 * wave(t, 2), 16 * wave(t), 6 * wave(t)],
        head: [-8 + 12 * wave(t, 2, 0.1), 0, 0],
        handL: [0.1, -0.36 + 0.18 * wave(t, 2), 0.62],
        handR: [0.1, -0.36 + 0.18 * wave(t, 2, 0.5), 0.62],
        stepL: [22 * Math.max(0, -wave(t)), 14, 0],
        stepR: [22 * Math.max(0, wave(t)), 14, 0],
      }),
    ),
  ],
  [
    179,
    'running_man_dance',
    'Running Man',
    'Street',
    cycle(0.8, (t) =>
      changed(stand, {
        hips: [0, -0.1 + 0.07 * wave(t, 2), 0],
        turn: [12, 0, 0],
        footL: [0, 0.42 * Math.max(0, wave(t)), 0.3 * wave(t, 1, 0.25)],
        footR: [0, 0.42 * Math.max(0, wave(t, 1, 0.5)), 0.3 * wave(t, 1, 0.75)],
        handL: [0.06, -0.36 + 0.14 * wave(t), 0.4 + 0.24 * wave(t, 2)],
        handR: [0.06, -0.36 + 0.14 * wave(t, 1, 0.5), 0.4 + 0.24 * wave(t, 2)],
        elbows: [0.5, -0.5, -1],
      }),
    ),
  ],
  [
    180,
    'waltz',
    'Waltz',
    'Classical',
    cycle(1.8, (t) =>
      changed(sideSteps(t, 0.14), {
        hips: [0.14 * wave(t), -0.02 + 0.05 * wave(t, 3), 0.08 * wave(t, 1, 0.25)],
        turn: [0, 26 * wave(t, 1, 0.2), -3 * wave(t)],
        handL: [0.82, 0.08, 0.3],
        handR: [-0.08, -0.12, 0.62],
        elbows: [0.9, -0.3, -0.2],
        head: [-6, 24, -6],
        spine: [-5, 0, 0],
      }),
    ),
  ],
];

export const dancing: readonly LibraryClip[] = category('Dancing', rows);
