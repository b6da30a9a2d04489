import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const wizard: Subject = {
  name: 'wizard',
  plan: 'person',
  words: ['wizard', 'merlin'],
  height: 1.9,
  looks: {
    main: ['cloth', '#3d3f9e'],
    trim: 'gold',
    beard: ['fur', '#e9e6df'],
    skin: 'skin',
    dark: ['rubber', '#1c1a1e'],
    staff: ['grain', '#6b4526'],
    orb: ['light', '#62d8ff'],
  },
  tile: 0.7,
  build({ lathe, sphere, capsule, tube, torus, add, hinge, random, pose }) {
    const arm = pose === 't-pose' ? 90 : pose === 'a-pose' ? 45 : 24;
    const droop = random.between(0.1, 0.22);
    add(
      'robe',
      'main',
      lathe(
        [
          [0, 0],
          [0.36, 0],
          [0.34, 0.1],
          [0.24, 0.6],
          [0.18, 0.98],
          [0.2, 1.2],
          [0.19, 1.3],
          [0.08, 1.4],
          [0, 1.41],
        ],
        { segments: 40, crease: 70 },
      ).warp((x, y, z) => {
        const k = 1 + 0.06 * Math.cos(Math.atan2(x, z) * 9) * Math.max(0, 1 - y / 0.9);
        return [x * k, y, z * k * 0.85];
      }),
    );
    add(
      'robe',
      'trim',
      torus(0.19, 0.022, { segments: 32, sides: 8 }).scale(1, 1.2, 0.86).move(0, 0.98, 0),
      torus(0.345, 0.018, { segments: 40, sides: 8 }).scale(1.02, 1, 0.87).move(0, 0.02, 0),
    );
    add(
      'head',
      'skin',
      sphere(0.12).scale(0.92, 1.1, 0.98).move(0, 1.5, 0.01),
      sphere(0.03).scale(0.8, 0.9, 1.3).move(0, 1.48, 0.13),
    );
    add(
      'head',
      'beard',
      lathe(
        [
          [0, 0.98],
          [0.05, 1.1],
          [0.095, 1.3],
          [0.11, 1.42],
          [0.08, 1.47],
          [0, 1.48],
        ],
        { segments: 20, crease: 70 },
      )
        .scale(1, 1, 0.62)
        .move(0, 0, 0.085),
      sphere(0.11).scale(1.05, 1.05, 0.6).move(0, 1.47, -0.06),
    );
    for (const side of [-1, 1]) {
      const name = side < 0 ? 'right' : 'left';
      add(
        'head',
        'beard',
        capsule(0.02, 0.12, { segments: 10 })
          .turn('z', side * 62)
          .move(side * 0.012, 1.43, 0.128),
        capsule(0.013, 0.07, { segments: 10 })
          .turn('z', side * -76)
          .move(side * 0.015, 1.535, 0.12),
      );
      add('head', 'dark', sphere(0.015).move(side * 0.042, 1.51, 0.115));
      const swing = (shape: Shape) => shape.turn('z', side * arm).move(side * 0.17, 1.3, 0);
      add(
        `arm_${name}`,
        'main',
        swing(
          lathe(
            [
              [0, -0.5],
              [0.12, -0.5],
              [0.07, -0.2],
              [0.07, -0.02],
              [0.04, 0.04],
              [0, 0.05],
            ],
            { segments: 20, crease: 70 },
          ),
        ),
      );
      add(`arm_${name}`, 'trim', swing(torus(0.115, 0.014, { segments: 20, sides: 8 }).move(0, -0.49, 0)));
      add(`arm_${name}`, 'skin', swing(capsule(0.038, 0.16, { top: 0.035 }).move(0, -0.62, 0)));
      hinge(`arm_${name}`, side * 0.17, 1.3, 0);
    }
    add(
      'hat',
      'main',
      lathe(
        [
          [0, 1.58],
          [0.14, 1.575],
          [0.27, 1.565],
          [0.275, 1.58],
          [0.14, 1.605],
          [0.115, 1.7],
          [0.075, 1.86],
          [0.03, 2.02],
          [0, 2.08],
        ],
        { segments: 30, crease: 55 },
      ).warp((x, y, z) => [x + droop * Math.max(0, y - 1.7) ** 2 * 3, y, z - 0.02 - (y - 1.58) * 0.1]),
    );
    add('hat', 'trim', torus(0.128, 0.02, { segments: 28, sides: 8 }).move(0, 1.625, -0.025));
    if (pose !== 'rest') return;
    const x = -0.17 - Math.sin((arm * Math.PI) / 180) * 0.56;
    add(
      'staff',
      'staff',
      tube(
        [
          [x, 0, 0.05],
          [x + 0.015, 0.6, 0.05],
          [x, 1.2, 0.05],
          [x, 1.62, 0.05],
        ],
        0.026,
        { sides: 10 },
      ),
      ...[0, 1, 2].map((i) =>
        tube(
          [
            [0, 1.58, 0],
            [0.09, 1.66, 0],
            [0.1, 1.76, 0],
            [0.05, 1.84, 0],
          ],
          (t) => 0.02 - 0.01 * t,
          { sides: 8 },
        )
          .turn('y', i * 120)
          .move(x, 0, 0.05),
      ),
    );
    add('staff', 'orb', sphere(0.072).move(x, 1.73, 0.05));
  },
};
