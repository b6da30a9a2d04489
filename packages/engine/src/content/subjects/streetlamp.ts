import type { Subject } from '../../text-to-3d/subject.ts';

export const streetlamp: Subject = {
  name: 'streetlamp',
  words: ['street lamp', 'streetlamp', 'street light', 'lamp post', 'lamppost', 'streetlight'],
  height: 3.6,
  looks: { main: ['iron', '#34383c'], trim: ['light', '#ffdf9a'] },
  tile: 1.2,
  build({ lathe, cylinder, box, sphere, ring, tube, add, random }) {
    const tall = random.between(2.6, 2.9);
    add(
      'post',
      'main',
      lathe(
        [
          [0, 0],
          [0.24, 0],
          [0.24, 0.12],
          [0.18, 0.16],
          [0.17, 0.42],
          [0.11, 0.5],
          [0.08, 0.62],
          [0.1, 0.66],
          [0.065, 0.72],
          [0.05, tall],
          [0, tall],
        ],
        { segments: 16 },
      ),
    );
    add('post', 'main', sphere(0.085).move(0, tall * 0.7, 0));
    for (const side of [-1, 1]) {
      add(
        'arms',
        'main',
        tube(
          [
            [0, tall - 0.45, 0],
            [side * 0.22, tall - 0.3, 0],
            [side * 0.34, tall - 0.42, 0],
          ],
          0.022,
          { sides: 8 },
        ),
        sphere(0.04).move(side * 0.34, tall - 0.42, 0),
      );
    }
    add('lamp', 'main', cylinder(0.12, 0.08, { top: 0.17, segments: 6, crease: 20 }).move(0, tall, 0));
    add(
      'lamp',
      'trim',
      cylinder(0.145, 0.46, { top: 0.21, segments: 6, crease: 20 }).move(0, tall + 0.08, 0),
    );
    add(
      'lamp',
      'main',
      ring(
        6,
        box(0.028, 0.48, 0.028)
          .turn('x', 8)
          .move(0, tall + 0.31, 0.185),
      ),
    );
    add(
      'roof',
      'main',
      cylinder(0.29, 0.05, { segments: 6, crease: 20 }).move(0, tall + 0.54, 0),
      cylinder(0.27, 0.24, { top: 0.06, segments: 6, crease: 20 }).move(0, tall + 0.59, 0),
      sphere(0.065).move(0, tall + 0.87, 0),
    );
  },
};
