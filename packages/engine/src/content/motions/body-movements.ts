import type { LibraryClip } from '../../motion/clip.ts';
import { changed, stand } from '../../motion/pose.ts';
import type { Vector } from '../../render/camera.ts';
import { category, cycle, once, type Row, round } from './entry.ts';
import { onFace } from './stances.ts';

const wide: Vector = [0.22, 0, 0];
const plank = changed(stand, {
  hips: [0, -0.72, 0],
  turn: [76, 0, 0],
  head: [-28, 0, 0],
  hands: [0.06, -0.1, 0.98],
  elbows: [1, -0.4, -0.5],
  free: [1, 1, 0],
  feet: [0, 0, 0],
  steps: [-4, 0, 0],
});

const rows: readonly Row[] = [
  [
    40,
    'jump',
    'Regular Jump',
    'Jumping',
    once(
      1.3,
      stand,
      [0, {}],
      [
        0.22,
        {
          hips: [0, -0.38, -0.08],
          turn: [26, 0, 0],
          spine: [14, 0, 0],
          head: [-22, 0, 0],
          hands: [0.12, -0.72, -0.55],
        },
      ],
      [0.29, { hips: [0, -0.1, -0.03], turn: [12, 0, 0], hands: [0.16, -0.1, 0.9] }],
      [0.36, { hips: [0, 0.16, 0], hands: [0.12, 0.8, 0.45], steps: [50, 0, 0], feet: [0, 0.06, 0] }],
      [0.5, { hips: [0, 0.5, 0], hands: [0.3, 0.55, 0.5], feet: [0.03, 0.52, -0.06], steps: [36, 0, 0] }],
      [0.65, { hips: [0, 0.06, 0], hands: [0.4, 0.1, 0.4], feet: [0.02, 0.04, 0.02], steps: [10, 0, 0] }],
      [0.76, { hips: [0, -0.32, -0.06], turn: [20, 0, 0], hands: [0.3, -0.5, 0.5] }],
      [1, {}],
    ),
  ],
  [
    41,
    'jump_forward',
    'Long Jump',
    'Jumping',
    once(
      1.4,
      stand,
      [0, {}],
      [0.25, { hips: [0, -0.44, -0.14], turn: [38, 0, 0], head: [-26, 0, 0], hands: [0.14, -0.6, -0.68] }],
      [
        0.33,
        {
          hips: [0, -0.1, 0.1],
          turn: [32, 0, 0],
          head: [-14, 0, 0],
          hands: [0.12, -0.1, 0.94],
          steps: [30, 0, 0],
        },
      ],
      [
        0.4,
        {
          hips: [0, 0.2, 0.35],
          turn: [24, 0, 0],
          hands: [0.1, 0.7, 0.62],
          feet: [0, 0.12, -0.12],
          steps: [62, 0, 0],
        },
      ],
      [
        0.55,
        {
          hips: [0, 0.3, 0.95],
          turn: [10, 0, 0],
          hands: [0.15, 0.2, 0.85],
          feet: [0.04, 0.55, 1.25],
          steps: [-20, 0, 0],
        },
      ],
      [
        0.68,
        {
          hips: [0, -0.3, 1.3],
          turn: [26, 0, 0],
          hands: [0.12, -0.1, 0.9],
          feet: [0.05, 0, 1.55],
          steps: [-12, 0, 0],
        },
      ],
      [0.8, { hips: [0, -0.5, 1.42], turn: [34, 0, 0], hands: [0.15, -0.2, 0.85], feet: [0.05, 0, 1.55] }],
      [1, { hips: [0, 0, 1.55], feet: [0, 0, 1.55] }],
    ),
  ],
  [
    42,
    'star_jump',
    'Star Jump',
    'Jumping',
    once(
      1.2,
      stand,
      [0, {}],
      [0.22, { hips: [0, -0.4, -0.06], turn: [22, 0, 0], hands: [0.05, -0.8, 0.3] }],
      [
        0.48,
        {
          hips: [0, 0.52, 0],
          hands: [0.78, 0.58, 0],
          feet: [0.5, 0.48, 0],
          steps: [30, 20, 0],
          head: [-10, 0, 0],
        },
      ],
      [0.72, { hips: [0, -0.28, -0.05], turn: [16, 0, 0], hands: [0.4, -0.5, 0.2] }],
      [1, {}],
    ),
  ],
  [
    43,
    'jumping_jacks',
    'Jumping Jacks',
    'Exercise',
    round(
      0.9,
      stand,
      [0, { hips: [0, -0.04, 0] }],
      [0.25, { hips: [0, 0.08, 0], hands: [0.9, 0, 0], feet: [0.18, 0.08, 0], steps: [25, 6, 0] }],
      [0.5, { hips: [0, -0.08, 0], hands: [0.2, 0.95, 0], feet: [0.42, 0, 0] }],
      [0.75, { hips: [0, 0.08, 0], hands: [0.9, 0, 0], feet: [0.18, 0.08, 0], steps: [25, 6, 0] }],
    ),
  ],
  [
    44,
    'squats',
    'Squats',
    'Exercise',
    round(
      2,
      changed(stand, { feet: wide, steps: [0, 20, 0], knees: [0.5, 0, 1] }),
      [0, { hands: [0, -0.2, 0.7] }],
      [0.5, { hips: [0, -0.62, -0.3], turn: [34, 0, 0], head: [-24, 0, 0], hands: [0, 0.05, 0.95] }],
    ),
  ],
  [
    45,
    'push_ups',
    'Push-ups',
    'Exercise',
    round(
      1.6,
      plank,
      [0, {}],
      [0.5, { hips: [0, -0.9, 0], turn: [86, 0, 0], hands: [0.22, -0.05, 0.45], head: [-22, 0, 0] }],
    ),
  ],
  [
    46,
    'sit_ups',
    'Sit-ups',
    'Exercise',
    round(
      2,
      stand,
      [
        0,
        {
          hips: [0, -1.08, 0],
          turn: [-84, 0, 0],
          hands: [0.12, 0.42, 0.05],
          elbows: [1, 0, -0.2],
          feet: [0.02, 0, 0.62],
          knees: [0.1, 1, 0.4],
        },
      ],
      [
        0.5,
        {
          hips: [0, -1.08, 0],
          turn: [-24, 0, 0],
          spine: [48, 0, 0],
          hands: [0.12, 0.42, 0.1],
          elbows: [1, 0, 0.3],
          feet: [0.02, 0, 0.62],
          knees: [0.1, 1, 0.4],
        },
      ],
    ),
  ],
  [
    47,
    'lunge',
    'Lunges',
    'Exercise',
    round(
      2.4,
      changed(stand, { hands: [0.26, -0.6, 0.02], elbows: [1, -0.1, -0.4] }),
      [0, {}],
      [0.25, { hips: [0, -0.42, 0.32], footL: [0, 0, 0.78], stepR: [52, 0, 0], footR: [0, 0, -0.12] }],
      [0.5, {}],
      [0.75, { hips: [0, -0.42, 0.32], footR: [0, 0, 0.78], stepL: [52, 0, 0], footL: [0, 0, -0.12] }],
    ),
  ],
  [
    48,
    'stretch',
    'Stretching',
    'Exercise',
    once(
      3.6,
      stand,
      [0, {}],
      [0.3, { hands: [-0.12, 0.96, 0.05], spine: [-14, 0, 0], head: [-22, 0, 0], steps: [22, 6, 0] }],
      [0.5, { hands: [-0.12, 0.96, 0.05], spine: [0, 0, -26], hips: [-0.08, 0, 0] }],
      [0.7, { hands: [-0.12, 0.96, 0.05], spine: [0, 0, 26], hips: [0.08, 0, 0] }],
      [1, {}],
    ),
  ],
  [
    49,
    'toe_touch',
    'Toe Touch',
    'Exercise',
    once(
      3,
      stand,
      [0, {}],
      [0.2, { hands: [0.1, 0.96, 0.1] }],
      [
        0.55,
        {
          hips: [0, -0.04, -0.18],
          turn: [68, 0, 0],
          spine: [52, 0, 0],
          head: [22, 0, 0],
          hands: [-0.06, -0.42, 0.86],
        },
      ],
      [
        0.7,
        {
          hips: [0, -0.04, -0.18],
          turn: [70, 0, 0],
          spine: [55, 0, 0],
          head: [22, 0, 0],
          hands: [-0.06, -0.44, 0.86],
        },
      ],
      [1, {}],
    ),
  ],
  [
    50,
    'roll_forward',
    'Forward Roll',
    'Acrobatics',
    once(
      1.3,
      stand,
      [0, {}],
      [
        0.2,
        {
          hips: [0, -0.62, 0.1],
          turn: [52, 0, 0],
          spine: [50, 0, 0],
          head: [40, 0, 0],
          hands: [0, 0.02, 0.9],
        },
      ],
      [
        0.4,
        {
          hips: [0, -0.42, 0.55],
          turn: [150, 0, 0],
          spine: [70, 0, 0],
          head: [50, 0, 0],
          hands: [0, -0.2, 0.6],
          free: [1, 1, 0],
          feet: [0, 0.7, 0.5],
          knees: [0.1, 0, 1],
        },
      ],
      [
        0.6,
        {
          hips: [0, -0.98, 1.1],
          turn: [262, 0, 0],
          spine: [62, 0, 0],
          head: [40, 0, 0],
          hands: [0, -0.4, 0.6],
          free: [1, 1, 0],
          feet: [0, 0.85, 0.5],
        },
      ],
      [
        0.8,
        {
          hips: [0, -0.75, 1.45],
          turn: [348, 0, 0],
          spine: [40, 0, 0],
          hands: [0, -0.3, 0.7],
          feet: [0.02, 0, 1.6],
          steps: [10, 0, 0],
        },
      ],
      [1, { hips: [0, 0, 1.6], turn: [360, 0, 0], feet: [0, 0, 1.6] }],
    ),
  ],
  [
    51,
    'backflip',
    'Backflip',
    'Acrobatics',
    once(
      1.4,
      stand,
      [0, {}],
      [0.25, { hips: [0, -0.48, -0.1], turn: [28, 0, 0], hands: [0.12, -0.7, -0.5] }],
      [0.31, { hips: [0, -0.06, -0.04], turn: [4, 0, 0], hands: [0.14, -0.1, 0.92] }],
      [
        0.38,
        { hips: [0, 0.3, 0], turn: [-22, 0, 0], hands: [0.1, 0.9, 0.2], free: [1, 1, 0], steps: [55, 0, 0] },
      ],
      [
        0.54,
        {
          hips: [0, 0.95, -0.15],
          turn: [-180, 0, 0],
          spine: [40, 0, 0],
          hands: [-0.05, -0.6, 0.5],
          free: [1, 1, 0],
          feet: [0, 0.85, 0.45],
        },
      ],
      [
        0.7,
        {
          hips: [0, 0.35, -0.4],
          turn: [-330, 0, 0],
          hands: [0.3, 0.1, 0.6],
          free: [1, 1, 0],
          feet: [0, 0.3, 0.2],
        },
      ],
      [0.8, { hips: [0, -0.4, -0.5], turn: [-335, 0, 0], hands: [0.2, -0.2, 0.8], feet: [0.03, 0, -0.45] }],
      [1, { hips: [0, 0, -0.45], turn: [-360, 0, 0], feet: [0, 0, -0.45] }],
    ),
  ],
  [
    52,
    'cartwheel',
    'Cartwheel',
    'Acrobatics',
    once(
      1.9,
      changed(stand, { hands: [0.3, 0.92, 0], feet: [0.3, 0, 0] }),
      [0, {}],
      [
        0.25,
        {
          hips: [0.4, -0.2, 0],
          turn: [0, 0, -62],
          free: [0, 0.8, 0],
          footL: [0.5, 0, 0],
          footR: [0.35, 0, 0],
        },
      ],
      [0.5, { hips: [1.25, 0.28, 0], turn: [0, 0, -180], free: [1, 1, 0], feet: [0.6, 0.1, 0] }],
      [
        0.75,
        {
          hips: [2.1, -0.2, 0],
          turn: [0, 0, -298],
          free: [0.8, 0, 0],
          footR: [-2.0, 0, 0],
          footL: [0.35, 0, 0],
        },
      ],
      [1, { hips: [2.5, 0, 0], turn: [0, 0, -360], footL: [2.8, 0, 0], footR: [-2.2, 0, 0] }],
    ),
  ],
  [
    54,
    'spin',
    'Spin',
    'Turning',
    once(
      1.2,
      changed(stand, { hands: [0.5, -0.45, 0.25] }),
      [0, {}],
      [
        0.5,
        {
          turn: [0, 180, 0],
          hips: [0, 0.06, 0],
          hands: [-0.15, -0.25, 0.45],
          feet: [-0.06, 0, 0],
          free: [1, 1, 0],
          steps: [34, 0, 0],
        },
      ],
      [1, { turn: [0, 360, 0] }],
    ),
  ],
  [
    55,
    'arm_circles',
    'Arm Circles',
    'Exercise',
    cycle(1.2, (t) => {
      const a = 2 * Math.PI * t;
      return changed(stand, {
        hands: [0.3, 0.86 * Math.cos(a), 0.86 * Math.sin(a)],
        elbows: [1, -0.3, -0.3],
      });
    }),
  ],
  [
    56,
    'hula',
    'Hip Circles',
    'Exercise',
    cycle(1.4, (t) => {
      const [s, c] = [Math.sin(2 * Math.PI * t), Math.cos(2 * Math.PI * t)];
      return changed(stand, {
        hips: [0.14 * s, -0.06, 0.12 * c],
        turn: [-12 * c, 0, 12 * s],
        spine: [12 * c, 0, -12 * s],
        feet: [0.16, 0, 0],
        hands: [0.24, -0.6, 0.05],
        elbows: [1, -0.1, -0.3],
      });
    }),
  ],
  [
    57,
    'balance_on_one_leg',
    'Balancing on One Leg',
    'Exercise',
    round(
      2.6,
      changed(stand, {
        hips: [0.12, -0.03, 0],
        footR: [-0.08, 0.5, 0.16],
        stepR: [30, 0, 0],
        kneeR: [0.8, 0, 1],
      }),
      [0, { hands: [0.94, 0.05, 0.05], spine: [0, 0, -4] }],
      [
        0.5,
        { handL: [0.92, 0.22, 0.05], handR: [0.92, -0.15, 0.05], spine: [0, 0, 5], hips: [0.14, -0.05, 0] },
      ],
    ),
  ],
  [
    58,
    'swim',
    'Swimming',
    'Other',
    cycle(1.6, (t) => {
      const a = 2 * Math.PI * t;
      const stroke = (p: number): Vector => [
        0.14,
        0.88 * Math.cos(p),
        0.7 * Math.sin(p) * (Math.sin(p) > 0 ? 0.95 : 0.85),
      ];
      const kick = (p: number): Vector => [0, 0.03, 0.16 * Math.sin(p)];
      return changed(stand, {
        hips: [0, -0.35, 0],
        turn: [82, 0, 7 * Math.sin(a)],
        head: [-50, 0, 0],
        free: [1, 1, 0],
        handL: stroke(-a),
        handR: stroke(-a + Math.PI),
        footL: kick(3 * a),
        footR: kick(3 * a + Math.PI),
        steps: [60, 0, 0],
      });
    }),
  ],
  [
    59,
    'fly',
    'Flying Hero',
    'Other',
    round(
      2,
      changed(stand, {
        hips: [0, 0.25, 0],
        turn: [76, 0, 0],
        head: [-56, 0, 0],
        free: [1, 1, 0],
        handR: [-0.02, 0.99, 0.05],
        handL: [0.12, -0.95, 0.02],
        steps: [62, 0, 0],
      }),
      [0, { footR: [0, 0.2, -0.14] }],
      [0.5, { hips: [0, 0.34, 0], turn: [80, 0, 5], footR: [0, 0.26, -0.18] }],
    ),
  ],
  [
    60,
    'fall',
    'Falling',
    'Other',
    cycle(1, (t) => {
      const [s, c] = [Math.sin(2 * Math.PI * t), Math.cos(2 * Math.PI * t)];
      return changed(stand, {
        hips: [0, 0.3, 0],
        turn: [-16, 0, 4 * s],
        free: [1, 1, 0],
        handL: [0.7, 0.45 + 0.25 * s, 0.3 * c],
        handR: [0.7, 0.45 - 0.25 * s, -0.3 * c],
        footL: [0.2, 0.3 + 0.08 * c, 0.22 * s],
        footR: [0.2, 0.3 - 0.08 * c, -0.22 * s],
        head: [14, 0, 0],
      });
    }),
  ],
  [
    61,
    'climb',
    'Climbing a Wall',
    'Other',
    cycle(1.6, (t) => {
      const [s, c] = [Math.sin(2 * Math.PI * t), Math.cos(2 * Math.PI * t)];
      return changed(stand, {
        hips: [0, 0.06 * c * c, -0.1],
        turn: [4, 0, 5 * s],
        head: [-34, 0, 0],
        handL: [0.1, 0.62 + 0.32 * s, 0.42],
        handR: [0.1, 0.62 - 0.32 * s, 0.42],
        footL: [0.14, 0.3 - 0.24 * s, 0.22],
        footR: [0.14, 0.3 + 0.24 * s, 0.22],
        steps: [20, 24, 0],
        knees: [0.8, 0, 1],
      });
    }),
  ],
  [
    62,
    'pull_ups',
    'Pull-ups',
    'Exercise',
    round(
      1.8,
      changed(stand, { free: [1, 1, 0], feet: [0, 0.22, -0.28], steps: [40, 0, 0] }),
      [0, { hips: [0, 0.1, 0], hands: [0.2, 0.97, 0.05] }],
      [0.5, { hips: [0, 0.75, 0], hands: [0.3, 0.12, 0.2], elbows: [0.6, -1, -0.2], head: [-18, 0, 0] }],
    ),
  ],
  [
    63,
    'wake_up',
    'Getting Up',
    'Other',
    once(
      2.4,
      stand,
      [0, onFace],
      [
        0.35,
        {
          hips: [0, -0.7, 0],
          turn: [66, 0, 0],
          head: [-30, 0, 0],
          hands: [0.08, 0, 0.92],
          feet: [0, 0, -0.2],
          steps: [50, 0, 0],
        },
      ],
      [
        0.7,
        {
          hips: [0, -0.48, -0.05],
          turn: [40, 0, 0],
          spine: [20, 0, 0],
          hands: [0.1, -0.7, 0.45],
          feet: [0, 0, 0],
          footL: [0.03, 0, 0.16],
          stepR: [30, 0, 0],
        },
      ],
      [1, {}],
    ),
  ],
];

export const bodyMovements: readonly LibraryClip[] = category('BodyMovements', rows);
