import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const ladder: Subject = {
  name: 'ladder',
  words: ['ladder', 'wooden ladder', 'step ladder', 'stepladder'],
  height: 2.6,
  looks: { main: ['grain', '#a3763f'], trim: 'thatch' },
  tile: 0.8,
  piles: 'lying',
  build({ cylinder, box, torus, add, random }) {
    const rungs = random.whole(7, 9);
    const wide = random.between(0.26, 0.31);
    const lean = (shape: Shape) => shape.turn('x', -12);
    for (const side of [-1, 1])
      add(
        'rails',
        'main',
        lean(
          box(0.07, 2.6, 0.06, { bevel: 0.012 })
            .turn('z', side * 1.2)
            .move(side * wide, 1.3, 0),
        ),
      );
    for (let i = 0; i < rungs; i++) {
      const y = 0.22 + (i * 2.2) / (rungs - 1);
      const half = wide + 0.05 - y * 0.02;
      add(
        'rungs',
        'main',
        lean(
          cylinder(0.026, half * 2, { segments: 12 })
            .turn('z', 90)
            .move(half, y, 0.02),
        ),
      );
      for (const side of [-1, 1])
        for (const lift of [-0.02, 0.02])
          add(
            'rope',
            'trim',
            lean(
              torus(0.05, 0.013, { segments: 14, sides: 6 })
                .turn('x', 90)

                .turn('x', 75)
                .move(side * (wide - y * 0.02 + 0.025), y + lift, 0),
            ),
          );
    }
  },
};
