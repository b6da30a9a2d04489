import type { Subject } from '../../text-to-3d/subject.ts';

export const hammer: Subject = {
  name: 'hammer',
  words: ['hammer', 'mallet', 'thor hammer'],
  height: 0.9,
  looks: { main: 'iron', trim: ['grain', '#6d4526'], band: 'gold', grip: 'leather' },
  tile: 0.5,
  build({ box, cylinder, torus, add, random }) {
    const long = random.between(0.42, 0.5);
    const thick = random.between(0.2, 0.235);
    add('head', 'main', box(long * 0.62, thick, thick, { bevel: 0.025 }).move(0, 0.8, 0));
    for (const side of [-1, 1]) {
      add(
        'head',
        'band',
        box(0.035, thick + 0.02, thick + 0.02, { bevel: 0.02 }).move(side * long * 0.3, 0.8, 0),
      );
      add(
        'head',
        'main',
        box(long * 0.22, thick * 1.1, thick * 1.1, { bevel: 0.04 }).move(side * long * 0.43, 0.8, 0),
      );
    }
    add('handle', 'trim', cylinder(0.032, 0.8, { top: 0.028, segments: 14 }));
    add(
      'handle',
      'band',
      cylinder(0.042, 0.04, { bevel: 0.01 }),
      cylinder(0.045, 0.05, { bevel: 0.01 }).move(0, 0.64, 0),
      cylinder(0.05, 0.03, { bevel: 0.01 }).move(0, 0.8 + thick / 2 - 0.005, 0),
    );
    for (let i = 0; i < 9; i++)
      add(
        'handle',
        'grip',
        torus(0.033, 0.008, { segments: 16, sides: 6 })
          .turn('z', 10)
          .move(0, 0.08 + i * 0.024, 0),
      );
  },
};
