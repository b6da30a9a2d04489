import { forearmOf, handOf } from '../../text-to-3d/plans/person/hand.ts';
import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const humanoid: Subject = {
  name: 'humanoid',
  plan: 'person',
  words: [
    'humanoid',
    'character',
    'person',
    'man',
    'male',
    'human',
    'hero',
    'villager',
    'adventurer',
    'npc',
    'figure',
  ],
  height: 1.75,
  looks: {
    main: ['cloth', '#3f6f9a'],
    trousers: ['cloth', '#4a3f35'],
    skin: 'skin',
    hair: ['fur', '#4a2f1c'],
    boots: 'leather',
    belt: ['leather', '#3a2415'],
    dark: ['rubber', '#1d1a19'],
  },
  tile: 0.6,
  build(kit) {
    const { capsule, lathe, sphere, box, torus, blob, add, hinge, random, pose } = kit;
    const shoulder = random.between(0.19, 0.215);
    const hip = random.between(0.105, 0.12);
    const arm = pose === 't-pose' ? 90 : pose === 'a-pose' ? 45 : 13;
    const flat = (shape: Shape) => shape.scale(1, 1, 0.7);
    add(
      'torso',
      'main',
      flat(
        lathe(
          [
            [0, 0.72],
            [0.226, 0.72],
            [0.213, 0.82],
            [0.183, 0.93],
            [0.155, 1.04],
            [0.185, 1.22],
            [0.208, 1.33],
            [0.197, 1.39],
            [0.13, 1.45],
            [0.07, 1.475],
            [0, 1.475],
          ],
          { segments: 24, crease: 80 },
        ),
      ),
    );
    add(
      'torso',
      'belt',
      flat(
        lathe(
          [
            [0.15, 0.93],
            [0.189, 0.93],
            [0.179, 0.985],
            [0.15, 0.985],
            [0.15, 0.93],
          ],
          { segments: 24 },
        ),
      ),
      box(0.06, 0.06, 0.03, { bevel: 0.008 }).move(0, 0.957, 0.131),
    );
    add(
      'hips',
      'trousers',
      flat(
        lathe(
          [
            [0, 0.76],
            [0.12, 0.77],
            [0.18, 0.85],
            [0.172, 0.93],
            [0, 0.94],
          ],
          { segments: 24, crease: 80 },
        ),
      ),
    );
    add(
      'head',
      'skin',
      capsule(0.055, 0.16, { segments: 16 }).move(0, 1.4, 0),
      sphere(0.115).scale(0.9, 1.12, 0.98).move(0, 1.615, 0.005),
      sphere(0.022, { segments: 12 }).scale(0.75, 1.1, 0.9).move(0, 1.6, 0.115),
    );
    add(
      'head',
      'hair',
      blob(0.12, { rough: 0.09, seed: random.whole(1, 1e6), lumps: 3, rings: 12 })
        .scale(0.95, 0.92, 1)
        .move(0, 1.67, -0.025),
      sphere(0.1).scale(1, 0.9, 0.55).move(0, 1.6, -0.075),
    );
    add('head', 'dark', box(0.042, 0.007, 0.01, { bevel: 0.002 }).move(0, 1.556, 0.107));
    for (const side of [-1, 1]) {
      const name = side < 0 ? 'right' : 'left';
      add(
        'head',
        'dark',
        sphere(0.016, { segments: 12 })
          .scale(1, 1.25, 0.4)
          .turn('y', side * 23)
          .move(side * 0.04, 1.625, 0.107),
      );
      add(
        'head',
        'hair',
        box(0.04, 0.011, 0.015, { bevel: 0.004 })
          .turn('z', side * -6)
          .turn('x', -22)
          .turn('y', side * 25)
          .move(side * 0.04, 1.66, 0.101),
      );
      add(
        'head',
        'skin',
        sphere(0.026, { segments: 12 })
          .scale(0.5, 1, 0.8)
          .move(side * 0.103, 1.61, 0),
      );
      const swing = (shape: Shape) => shape.turn('z', side * arm).move(side * (shoulder - 0.005), 1.365, 0);
      add(
        `arm_${name}`,
        'main',
        swing(capsule(0.05, 0.372, { top: 0.066 }).move(0, -0.335, 0)),
        swing(torus(0.046, 0.014, { segments: 18, sides: 8 }).move(0, -0.315, 0)),
      );
      add(
        `arm_${name}`,
        'skin',
        ...[forearmOf(kit, 0.046), ...handOf(kit, side, false)].map((shape) =>
          swing(shape.scale(0.95).move(0, -0.45, 0)),
        ),
      );
      hinge(`arm_${name}`, side * shoulder, 1.365, 0);
      add(
        `leg_${name}`,
        'trousers',
        capsule(0.06, 0.72, { top: 0.086 })
          .scale(1, 1, 0.95)
          .move(side * hip, 0.16, 0),
      );
      add(
        `leg_${name}`,
        'boots',
        capsule(0.066, 0.34, { top: 0.078 }).move(side * hip, 0.02, 0),
        torus(0.072, 0.018, { segments: 18, sides: 8 }).move(side * hip, 0.33, 0),
        box(0.115, 0.075, 0.27, { bevel: 0.03 }).move(side * hip, 0.0385, 0.055),
      );
      hinge(`leg_${name}`, side * hip, 0.84, 0);
    }
  },
};
