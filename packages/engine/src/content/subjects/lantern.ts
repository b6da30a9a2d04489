import type { Subject } from '../../text-to-3d/subject.ts';

export const lantern: Subject = {
  name: 'lantern',
  words: ['lantern', 'oil lamp', 'light'],
  height: 0.4,
  looks: { main: ['iron', '#4b4d50'], trim: ['light', '#ffb649'], glass: ['glass', '#ffe6b0'] },
  build({ cylinder, lathe, box, torus, ring, tube, add, random }) {
    const sides = random.pick([4, 6]);
    const r = random.between(0.2, 0.23);
    const post = sides === 4 ? 45 : 0;
    const plate = (radius: number, height: number, top = radius) =>
      cylinder(radius, height, { top, segments: sides, crease: 20 }).turn('y', post);
    add('base', 'main', plate(r + 0.06, 0.06, r + 0.03), plate(r + 0.02, 0.03).move(0, 0.06, 0));
    add('frame', 'main', ring(sides, box(0.035, 0.42, 0.035, { bevel: 0.006 }).move(0, 0.29, r), post));
    add(
      'glass',
      'glass',
      cylinder(r - 0.012, 0.4, { segments: sides, crease: 20 })
        .turn('y', post)
        .move(0, 0.09, 0),
    );
    add('flame', 'glass', cylinder(0.05, 0.1, { segments: 14 }).move(0, 0.09, 0));
    add(
      'flame',
      'trim',
      lathe(
        [
          [0, 0.18],
          [0.055, 0.23],
          [0.06, 0.27],
          [0.035, 0.34],
          [0, 0.42],
        ],
        { segments: 16, crease: 80 },
      ),
    );
    add(
      'roof',
      'main',
      plate(r + 0.07, 0.04).move(0, 0.49, 0),
      plate(r + 0.06, 0.14, 0.09).move(0, 0.53, 0),
      plate(0.1, 0.05, 0.08).move(0, 0.67, 0),
      plate(0.11, 0.03, 0.04).move(0, 0.72, 0),
    );
    add('handle', 'main', torus(0.045, 0.013).turn('x', 90).move(0, 0.78, 0));
    add(
      'handle',
      'main',
      tube(
        Array.from({ length: 13 }, (_, i): [number, number, number] => [
          Math.cos((i / 12) * Math.PI) * (r + 0.06),
          0.53 + Math.sin((i / 12) * Math.PI) * 0.42,
          0,
        ]),
        0.012,
        { sides: 8 },
      ),
    );
  },
};
