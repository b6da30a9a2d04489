import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const gear: Subject = {
  name: 'gear',
  words: ['gear', 'cog', 'cogwheel', 'gearwheel', 'sprocket'],
  height: 0.3,
  looks: { main: 'bronze', trim: 'iron' },
  tile: 0.7,
  piles: 'lying',
  build({ lathe, box, cylinder, ring, extrude, add, random }) {
    const teeth = random.whole(11, 15);
    const arms = random.whole(4, 6);
    const stand = (shape: Shape) => shape.turn('x', 90);
    add(
      'rim',
      'main',
      stand(
        lathe(
          [
            [0.3, -0.07],
            [0.32, -0.09],
            [0.4, -0.09],
            [0.4, 0.09],
            [0.32, 0.09],
            [0.3, 0.07],
            [0.3, -0.07],
          ],
          { segments: teeth * 4 },
        ),
      ),
    );
    const w = (Math.PI * 0.4) / teeth;
    const tooth = extrude(
      [
        [-w * 0.62, 0.38],
        [w * 0.62, 0.38],
        [w * 0.36, 0.52],
        [-w * 0.36, 0.52],
      ],
      0.17,
      { bevel: 0.012 },
    );
    for (let i = 0; i < teeth; i++) add('teeth', 'main', tooth.turn('z', (i * 360) / teeth));
    for (let i = 0; i < arms; i++)
      add(
        'arms',
        'main',
        box(0.075, 0.24, 0.09, { bevel: 0.015 })
          .move(0, 0.2, 0)
          .turn('z', (i * 360) / arms),
      );
    add('hub', 'main', stand(cylinder(0.13, 0.2, { bevel: 0.02, segments: 28 }).move(0, -0.1, 0)));
    add(
      'hub',
      'trim',
      stand(cylinder(0.06, 0.26, { bevel: 0.012, segments: 6, crease: 10 }).move(0, -0.13, 0)),
      stand(ring(6, cylinder(0.014, 0.22, { segments: 8 }).move(0, -0.11, 0.1))),
    );
  },
};
