import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const windmill: Subject = {
  name: 'windmill',
  words: ['windmill', 'wind mill'],
  height: 11,
  looks: {
    main: 'plaster',
    trim: ['roofTiles', '#8a4a30'],
    wood: ['grain', '#6d4626'],
    sail: ['cloth', '#efe6d0'],
    window: ['light', '#ffdc96'],
    base: 'cobbles',
  },
  tile: 3,
  build({ lathe, box, cylinder, sphere, extrude, add, hinge, random }) {
    const spin = random.between(15, 40);
    const r = random.between(1.9, 2.1);
    add(
      'tower',
      'main',
      lathe(
        [
          [0, 0.5],
          [r, 0.5],
          [r * 0.66, 6.6],
          [0, 6.6],
        ],
        { segments: 8, crease: 10, level: true },
      )
        .swapUv()
        .turn('y', 22.5),
    );
    add(
      'tower',
      'base',
      lathe(
        [
          [0, 0],
          [r + 0.35, 0],
          [r + 0.2, 0.9],
          [0, 0.9],
        ],
        { segments: 8, crease: 10, level: true },
      )
        .swapUv()
        .turn('y', 22.5),
    );
    add(
      'tower',
      'wood',
      lathe(
        [
          [r * 0.6, 3.1],
          [r * 0.84 + 0.7, 3.3],
          [r * 0.84 + 0.7, 3.45],
          [r * 0.6, 3.45],
          [r * 0.6, 3.1],
        ],
        { segments: 8, crease: 10 },
      ).turn('y', 22.5),
    );
    add(
      'cap',
      'trim',
      lathe(
        [
          [0, 8.6],
          [0.5, 8.35],
          [1.1, 7.6],
          [1.55, 6.75],
          [1.55, 6.55],
          [0, 6.55],
        ],
        { segments: 24, crease: 50 },
      ).swapUv(),
    );
    add('door', 'wood', box(1, 1.8, 0.2, { bevel: 0.04 }).move(0, 0.95, r * 0.92));
    for (const [turn, y] of [
      [0, 4.6],
      [90, 2.4],
      [90, 5],
      [270, 2.4],
      [270, 5],
      [45, 4],
    ] as const) {
      const face = (r - (r * 0.34 * (y - 0.5)) / 6.1) * 0.925;
      add('windows', 'window', box(0.55, 0.75, 0.16).move(0, y, face).turn('y', turn));
      add(
        'windows',
        'wood',
        box(0.75, 0.12, 0.24)
          .move(0, y + 0.43, face)
          .turn('y', turn),
        box(0.75, 0.12, 0.28)
          .move(0, y - 0.43, face)
          .turn('y', turn),
      );
    }
    const put = (shape: Shape) => shape.move(0, 7.2, 2.2);
    add(
      'sails',
      'wood',
      put(cylinder(0.16, 1.6, { segments: 12 }).turn('x', 90).move(0, 0, -1.4)),
      put(sphere(0.3).scale(1, 1, 0.6)),
    );
    for (let i = 0; i < 4; i++) {
      const turn = spin + i * 90;
      add('sails', 'wood', put(box(0.14, 4.2, 0.12).move(0, 2.1, 0).turn('z', turn)));
      for (let k = 0; k < 7; k++)
        add(
          'sails',
          'wood',
          put(
            box(1.1, 0.07, 0.06)
              .move(0.5, 1 + k * 0.5, 0.04)
              .turn('z', turn),
          ),
        );
      add('sails', 'wood', put(box(0.07, 3.2, 0.06).move(1.03, 2.5, 0.04).turn('z', turn)));
      add(
        'sails',
        'sail',
        put(
          extrude(
            [
              [0.08, 0.95],
              [1, 0.95],
              [1, 4.05],
              [0.08, 4.05],
            ],
            0.03,
          )
            .turn('y', 6)
            .turn('z', turn)
            .move(0, 0, 0.02),
        ),
      );
    }
    hinge('sails', 0, 7.2, 2.2);
  },
};
