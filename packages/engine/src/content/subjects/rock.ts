import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const rock: Subject = {
  name: 'rock',
  words: ['rock', 'stone', 'boulder', 'pebble'],
  height: 0.8,
  looks: { main: 'stone' },
  build({ blob, add, random }) {
    const flat = (shape: Shape, floor: number) =>
      shape.warp((x, y, z) => [x, y < floor ? floor + (y - floor) * 0.15 : y, z]);
    const lump = (r: number) =>
      flat(blob(r, { rough: 0.3, seed: random.whole(1, 1e6), lumps: 1.3, rings: 9, crease: 14 }), -0.45 * r);
    add('body', 'main', lump(0.6).scale(random.between(1.05, 1.25), random.between(0.8, 0.95), 1));
    add(
      'body',
      'main',
      lump(0.26).move(random.between(0.55, 0.65), -0.2, random.between(0.2, 0.4)),
      lump(0.19).move(random.between(-0.72, -0.6), -0.24, 0.3),
    );
  },
};
