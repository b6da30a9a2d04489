import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const wheel: Subject = {
  name: 'wheel',
  words: ['wheel', 'wagon wheel', 'cart wheel', 'cartwheel'],
  height: 0.9,
  looks: { main: ['grain', '#8a5c34'], trim: 'iron' },
  tile: 0.4,
  piles: 'lying',
  build({ lathe, cylinder, ring, add, random }) {
    const spokes = random.whole(8, 12);
    const rim = random.between(0.07, 0.09);
    const stand = (shape: Shape) => shape.turn('x', 90);
    add(
      'rim',
      'main',
      stand(
        lathe(
          [
            [0.5 - rim, -0.05],
            [0.5, -0.05],
            [0.5, 0.05],
            [0.5 - rim, 0.05],
            [0.5 - rim, -0.05],
          ],
          { segments: 40 },
        ).swapUv(),
      ),
    );
    add(
      'tyre',
      'trim',
      stand(
        lathe(
          [
            [0.495, -0.056],
            [0.522, -0.056],
            [0.522, 0.056],
            [0.495, 0.056],
            [0.495, -0.056],
          ],
          { segments: 40 },
        ),
      ),
    );
    add(
      'spokes',
      'main',
      stand(ring(spokes, cylinder(0.03, 0.38, { top: 0.022, segments: 8 }).turn('x', 90).move(0, 0, 0.08))),
    );
    add('hub', 'main', stand(cylinder(0.115, 0.24, { bevel: 0.02, segments: 20 }).move(0, -0.12, 0)));
    add(
      'hub',
      'trim',
      stand(cylinder(0.12, 0.03).move(0, 0.07, 0)),
      stand(cylinder(0.12, 0.03).move(0, -0.1, 0)),
      stand(cylinder(0.045, 0.3, { bevel: 0.01 }).move(0, -0.15, 0)),
    );
  },
};
