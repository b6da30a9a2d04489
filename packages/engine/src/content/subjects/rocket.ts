import type { Subject } from '../../text-to-3d/subject.ts';

export const rocket: Subject = {
  name: 'rocket',
  words: ['rocket', 'rocket ship', 'missile'],
  height: 8,
  looks: {
    main: ['paint', '#eceef0'],
    trim: ['paint', '#cf2f27'],
    window: ['glass', '#7fd0ff'],
    metal: 'steel',
    flame: 'ember',
  },
  tile: 3,
  build({ lathe, extrude, torus, sphere, cylinder, ring, add, random }) {
    const fat = random.between(0.95, 1.15);
    const fins = random.pick([3, 4]);
    const radius = (y: number): number => fat * Math.sin(Math.PI * (0.22 + 0.78 * y) ** 1.05) ** 0.75;
    const wall = (from: number, to: number, k: number): [number, number][] =>
      Array.from({ length: 14 }, (_, i) => {
        const t = from + ((to - from) * i) / 13;
        return [t > 0.999 ? 0 : radius(t) * k, 0.9 + t * 6];
      });
    add(
      'hull',
      'main',
      lathe([[0, 0.95], ...wall(0, 0.72, 1), [0, 0.9 + 0.72 * 6]], { segments: 36, crease: 60 }),
    );
    add('nose', 'trim', lathe([[0, 0.9 + 0.71 * 6], ...wall(0.71, 1, 1.012)], { segments: 36, crease: 70 }));
    add(
      'hull',
      'trim',
      lathe(
        [
          [radius(0.1) * 0.9, 1.4],
          ...wall(0.09, 0.15, 1.015),
          [radius(0.14) * 0.9, 1.8],
          [radius(0.1) * 0.9, 1.4],
        ],
        { segments: 36, crease: 60 },
      ),
    );
    for (const [y, s] of [
      [0.55, 0.36],
      [0.36, 0.24],
    ] as const) {
      add(
        'windows',
        'metal',
        torus(s, 0.07, { segments: 28 })
          .turn('x', 90)
          .move(0, 0.9 + y * 6, radius(y) * 0.97),
      );
      add(
        'windows',
        'window',
        sphere(s)
          .scale(1, 1, 0.3)
          .move(0, 0.9 + y * 6, radius(y) * 0.96),
      );
    }
    const fin = extrude(
      [
        [0.55, 2.9],
        [1.15, 1.9],
        [1.9, 0.9],
        [2, 0],
        [1.6, 0.05],
        [1.2, 0.75],
        [0.55, 1.05],
      ],
      0.16,
      { bevel: 0.05 },
    );
    add('fins', 'trim', ring(fins, fin.scale(0.5 + fat * 0.45, 1, 1), fins === 3 ? 30 : 45));
    add(
      'engine',
      'metal',
      lathe(
        [
          [0.3, 1.1],
          [0.42, 0.95],
          [0.62, 0.5],
          [0.56, 0.5],
          [0.3, 0.95],
          [0.3, 1.1],
        ],
        { segments: 28 },
      ),
    );
    add(
      'flame',
      'flame',
      lathe(
        [
          [0, 0.08],
          [0.2, 0.35],
          [0.4, 0.6],
          [0.3, 0.9],
          [0, 1],
        ],
        { segments: 20, crease: 80 },
      ),
    );
    add(
      'nose',
      'metal',
      cylinder(0.035, 0.5, { segments: 8 }).move(0, 6.75, 0),
      sphere(0.09).move(0, 7.28, 0),
    );
  },
};
