import type { Subject } from '../../text-to-3d/subject.ts';

export const scroll: Subject = {
  name: 'scroll',
  words: ['scroll', 'parchment', 'papyrus'],
  height: 0.35,
  looks: {
    main: 'pages',
    trim: ['grain', '#6b4226'],
    knob: 'gold',
    ink: ['leather', '#6b3a22'],
    seal: ['wax', '#a8202a'],
  },
  tile: 0.3,
  build({ loft, cylinder, sphere, box, add, random }) {
    const wide = random.between(0.26, 0.3);
    const sheet = Array.from({ length: 21 }, (_, i): [number, number, number][] => {
      const t = i / 20;
      const y = 0.06 + t * 0.34;
      const z = 0.035 * Math.sin(t * Math.PI * 2) + 0.01;
      return [
        [-wide / 2, y, z + 0.003],
        [wide / 2, y, z + 0.003],
        [wide / 2, y, z - 0.003],
        [-wide / 2, y, z - 0.003],
      ];
    });
    add('sheet', 'main', loft(sheet, { crease: 40 }));
    for (const y of [0.045, 0.415]) {
      add(
        'rolls',
        'main',
        cylinder(0.035, wide, { segments: 20 })
          .turn('z', 90)
          .move(wide / 2, y, 0),
      );
      add(
        'rods',
        'trim',
        cylinder(0.016, wide + 0.1, { segments: 14 })
          .turn('z', 90)
          .move(wide / 2 + 0.05, y, 0),
      );
      for (const side of [-1, 1]) add('rods', 'knob', sphere(0.024).move(side * (wide / 2 + 0.055), y, 0));
    }
    for (let i = 0; i < 6; i++) {
      const t = 0.82 - i * 0.105;
      const long = wide * random.between(0.45, 0.78);
      add(
        'writing',
        'ink',
        box(long, 0.007, 0.004).move(
          -wide * 0.4 + long / 2,
          0.06 + t * 0.34,
          0.035 * Math.sin(t * Math.PI * 2) + 0.0145,
        ),
      );
    }
    add(
      'seal',
      'seal',
      cylinder(0.032, 0.012, { bevel: 0.004, segments: 20 })
        .turn('x', 90)
        .move(wide * 0.3, 0.125, -0.01),
    );
  },
};
