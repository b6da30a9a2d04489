import type { Subject } from '../../text-to-3d/subject.ts';

export const snowman: Subject = {
  name: 'snowman',
  words: ['snowman', 'snow man'],
  height: 1.6,
  looks: {
    main: 'snow',
    scarf: ['cloth', '#c22a2a'],
    carrot: ['skin', '#e8761c'],
    dark: ['rubber', '#232326'],
    sticks: 'bark',
  },
  tile: 0.9,
  build({ sphere, torus, cone, cylinder, tube, extrude, add, random }) {
    const size = random.between(0.42, 0.47);
    const belly = random.between(0.31, 0.34);
    add(
      'body',
      'main',
      sphere(size)
        .scale(1, 0.92, 1)
        .move(0, size * 0.86, 0),
      sphere(belly)
        .scale(1, 0.95, 1)
        .move(0, size * 1.6 + belly * 0.6, 0),
    );
    const neck = size * 1.6 + belly * 1.32;
    add('head', 'main', sphere(0.235).move(0, neck + 0.17, 0));
    add(
      'head',
      'carrot',
      cone(0.045, 0.26, { segments: 14 })
        .turn('x', 90)
        .move(0, neck + 0.17, 0.21),
    );
    for (const side of [-1, 1]) {
      add('head', 'dark', sphere(0.03).move(side * 0.085, neck + 0.24, 0.207));
      add(
        'arms',
        'sticks',
        tube(
          [
            [side * 0.25, neck - 0.22, 0],
            [side * 0.5, neck - 0.1, 0.02],
            [side * 0.72, neck + random.between(-0.02, 0.16), 0.03],
          ],
          (t) => 0.028 - 0.012 * t,
          { sides: 8 },
        ),
        tube(
          [
            [side * 0.58, neck - 0.06, 0.02],
            [side * 0.68, neck - 0.1, 0.06],
          ],
          0.014,
          { sides: 6 },
        ),
      );
    }
    for (let i = 0; i < 5; i++)
      add(
        'head',
        'dark',
        sphere(0.018).move(
          (i - 2) * 0.045,
          neck + 0.085 + (i - 2) ** 2 * 0.008,
          0.215 - (i - 2) ** 2 * 0.004,
        ),
      );
    for (const t of [-0.14, 0, 0.14])
      add(
        'buttons',
        'dark',
        sphere(0.03).move(0, size * 1.6 + belly * 0.6 + t, Math.sqrt(belly * belly - t * t) - 0.005),
      );
    add(
      'scarf',
      'scarf',
      torus(0.17, 0.055, { segments: 28 }).move(0, neck - 0.01, 0),
      extrude(
        [
          [-0.05, 0],
          [0.05, 0],
          [0.07, -0.3],
          [-0.05, -0.3],
        ],
        0.05,
        { bevel: 0.015 },
      )
        .turn('z', 12)
        .turn('x', -14)
        .move(0.09, neck - 0.02, 0.2),
    );
    add(
      'hat',
      'dark',
      cylinder(0.27, 0.03, { bevel: 0.01, segments: 28 }).move(0, neck + 0.35, 0),
      cylinder(0.17, 0.26, { top: 0.175, bevel: 0.01, segments: 28 }).move(0, neck + 0.37, 0),
    );
    add('hat', 'scarf', cylinder(0.178, 0.06, { segments: 28 }).move(0, neck + 0.385, 0));
  },
};
