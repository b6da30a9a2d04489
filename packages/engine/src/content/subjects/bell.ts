import type { Subject } from '../../text-to-3d/subject.ts';

export const bell: Subject = {
  name: 'bell',
  words: ['bell', 'church bell', 'school bell', 'jingle bell'],
  height: 0.6,
  looks: { main: 'bronze', trim: ['grain', '#6b4526'], clapper: 'iron' },
  tile: 0.5,
  build({ lathe, torus, sphere, cylinder, box, add, random }) {
    const flare = random.between(0.36, 0.4);
    add(
      'bell',
      'main',
      lathe(
        [
          [flare - 0.05, 0],
          [flare, 0.01],
          [flare - 0.01, 0.06],
          [0.29, 0.16],
          [0.24, 0.34],
          [0.21, 0.5],
          [0.15, 0.58],
          [0.06, 0.62],
          [0, 0.625],
          [0, 0.59],
          [0.12, 0.55],
          [0.18, 0.48],
          [0.21, 0.34],
          [0.26, 0.16],
          [flare - 0.05, 0.05],
          [flare - 0.05, 0],
        ],
        { segments: 40, crease: 50 },
      ).move(0, 0.05, 0),
    );
    for (const [y, r] of [
      [0.13, 0.325],
      [0.46, 0.235],
    ] as const)
      add('bell', 'main', torus(r, 0.014, { segments: 40, sides: 8 }).move(0, y + 0.05, 0));
    add('bell', 'main', torus(0.055, 0.022).turn('x', 90).move(0, 0.72, 0));
    add(
      'clapper',
      'clapper',
      sphere(0.075).move(0, 0.075, 0),
      cylinder(0.015, 0.5, { segments: 8 }).move(0, 0.1, 0),
    );
    add('yoke', 'trim', box(0.72, 0.1, 0.11, { bevel: 0.02 }).move(0, 0.83, 0));
    for (const side of [-1, 1])
      add(
        'yoke',
        'clapper',
        cylinder(0.03, 0.06, { segments: 12 })
          .turn('z', 90)
          .move(side * 0.38 + 0.03, 0.83, 0),
      );
  },
};
