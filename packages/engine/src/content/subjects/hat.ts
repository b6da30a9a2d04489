import type { Subject } from '../../text-to-3d/subject.ts';

export const hat: Subject = {
  name: 'hat',
  words: ['hat', 'pointed hat', 'magic hat'],
  height: 0.45,
  looks: { main: ['cloth', '#4a3a8c'], trim: ['leather', '#5a3518'], buckle: 'gold' },
  tile: 0.3,
  build({ lathe, extrude, box, sphere, add, random }) {
    const droop = random.between(0.1, 0.2);
    const brim = random.between(0.36, 0.41);
    const bend = (x: number, y: number, z: number): [number, number, number] => [
      x + droop * Math.max(0, y - 0.25) ** 2 * 2.6,
      y - 0.25 * droop * Math.max(0, y - 0.45) * 2,
      z,
    ];
    add(
      'cone',
      'main',
      lathe(
        [
          [0, 0.02],
          [0.205, 0.02],
          [0.185, 0.12],
          [0.15, 0.25],
          [0.12, 0.34],
          [0.085, 0.46],
          [0.045, 0.58],
          [0.012, 0.68],
          [0, 0.69],
        ],
        { segments: 28, crease: 60 },
      ).warp(bend),
    );
    add(
      'brim',
      'main',
      lathe(
        [
          [0.17, 0.012],
          [0.3, 0],
          [brim, 0.03],
          [brim + 0.004, 0.044],
          [brim - 0.01, 0.05],
          [0.3, 0.024],
          [0.17, 0.045],
          [0.17, 0.012],
        ],
        { segments: 40, crease: 60 },
      ).warp((x, y, z) => [x, y + 0.3 * (x * x - z * z * 0.4) * Math.hypot(x, z), z]),
    );
    add(
      'band',
      'trim',
      lathe(
        [
          [0.18, 0.05],
          [0.205, 0.05],
          [0.194, 0.11],
          [0.17, 0.11],
          [0.18, 0.05],
        ],
        { segments: 28 },
      ),
    );
    add('buckle', 'buckle', box(0.085, 0.075, 0.016, { bevel: 0.006 }).move(0, 0.08, 0.2));
    add('buckle', 'trim', box(0.05, 0.04, 0.018).move(0, 0.08, 0.202));
    const star = Array.from({ length: 10 }, (_, i): [number, number] => [
      Math.cos((i / 10) * 2 * Math.PI + Math.PI / 2) * (i % 2 ? 0.014 : 0.034),
      Math.sin((i / 10) * 2 * Math.PI + Math.PI / 2) * (i % 2 ? 0.014 : 0.034),
    ]);
    for (const [turn, y, r] of [
      [25, 0.2, 0.163],
      [-30, 0.27, 0.142],
      [8, 0.36, 0.116],
      [80, 0.24, 0.152],
    ] as const)
      add('stars', 'buckle', extrude(star, 0.012).turn('x', -14).move(0, y, r).turn('y', turn).warp(bend));
    add('tip', 'buckle', sphere(0.026).move(0, 0.69, 0).warp(bend));
  },
};
