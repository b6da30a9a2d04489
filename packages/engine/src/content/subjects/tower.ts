import type { Subject } from '../../text-to-3d/subject.ts';

export const tower: Subject = {
  name: 'tower',
  words: ['tower', 'castle tower', 'keep', 'wizard tower'],
  height: 12,
  looks: {
    main: 'blocks',
    trim: 'roofTiles',
    door: 'wood',
    window: ['light', '#ffd27a'],
    flag: ['cloth', '#b3261e'],
    pole: 'iron',
  },
  tile: 3,
  build({ lathe, box, cylinder, extrude, ring, add, random }) {
    const r = random.between(1.75, 2.05);
    const tall = random.between(6.6, 7.6);
    const top = tall + 1.3;
    add(
      'walls',
      'main',
      lathe(
        [
          [0, 0],
          [r + 0.5, 0],
          [r + 0.45, 0.6],
          [r + 0.1, 1],
          [r - 0.1, tall],
          [r + 0.45, tall + 0.6],
          [r + 0.45, top],
          [r + 0.1, top],
          [r + 0.1, top - 0.5],
          [0, top - 0.5],
        ],
        { segments: 28, level: true },
      )
        .swapUv()
        .scaleUv(1, -1),
    );
    add(
      'battlements',
      'main',
      ring(10, box(0.7, 0.75, 0.36, { bevel: 0.04, level: true }).move(0, top + 0.35, r + 0.27)),
    );
    add('corbels', 'main', ring(16, box(0.26, 0.5, 0.4, { bevel: 0.04 }).move(0, tall + 0.3, r + 0.2)));
    const roof = r - 0.15;
    add(
      'roof',
      'main',
      cylinder(roof - 0.12, 1.2, { segments: 24, level: true })
        .swapUv()
        .move(0, top - 0.5, 0),
    );
    add(
      'roof',
      'trim',
      lathe(
        [
          [0, top + 3.5],
          [0.1, top + 3.2],
          [roof * 0.55, top + 1.8],
          [roof + 0.3, top + 0.55],
          [roof + 0.1, top + 0.55],
          [0, top + 0.7],
        ],
        { segments: 24 },
      ).swapUv(),
    );
    add('flag', 'pole', cylinder(0.05, 1.3, { segments: 8 }).move(0, top + 3.3, 0));
    add(
      'flag',
      'flag',
      extrude(
        [
          [0, 0],
          [1.25, 0.28],
          [0, 0.6],
        ],
        0.05,
      ).move(0.04, top + 3.95, 0),
    );
    const arch = (w: number, h: number): [number, number][] => [
      [-w, 0],
      [w, 0],
      [w, h],
      ...Array.from({ length: 7 }, (_, i): [number, number] => [
        Math.cos(((i + 1) / 8) * Math.PI) * w,
        h + Math.sin(((i + 1) / 8) * Math.PI) * w,
      ]),
      [-w, h],
    ];
    add('door', 'main', extrude(arch(0.85, 1.5), 1.2, { bevel: 0.05, level: true }).move(0, 0, r));
    add('door', 'door', extrude(arch(0.62, 1.45), 0.2).move(0, 0.02, r + 0.56));
    const slot = (turn: number, y: number) => {
      add(
        'windows',
        'main',
        extrude(arch(0.34, 0.8), 0.5, { bevel: 0.04 })
          .move(0, y - 0.1, r)
          .turn('y', turn),
      );
      add(
        'windows',
        'window',
        extrude(arch(0.2, 0.75), 0.2)
          .move(0, y, r + 0.18)
          .turn('y', turn),
      );
    };
    slot(0, 4.2);
    for (const turn of [75, 150, 225, 300]) slot(turn + random.between(-15, 15), random.between(2.5, 5.4));
  },
};
