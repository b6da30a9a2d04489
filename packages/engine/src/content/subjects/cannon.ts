import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const cannon: Subject = {
  name: 'cannon',
  words: ['cannon', 'pirate cannon'],
  height: 1.2,
  looks: { main: ['iron', '#4a4d52'], trim: ['grain', '#7a5028'], balls: ['iron', '#2f3134'] },
  tile: 0.8,
  build({ lathe, box, cylinder, torus, ring, sphere, add, hinge, random }) {
    const tilt = random.between(8, 16);
    const long = random.between(1.5, 1.7);
    const aim = (shape: Shape) => shape.turn('x', 90 - tilt).move(0, 0.78, -0.35);
    add(
      'barrel',
      'main',
      aim(
        lathe(
          [
            [0, -0.13],
            [0.05, -0.12],
            [0.07, -0.05],
            [0.05, 0],
            [0.2, 0.02],
            [0.24, 0.07],
            [0.235, 0.3],
            [0.2, 0.6],
            [0.155, long - 0.12],
            [0.2, long - 0.05],
            [0.2, long],
            [0.11, long],
            [0.11, long - 0.4],
            [0, long - 0.4],
          ],
          { segments: 28 },
        ),
      ),
    );
    for (const y of [0.1, 0.5, 0.85, 1.2])
      add('barrel', 'main', aim(torus(0.235 - y * 0.05, 0.022, { segments: 28, sides: 8 }).move(0, y, 0)));
    add('barrel', 'main', aim(cylinder(0.06, 0.7, { segments: 14 }).turn('z', 90).move(0.35, 0.52, 0)));
    for (const side of [-1, 1]) {
      add(
        'carriage',
        'trim',
        box(0.1, 0.26, 1.2, { bevel: 0.02 })
          .turn('x', -14)
          .move(side * 0.3, 0.52, -0.25),
      );
      const put = (shape: Shape) => shape.turn('z', 90).move(side * 0.45, 0.46, 0);
      const part = `wheel_${side < 0 ? 'right' : 'left'}`;
      add(
        part,
        'trim',
        put(
          lathe(
            [
              [0.38, -0.05],
              [0.45, -0.05],
              [0.45, 0.05],
              [0.38, 0.05],
              [0.38, -0.05],
            ],
            { segments: 32 },
          ),
        ),
        put(ring(10, cylinder(0.025, 0.36, { segments: 8 }).turn('x', 90).move(0, 0, 0.05))),
        put(cylinder(0.09, 0.18, { bevel: 0.02 }).move(0, -0.09, 0)),
      );
      add(
        part,
        'main',
        put(
          lathe(
            [
              [0.445, -0.055],
              [0.465, -0.055],
              [0.465, 0.055],
              [0.445, 0.055],
              [0.445, -0.055],
            ],
            { segments: 32 },
          ),
        ),
        put(cylinder(0.04, 0.24, { bevel: 0.01 }).move(0, -0.12, 0)),
      );
      hinge(part, side * 0.45, 0.46, 0);
    }
    add(
      'carriage',
      'trim',
      box(0.55, 0.1, 0.16, { bevel: 0.02 }).move(0, 0.46, 0),
      box(0.55, 0.08, 0.3, { bevel: 0.02 }).move(0, 0.4, -0.6),
      box(0.2, 0.14, 0.7, { bevel: 0.02 }).turn('x', 24).move(0, 0.2, -0.95),
    );
    for (const [x, y, z] of [
      [0.75, 0.1, 0.55],
      [0.97, 0.1, 0.5],
      [0.84, 0.1, 0.74],
      [0.85, 0.26, 0.6],
    ] as const)
      add('balls', 'balls', sphere(0.105).move(x, y + 0.005, z));
  },
};
