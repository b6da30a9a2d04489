import type { Subject } from '../../text-to-3d/subject.ts';

export const ring: Subject = {
  name: 'ring',
  words: ['ring', 'magic ring', 'wedding ring', 'diamond ring'],
  height: 0.03,
  looks: { main: 'gold', jewel: ['crystal', '#d01f45'] },
  tile: 0.8,
  build({ lathe, loft, cone, ring: around, sphere, add, random }) {
    const sides = random.pick([6, 8]);
    const wide = random.between(0.08, 0.11);
    add(
      'band',
      'main',
      lathe(
        [
          [0.4, -wide],
          [0.44, -wide - 0.01],
          [0.48, -wide * 0.6],
          [0.49, 0],
          [0.48, wide * 0.6],
          [0.44, wide + 0.01],
          [0.4, wide],
          [0.39, 0],
          [0.4, -wide],
        ],
        { segments: 56, crease: 60 },
      )
        .turn('x', 90)
        .move(0, 0.49, 0),
    );
    add(
      'setting',
      'main',
      lathe(
        [
          [0, 0.92],
          [0.09, 0.94],
          [0.15, 1.06],
          [0.17, 1.1],
          [0.14, 1.1],
          [0.1, 1.02],
          [0, 1],
        ],
        { segments: 20 },
      ),
    );
    add(
      'setting',
      'main',
      around(4, cone(0.03, 0.16, { segments: 8 }).turn('x', -12).move(0, 1.05, 0.185), 45),
      sphere(0.035).move(0.15, 0.95, 0),
      sphere(0.035).move(-0.15, 0.95, 0),
    );
    const cut = (y: number, r: number): [number, number, number][] =>
      Array.from({ length: sides }, (_, i) => [
        Math.cos((i / sides) * 2 * Math.PI) * r,
        y,
        Math.sin((i / sides) * 2 * Math.PI) * r,
      ]);
    add(
      'stone',
      'jewel',
      loft([cut(1.02, 0.03), cut(1.16, 0.2), cut(1.19, 0.2), cut(1.27, 0.13)], { crease: 3 }),
    );
  },
};
