import type { Subject } from '../../text-to-3d/subject.ts';

export const bucket: Subject = {
  name: 'bucket',
  words: ['bucket', 'pail', 'tub', 'water bucket'],
  height: 0.42,
  looks: { main: 'wood', trim: 'iron', water: 'liquid' },
  tile: 0.3,
  build({ lathe, tube, cylinder, box, add, random }) {
    const top = random.between(0.19, 0.21);
    const low = random.between(0.13, 0.15);
    const at = (t: number): number => low + (top - low) * t;
    add(
      'body',
      'main',
      lathe(
        [
          [0, 0.02],
          [low - 0.02, 0.02],
          [low - 0.02, 0],
          [low, 0],
          [top, 0.32],
          [top - 0.022, 0.32],
          [low - 0.02, 0.04],
          [0, 0.04],
        ],
        { segments: 28 },
      ),
    );
    for (const t of [0.14, 0.8]) {
      const y = t * 0.32;
      add(
        'hoops',
        'trim',
        lathe(
          [
            [at(t) - 0.015, y - 0.018],
            [at(t) + 0.007, y - 0.018],
            [at(t) + 0.011, y + 0.018],
            [at(t) - 0.015, y + 0.018],
            [at(t) - 0.015, y - 0.018],
          ],
          { segments: 28 },
        ),
      );
    }
    for (const side of [-1, 1])
      add(
        'ears',
        'trim',
        box(0.012, 0.09, 0.045, { bevel: 0.004 }).move(side * (top + 0.004), 0.31, 0),
        cylinder(0.014, 0.03, { segments: 10 })
          .turn('z', 90)
          .move(side * top + 0.015, 0.335, 0),
      );
    const lean = random.between(0.25, 0.5);
    add(
      'handle',
      'trim',
      tube(
        Array.from({ length: 15 }, (_, i): [number, number, number] => {
          const a = (i / 14) * Math.PI;
          return [Math.cos(a) * (top + 0.012), 0.335 + Math.sin(a) * 0.2, Math.sin(a) * -0.2 * lean];
        }),
        0.009,
        { sides: 8 },
      ),
    );
    add('water', 'water', cylinder(top - 0.035, 0.01, { segments: 28 }).move(0, 0.262, 0));
  },
};
