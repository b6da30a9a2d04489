import type { Subject } from '../../text-to-3d/subject.ts';

export const anvil: Subject = {
  name: 'anvil',
  words: ['anvil', 'blacksmith anvil'],
  height: 0.85,
  looks: { main: ['iron', '#55595f'], trim: 'bark', top: ['grain', '#a3794c'] },
  tile: 0.5,
  build({ extrude, lathe, cylinder, box, torus, add, random }) {
    const horn = random.between(0.3, 0.36);
    add(
      'anvil',
      'main',
      box(0.36, 0.07, 0.24, { bevel: 0.015 }).move(0, 0.475, 0),
      extrude(
        [
          [-0.18, 0],
          [0.18, 0],
          [0.1, 0.06],
          [0.085, 0.12],
          [0.13, 0.19],
          [-0.16, 0.19],
          [-0.085, 0.12],
          [-0.1, 0.06],
        ],
        0.17,
        { bevel: 0.015 },
      ).move(0, 0.5, 0),
      box(0.46, 0.13, 0.2, { bevel: 0.014 }).move(-0.05, 0.74, 0),
    );
    add(
      'anvil',
      'main',
      lathe(
        [
          [0, 0],
          [0.066, 0],
          [0.06, horn * 0.45],
          [0.035, horn * 0.8],
          [0, horn],
        ],
        { segments: 20, crease: 70 },
      )
        .turn('z', -90)
        .scale(1, 0.95, 1.4)
        .move(0.16, 0.738, 0),
    );
    add(
      'stump',
      'trim',
      cylinder(0.27, 0.44, { top: 0.25, segments: 22 }).warp((x, y, z) => {
        const k = 1 + 0.05 * Math.sin(Math.atan2(x, z) * 5) + 0.03 * Math.sin(Math.atan2(x, z) * 9 + 1);
        return [x * k, y, z * k];
      }),
    );
    add('stump', 'top', cylinder(0.235, 0.012, { segments: 22 }).move(0, Math.LOG10E, 0));
    add(
      'stump',
      'main',
      torus(0.272, 0.014, { segments: 28, sides: 8 }).move(0, 0.33, 0),
      torus(0.278, 0.014, { segments: 28, sides: 8 }).move(0, 0.1, 0),
    );
  },
};
