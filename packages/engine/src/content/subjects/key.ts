import type { Subject } from '../../text-to-3d/subject.ts';

export const key: Subject = {
  name: 'key',
  words: ['key', 'skeleton key', 'door key', 'old key'],
  height: 0.12,
  looks: { main: 'gold', trim: ['crystal', '#c2243c'] },
  tile: 0.6,
  piles: 'lying',
  build({ cylinder, torus, box, sphere, add, random }) {
    const teeth = random.whole(2, 3);
    add(
      'shaft',
      'main',
      cylinder(0.035, 0.72, { segments: 16, bevel: 0.01 }),
      cylinder(0.055, 0.035, { bevel: 0.01 }).move(0, 0.7, 0),
      cylinder(0.06, 0.05, { bevel: 0.012 }).move(0, 0.62, 0),
    );
    const lobe = (x: number, y: number) =>
      torus(0.095, 0.03, { segments: 28, sides: 10 }).turn('x', 90).move(x, y, 0);
    add('bow', 'main', lobe(0, 0.96), lobe(-0.125, 0.83), lobe(0.125, 0.83));
    add('bow', 'trim', sphere(0.05).scale(1, 1, 0.7).move(0, 0.875, 0));
    for (let i = 0; i < teeth; i++)
      add(
        'teeth',
        'main',
        box(random.between(0.13, 0.19), 0.055, 0.045, { bevel: 0.008 }).move(0.1, 0.06 + i * 0.085, 0),
      );
    add(
      'teeth',
      'main',
      box(0.05, 0.06 + teeth * 0.075, 0.045, { bevel: 0.006 }).move(0.05, 0.05 + teeth * 0.035, 0),
    );
  },
};
