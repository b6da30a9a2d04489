import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const coin: Subject = {
  name: 'coin',
  words: ['coin', 'gold coin', 'money', 'doubloon', 'token'],
  height: 0.04,
  looks: { main: 'gold' },
  tile: 1.2,
  piles: 'lying',
  build({ cylinder, lathe, extrude, ring, box, add, random }) {
    const points = random.whole(5, 7);
    const relief = random.between(0.16, 0.19);
    const stand = (shape: Shape) => shape.turn('x', 90);
    add('body', 'main', stand(cylinder(0.45, 0.08, { segments: 48 }).move(0, -0.04, 0)));
    add(
      'rim',
      'main',
      stand(
        lathe(
          [
            [0.42, -0.065],
            [0.485, -0.065],
            [0.5, -0.05],
            [0.5, 0.05],
            [0.485, 0.065],
            [0.42, 0.065],
            [0.4, 0.035],
            [0.4, -0.035],
            [0.42, -0.065],
          ],
          { segments: 48 },
        ),
      ),
    );
    add('rim', 'main', stand(ring(60, box(0.02, 0.1, 0.02).move(0, 0, 0.489))));
    const star = Array.from({ length: points * 2 }, (_, i): [number, number] => {
      const a = (i / (points * 2)) * 2 * Math.PI + Math.PI / 2;
      const r = i % 2 ? 0.12 : 0.27;
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
    add('emblem', 'main', extrude(star, relief, { bevel: 0.045 }));
  },
};
