import type { Subject } from '../../text-to-3d/subject.ts';

type Ring = [number, number, number][];

export const fish: Subject = {
  name: 'fish',
  words: ['fish', 'goldfish', 'trout', 'salmon', 'carp', 'koi'],
  height: 0.25,
  looks: {
    main: ['skin', '#e8852a'],
    fins: ['petal', '#f0a94a'],
    eye: ['paint', '#f4f4f0'],
    pupil: ['rubber', '#141416'],
  },
  tile: 0.4,
  build({ loft, extrude, sphere, torus, add, random }) {
    const tall = random.between(0.25, 0.3);
    const sides = 18;
    const section = (x: number, h: number, w: number, y = 0): Ring =>
      Array.from({ length: sides }, (_, i) => [
        x,
        y + Math.sin((i / sides) * 2 * Math.PI) * h,
        Math.cos((i / sides) * 2 * Math.PI) * w,
      ]);
    add(
      'body',
      'main',
      loft(
        [
          section(-0.52, 0.02, 0.02),
          section(-0.48, tall * 0.36, 0.06),
          section(-0.36, tall * 0.72, 0.115),
          section(-0.16, tall, 0.145),
          section(0.08, tall * 0.92, 0.125),
          section(0.28, tall * 0.55, 0.08),
          section(0.44, tall * 0.26, 0.04),
          section(0.52, tall * 0.24, 0.02),
        ],
        { crease: 80 },
      ),
    );
    add(
      'tail',
      'fins',
      extrude(
        [
          [0.46, 0.05],
          [0.66, 0.26],
          [0.86, 0.32],
          [0.76, 0.12],
          [0.72, 0],
          [0.76, -0.12],
          [0.86, -0.32],
          [0.66, -0.26],
          [0.46, -0.05],
        ],
        0.022,
        { bevel: 0.008 },
      ),
    );
    add(
      'fins',
      'fins',
      extrude(
        [
          [-0.24, tall * 0.9],
          [-0.12, tall + 0.17],
          [0.08, tall + 0.14],
          [0.26, tall * 0.55],
          [0, tall * 0.8],
        ],
        0.022,
        { bevel: 0.008 },
      ),
      extrude(
        [
          [0.02, -tall * 0.85],
          [0.16, -tall - 0.12],
          [0.24, -tall * 0.5],
        ],
        0.022,
        { bevel: 0.008 },
      ),
    );
    for (const side of [-1, 1]) {
      add(
        'fins',
        'fins',
        extrude(
          [
            [-0.14, 0.02],
            [0.1, 0.08],
            [0.16, -0.02],
            [0.06, -0.14],
          ],
          0.018,
          { bevel: 0.006 },
        )
          .turn('y', side * -28)
          .move(-0.02, -0.06, side * 0.16),
      );
      add(
        'eyes',
        'eye',
        sphere(0.046)
          .scale(1, 1, 0.6)
          .move(-0.355, 0.07, side * 0.108),
      );
      add(
        'eyes',
        'pupil',
        sphere(0.026)
          .scale(1, 1, 0.6)
          .move(-0.36, 0.07, side * 0.128),
      );
    }
    add(
      'mouth',
      'fins',
      torus(0.04, 0.014, { segments: 18, sides: 8 }).turn('z', 90).scale(1, 1, 0.9).move(-0.52, -0.01, 0),
    );
  },
};
