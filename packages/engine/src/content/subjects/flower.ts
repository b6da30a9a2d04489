import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const flower: Subject = {
  name: 'flower',
  words: ['flower', 'blossom'],
  height: 0.5,
  looks: { main: 'petal', centre: ['earth', '#e0a81f'], stem: 'plant' },
  tile: 0.2,
  build({ sphere, tube, ring, blob, add, random }) {
    const petals = random.whole(8, 11);
    const tilt = random.between(48, 60);
    const nod = (shape: Shape) => shape.turn('x', tilt).move(0, 0.44, 0.03);
    const petal = sphere(0.062, { segments: 16 })
      .scale((0.62 * 9) / petals, 0.16, 1.15)
      .warp((x, y, z) => [x, y + z * z * 2.2, z])
      .move(0, 0, 0.1);
    add(
      'petals',
      'main',
      nod(ring(petals, petal)),
      nod(ring(petals, petal.scale(0.8).move(0, 0.013, 0), 180 / petals)),
    );
    add(
      'centre',
      'centre',
      nod(
        blob(0.055, { rough: 0.12, lumps: 5, seed: random.whole(1, 1e6), rings: 12 })
          .scale(1, 0.5, 1)
          .move(0, 0.012, 0),
      ),
    );
    add(
      'stem',
      'stem',
      tube(
        [
          [0.02, 0, 0],
          [0, 0.1, 0],
          [-0.015, 0.28, 0],
          [0, 0.4, 0.005],
          [0, 0.44, 0.03],
        ],
        0.011,
        { sides: 10 },
      ),
    );
    for (const side of [-1, 1]) {
      add(
        'leaves',
        'stem',
        sphere(0.09, { segments: 16 })
          .scale(1.1, 0.08, 0.42)
          .move(0.1, 0, 0)
          .warp((x, y, z) => [x, y + 0.28 * x - x * x * 0.9, z])
          .turn('y', side > 0 ? random.between(-30, 10) : 180 + random.between(-10, 40))
          .move(0, side > 0 ? 0.12 : 0.19, 0),
      );
    }
  },
};
