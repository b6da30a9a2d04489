import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const bomb: Subject = {
  name: 'bomb',
  words: ['bomb', 'explosive'],
  height: 0.4,
  looks: { main: ['iron', '#2d2f35'], fuse: ['thatch', '#c9b07a'], spark: 'ember', cap: 'steel' },
  tile: 0.5,
  build({ sphere, cylinder, tube, cone, ring, add, random }) {
    const r = random.between(0.29, 0.31);
    const lean = random.between(14, 24);
    const put = (shape: Shape) => shape.turn('z', -lean).move(0, r, 0);
    add('body', 'main', sphere(r, { segments: 32 }).move(0, r, 0));
    add('cap', 'cap', put(cylinder(0.1, 0.08, { bevel: 0.012 }).move(0, r - 0.025, 0)));
    const path = Array.from({ length: 9 }, (_, i): [number, number, number] => [
      Math.sin(i * 0.32) * 0.09 * (i / 8) * 2,
      r + 0.03 + i * 0.025,
      Math.sin(i * 0.6) * 0.02,
    ]);
    add('fuse', 'fuse', put(tube(path, 0.02, { sides: 8 })));
    const [x, y, z] = path[8]!;
    add(
      'spark',
      'spark',
      put(sphere(0.04).move(x, y + 0.01, z)),
      put(ring(6, cone(0.014, 0.085, { segments: 6 }).move(0, 0.03, 0).turn('x', 70)).move(x, y + 0.01, z)),
      put(
        ring(5, cone(0.014, 0.085, { segments: 6 }).move(0, 0.03, 0).turn('x', 30), 20).move(x, y + 0.02, z),
      ),
    );
  },
};
