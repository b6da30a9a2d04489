import type { Subject } from '../../text-to-3d/subject.ts';

export const sword: Subject = {
  name: 'sword',
  words: ['sword', 'longsword', 'blade', 'excalibur'],
  height: 1.1,
  looks: { main: 'steel', trim: 'gold', grip: 'leather', jewel: ['crystal', '#b3162e'] },
  tile: 0.7,
  build({ loft, box, torus, cylinder, sphere, add, random }) {
    const width = random.between(0.042, 0.052);
    const guard = random.between(0.13, 0.17);
    const droop = random.between(-14, 10);
    const section = (y: number, w: number, t: number): [number, number, number][] => [
      [w, y, 0],
      [w * 0.25, y, t],
      [-w * 0.25, y, t],
      [-w, y, 0],
      [-w * 0.25, y, -t],
      [w * 0.25, y, -t],
    ];
    add(
      'blade',
      'main',
      loft(
        [
          section(0, 0.002, 0.001),
          section(0.1, width * 0.72, 0.007),
          section(0.2, width * 0.86, 0.009),
          section(0.85, width, 0.011),
        ],
        { crease: 12 },
      ),
    );
    for (const side of [-1, 1]) {
      add(
        'guard',
        'trim',
        box(guard, 0.035, 0.04, { bevel: 0.01 })
          .move(guard / 2, 0, 0)
          .turn('z', droop)
          .move(0, 0.865, 0)
          .scale(side, 1, 1),
        sphere(0.026).move(
          (guard + 0.005) * Math.cos((droop * Math.PI) / 180) * side,
          0.865 + guard * Math.sin((droop * Math.PI) / 180),
          0,
        ),
      );
    }
    add('guard', 'trim', box(0.06, 0.055, 0.052, { bevel: 0.012 }).move(0, 0.865, 0));
    add('guard', 'jewel', sphere(0.017).scale(1, 1, 0.6).move(0, 0.865, 0.027));
    add('grip', 'grip', cylinder(0.018, 0.17, { top: 0.016 }).move(0, 0.88, 0));
    for (let i = 0; i < 7; i++)
      add(
        'grip',
        'grip',
        torus(0.0175, 0.004, { segments: 16, sides: 6 })
          .turn('x', 12)
          .move(0, 0.9 + i * 0.022, 0),
      );
    add('pommel', 'trim', sphere(0.032).scale(1, 0.95, 0.75).move(0, 1.075, 0));
    add('pommel', 'jewel', sphere(0.015).scale(1, 1, 0.5).move(0, 1.075, 0.024));
  },
};
