import type { Subject } from '../../text-to-3d/subject.ts';

export const dog: Subject = {
  name: 'dog',
  words: ['dog', 'puppy', 'hound'],
  height: 0.6,
  looks: {
    main: ['fur', '#b07a42'],
    collar: ['leather', '#b3261e'],
    belly: ['fur', '#ecdcc0'],
    dark: ['rubber', '#1e1a19'],
    tag: 'gold',
  },
  tile: 0.4,
  build({ capsule, sphere, tube, lathe, add, random }) {
    const long = random.between(0.46, 0.54);
    const ear = random.between(15, 35);
    add(
      'body',
      'main',
      capsule(0.135, long + 0.2, { top: 0.15, segments: 22 })
        .move(0, -(long + 0.2) / 2, 0)
        .turn('x', 90)
        .scale(0.92, 1, 1)
        .move(0, 0.42, 0),
    );
    add(
      'body',
      'belly',
      sphere(0.125)
        .scale(0.85, 1, 0.7)
        .move(0, 0.4, long / 2 + 0.02),
    );
    for (const [name, z] of [
      ['front', long / 2],
      ['back', -long / 2 + 0.02],
    ] as const) {
      for (const side of [-1, 1]) {
        const x = side * 0.085;
        const part = `leg_${name}_${side < 0 ? 'right' : 'left'}`;
        add(
          part,
          'main',
          capsule(0.04, 0.4, { top: name === 'back' ? 0.08 : 0.06, segments: 14 }).move(x, 0.015, z),
        );
        add(
          part,
          'belly',
          sphere(0.052)
            .scale(0.95, 0.7, 1.25)
            .move(x, 0.036, z + 0.03),
        );
      }
    }
    add(
      'head',
      'main',
      capsule(0.09, 0.26, { segments: 16 })
        .turn('x', 38)
        .move(0, 0.46, long / 2 + 0.02),
      sphere(0.125)
        .scale(0.95, 0.95, 1)
        .move(0, 0.7, long / 2 + 0.16),
    );
    add(
      'head',
      'belly',
      capsule(0.058, 0.17, { top: 0.068, segments: 16 })
        .turn('x', 98)
        .scale(1.05, 0.9, 1)
        .move(0, 0.675, long / 2 + 0.19),
    );
    add(
      'head',
      'dark',
      sphere(0.028)
        .scale(1.2, 0.85, 0.8)
        .move(0, 0.69, long / 2 + 0.365),
    );
    for (const side of [-1, 1]) {
      add('head', 'dark', sphere(0.019).move(side * 0.052, 0.74, long / 2 + 0.265));
      add(
        'head',
        'main',
        sphere(0.085)
          .scale(0.32, 1, 0.6)
          .move(0, -0.055, 0)
          .turn('z', side * ear)
          .move(side * 0.1, 0.775, long / 2 + 0.13),
      );
    }
    add(
      'collar',
      'collar',
      lathe(
        [
          [0.085, -0.02],
          [0.112, -0.02],
          [0.112, 0.02],
          [0.085, 0.02],
          [0.085, -0.02],
        ],
        { segments: 22 },
      )
        .turn('x', 38)
        .move(0, 0.57, long / 2 + 0.09),
    );
    add(
      'collar',
      'tag',
      sphere(0.025)
        .scale(1, 1, 0.4)
        .move(0, 0.53, long / 2 + 0.21),
    );
    add(
      'tail',
      'main',
      tube(
        [
          [0, 0.46, -long / 2 - 0.06],
          [0, 0.54, -long / 2 - 0.18],
          [0, 0.66, -long / 2 - 0.24],
          [0.03, 0.76, -long / 2 - 0.2],
        ],
        (t) => 0.05 - 0.02 * t,
        { sides: 12 },
      ),
      sphere(0.03).move(0.03, 0.76, -long / 2 - 0.2),
    );
  },
};
