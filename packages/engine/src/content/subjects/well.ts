import type { Subject } from '../../text-to-3d/subject.ts';

export const well: Subject = {
  name: 'well',
  words: ['well', 'wishing well', 'water well', 'stone well'],
  height: 2.5,
  looks: {
    main: 'blocks',
    trim: 'roofTiles',
    wood: ['grain', '#6d4828'],
    water: 'liquid',
    rope: 'thatch',
    iron: 'iron',
  },
  tile: 1.5,
  build({ lathe, box, cylinder, torus, tube, ring, add, random }) {
    const r = random.between(0.78, 0.88);
    const tall = random.between(2, 2.15);
    add(
      'wall',
      'main',
      lathe(
        [
          [0, 0],
          [r, 0],
          [r, 0.75],
          [r - 0.24, 0.75],
          [r - 0.24, 0.1],
          [0, 0.1],
        ],
        { segments: 28, level: true },
      )
        .swapUv()
        .scaleUv(1, -1),
    );
    add('wall', 'main', ring(14, box(0.37, 0.14, 0.34, { bevel: 0.04 }).move(0, 0.8, r - 0.11)));
    add('water', 'water', cylinder(r - 0.25, 0.04, { segments: 28 }).move(0, 0.45, 0));
    for (const side of [-1, 1]) {
      add(
        'frame',
        'wood',
        box(0.13, tall - 0.2, 0.13, { bevel: 0.015 }).move(side * (r - 0.1), tall / 2 + 0.1, 0),
      );
      add(
        'roof',
        'trim',
        box(2 * r + 0.3, 0.07, 0.85, { bevel: 0.015, level: true })
          .move(0, 0, 0.4)
          .turn('x', 38)
          .move(0, tall + 0.34, 0)
          .turn('y', side < 0 ? 180 : 0),
      );
      add(
        'frame',
        'wood',
        box(0.1, 0.1, 0.95, { bevel: 0.012 }).move(side * (r - 0.1), tall - 0.1, 0),
        box(0.08, 0.45, 0.08, { bevel: 0.01 }).move(side * (r - 0.1), tall + 0.08, 0),
      );
    }
    add('roof', 'wood', box(2 * r + 0.36, 0.09, 0.1, { bevel: 0.015 }).move(0, tall + 0.37, 0));
    add(
      'winch',
      'wood',
      cylinder(0.085, 2 * r - 0.15, { segments: 14 })
        .turn('z', 90)
        .move(r - 0.08, 1.5, 0),
    );
    add(
      'winch',
      'rope',
      ...Array.from({ length: 7 }, (_, i) =>
        torus(0.09, 0.02, { segments: 16, sides: 6 })
          .turn('z', 88)
          .move((i - 3) * 0.04, 1.5, 0),
      ),
      cylinder(0.02, 0.42, { segments: 8 }).move(0, 1, 0.09),
    );
    add(
      'winch',
      'iron',
      tube(
        [
          [r - 0.05, 1.5, 0],
          [r + 0.14, 1.5, 0],
          [r + 0.15, 1.5, 0.02],
          [r + 0.15, 1.24, 0.1],
          [r + 0.16, 1.22, 0.1],
          [r + 0.34, 1.22, 0.1],
        ],
        0.025,
        { sides: 8, crease: 40 },
      ),
    );
    add(
      'bucket',
      'wood',
      lathe(
        [
          [0, 0.86],
          [0.13, 0.86],
          [0.17, 1.1],
          [0.145, 1.1],
          [0.11, 0.89],
          [0, 0.89],
        ],
        { segments: 18 },
      ).move(0, 0, 0.09),
    );
    add(
      'bucket',
      'iron',
      tube(
        Array.from({ length: 9 }, (_, i): [number, number, number] => [
          Math.cos((i / 8) * Math.PI) * 0.16,
          1.06 + Math.sin((i / 8) * Math.PI) * 0.14,
          0.09,
        ]),
        0.01,
        { sides: 6 },
      ),
    );
  },
};
