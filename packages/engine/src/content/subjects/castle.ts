import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const castle: Subject = {
  name: 'castle',
  words: ['castle', 'fortress', 'citadel', 'fort', 'stronghold'],
  height: 18,
  looks: {
    main: 'blocks',
    trim: ['roofTiles', '#3f5a8c'],
    gate: 'wood',
    window: ['light', '#ffd27a'],
    flag: ['cloth', '#c22f2a'],
    pole: 'iron',
  },
  tile: 6,
  build({ lathe, box, extrude, cylinder, ring, add, random }) {
    const half = 7;
    const tower = (x: number, z: number, r: number, h: number, roof: number) => {
      add(
        'towers',
        'main',
        lathe(
          [
            [0, 0],
            [r + 0.25, 0],
            [r + 0.05, 0.8],
            [r, h],
            [r + 0.35, h + 0.5],
            [r + 0.35, h + 1.2],
            [0, h + 1.2],
          ],
          { segments: 22, level: true },
        )
          .swapUv()
          .scaleUv(1, -1)
          .move(x, 0, z),
        ring(9, box(0.6, 0.7, 0.35, { level: true }).move(0, h + 1.5, r + 0.18)).move(x, 0, z),
      );
      add(
        'roofs',
        'trim',
        lathe(
          [
            [0, h + 1.4 + roof],
            [r * 0.5, h + 1.4 + roof * 0.45],
            [r + 0.05, h + 1.2],
            [0, h + 1.2],
          ],
          { segments: 22 },
        )
          .swapUv()
          .move(x, 0, z),
      );
      add('flags', 'pole', cylinder(0.07, 1.6, { segments: 6 }).move(x, h + 1.2 + roof, z));
      add(
        'flags',
        'flag',
        extrude(
          [
            [0, 0],
            [1.3, 0.3],
            [0, 0.7],
          ],
          0.07,
        ).move(x + 0.05, h + 2 + roof, z),
      );
      for (const turn of [0, 90, 200, 290])
        add(
          'windows',
          'window',
          box(0.4, 1, 0.2)
            .move(0, h * 0.72, r)
            .turn('y', turn + 20)
            .move(x, 0, z),
        );
    };
    for (const x of [-half, half])
      for (const z of [-half, half]) tower(x, z, 1.7, random.between(6.6, 7.6), random.between(2.8, 3.4));
    for (let side = 0; side < 4; side++) {
      const put = (shape: Shape) => shape.turn('y', side * 90);
      add(
        'walls',
        'main',
        put(box(half * 2, 5, 1, { level: true }).move(0, 2.5, half)),
        put(box(half * 2, 0.4, 1.3, { level: true }).move(0, 5, half)),
      );
      for (let i = 0; i < 9; i++)
        add('walls', 'main', put(box(0.7, 0.8, 0.4, { level: true }).move((i - 4) * 1.25, 5.55, half + 0.4)));
    }
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
    add(
      'gatehouse',
      'main',
      box(5, 6.6, 2.4, { level: true }).move(0, 3.3, half + 0.3),
      ...[-1, 0, 1].map((i) => box(0.9, 0.9, 2.4, { level: true }).move(i * 1.9, 7, half + 0.3)),
      extrude(arch(1.75, 2.4), 0.4, { level: true }).move(0, 0, half + 1.5),
    );
    add('gate', 'gate', extrude(arch(1.4, 2.3), 0.3).move(0, 0, half + 1.65));
    for (const x of [-0.9, 0, 0.9]) add('gate', 'pole', box(0.12, 3.4, 0.12).move(x, 1.8, half + 1.82));
    for (const y of [0.8, 1.8, 2.8]) add('gate', 'pole', box(2.6, 0.12, 0.12).move(0, y, half + 1.82));
    const keep = random.between(9.5, 10.5);
    add(
      'keep',
      'main',
      box(6.4, keep, 5.4, { level: true }).move(0, keep / 2, -1.4),
      box(7, 0.5, 6, { level: true }).move(0, keep, -1.4),
    );
    for (let i = 0; i < 5; i++)
      for (const z of [1.4, -4.2])
        add('keep', 'main', box(0.8, 0.9, 0.4, { level: true }).move((i - 2) * 1.5, keep + 0.65, z));
    for (const x of [-1.8, 0, 1.8])
      add('windows', 'window', extrude(arch(0.4, 1.1), 0.2).move(x, keep - 2.6, 1.3));
    tower(0, -1.8, 1.9, keep + 1.6, 4);
  },
};
