import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const knight: Subject = {
  name: 'knight',
  plan: 'person',
  words: ['knight', 'paladin', 'crusader', 'armoured knight', 'armored knight', 'guard', 'warrior'],
  height: 1.85,
  looks: {
    main: 'steel',
    trim: ['cloth', '#a8242c'],
    mail: ['iron', '#5a5e64'],
    dark: ['rubber', '#17171a'],
    gold: 'gold',
    leather: 'leather',
  },
  tile: 0.6,
  build({ capsule, lathe, sphere, box, tube, loft, extrude, cone, add, hinge, random, pose }) {
    const arm = pose === 't-pose' ? 90 : pose === 'a-pose' ? 45 : 16;
    const armed = pose === 'rest';
    const plume = random.between(0.16, 0.22);
    const flat = (shape: Shape) => shape.scale(1, 1, 0.72);
    add(
      'torso',
      'main',
      flat(
        lathe(
          [
            [0, 0.98],
            [0.18, 0.98],
            [0.175, 1.06],
            [0.23, 1.25],
            [0.24, 1.36],
            [0.17, 1.46],
            [0.09, 1.5],
            [0, 1.5],
          ],
          { segments: 26, crease: 70 },
        ),
      ),
    );
    add(
      'torso',
      'trim',
      extrude(
        [
          [-0.15, 1.4],
          [0.15, 1.4],
          [0.14, 0.98],
          [0.19, 0.62],
          [0.06, 0.58],
          [0, 0.62],
          [-0.06, 0.58],
          [-0.19, 0.62],
          [-0.14, 0.98],
        ],
        0.03,
        { bevel: 0.008 },
      ).warp((x, y, z) => [x, y, z + 0.17 - x * x * 1.2 + (y > 1.1 ? 0.01 : 0)]),
    );
    add(
      'torso',
      'gold',
      box(0.035, 0.24, 0.02, { bevel: 0.006 }).move(0, 1.22, 0.205),
      box(0.15, 0.035, 0.02, { bevel: 0.006 }).move(0, 1.27, 0.203),
    );
    add(
      'torso',
      'leather',
      flat(
        lathe(
          [
            [0.16, 0.95],
            [0.195, 0.95],
            [0.19, 1.01],
            [0.16, 1.01],
            [0.16, 0.95],
          ],
          { segments: 26 },
        ),
      ).scale(1, 1, 1.12),
    );
    add(
      'hips',
      'mail',
      flat(
        lathe(
          [
            [0, 0.68],
            [0.23, 0.68],
            [0.18, 0.99],
            [0, 1],
          ],
          { segments: 26 },
        ),
      ),
    );
    add(
      'head',
      'main',
      lathe(
        [
          [0, 1.5],
          [0.13, 1.5],
          [0.135, 1.62],
          [0.13, 1.74],
          [0.09, 1.83],
          [0, 1.87],
        ],
        { segments: 26, crease: 60 },
      ).scale(0.95, 1, 1.06),
      cone(0.06, 0.2, { segments: 4 }).turn('y', 45).scale(0.5, 1, 0.5).move(0, 1.6, 0.125),
    );
    add('head', 'dark', box(0.2, 0.022, 0.06, { bevel: 0.006 }).move(0, 1.705, 0.105));
    for (const x of [-0.06, -0.03, 0.03, 0.06])
      add('head', 'dark', box(0.01, 0.06, 0.03).move(x, 1.6, 0.124));
    add('head', 'gold', box(0.022, 0.3, 0.03, { bevel: 0.006 }).move(0, 1.66, 0.135));
    add(
      'head',
      'trim',
      tube(
        [
          [0, 1.86, -0.02],
          [0, 1.95, -0.06],
          [0, 1.93, -plume],
          [0, 1.78, -plume - 0.08],
        ],
        (t) => 0.025 + 0.05 * Math.sin(t * Math.PI),
        { sides: 12 },
      ),
    );
    for (const side of [-1, 1]) {
      const name = side < 0 ? 'right' : 'left';
      const swing = (shape: Shape) => shape.turn('z', side * arm).move(side * 0.235, 1.4, 0);
      add(
        `arm_${name}`,
        'main',
        swing(sphere(0.115).scale(1, 0.85, 1)),
        swing(sphere(0.105).scale(1, 0.7, 1).move(0, -0.07, 0)),
        swing(capsule(0.055, 0.26, { top: 0.066 }).move(0, -0.54, 0)),
        swing(sphere(0.068).move(0, -0.3, 0)),
        swing(box(0.085, 0.12, 0.1, { bevel: 0.03 }).move(0, -0.6, 0)),
      );
      add(`arm_${name}`, 'mail', swing(capsule(0.056, 0.3).move(0, -0.31, 0)));
      hinge(`arm_${name}`, side * 0.235, 1.4, 0);
      add(`leg_${name}`, 'mail', capsule(0.085, 0.45, { top: 0.1 }).move(side * 0.12, 0.42, 0));
      add(
        `leg_${name}`,
        'main',
        capsule(0.065, 0.48, { top: 0.085 }).move(side * 0.12, 0.03, 0),
        sphere(0.085)
          .scale(1, 1, 1.05)
          .move(side * 0.12, 0.5, 0.02),
        box(0.125, 0.09, 0.3, { bevel: 0.035 }).move(side * 0.12, 0.0455, 0.06),
        capsule(0.09, 0.3, { top: 0.105 }).move(side * 0.12, 0.54, 0),
      );
      hinge(`leg_${name}`, side * 0.12, 0.86, 0);
    }
    if (!armed) return;
    const section = (y: number, w: number): [number, number, number][] => [
      [w, y, 0],
      [0, y, 0.012],
      [-w, y, 0],
      [0, y, -0.012],
    ];
    const hand = (shape: Shape) => shape.move(-0.405, 0.8, 0.08);
    add(
      'sword',
      'main',
      hand(loft([section(0.12, 0.035), section(0.85, 0.028), section(0.98, 0.002)], { crease: 10 })),
    );
    add(
      'sword',
      'gold',
      hand(box(0.24, 0.035, 0.045, { bevel: 0.01 }).move(0, 0.11, 0)),
      hand(sphere(0.032).move(0, -0.1, 0)),
    );
    add('sword', 'leather', hand(capsule(0.018, 0.2).move(0, -0.09, 0)));
    const heater = [
      [0, 0.3],
      [0.2, 0.27],
      [0.21, 0.05],
      [0.15, -0.18],
      [0, -0.34],
    ] as [number, number][];
    const outline: [number, number][] = [
      ...heater,
      ...heater
        .slice(1, -1)
        .map(([x, y]): [number, number] => [-x, y])
        .reverse(),
    ];
    const carry = (shape: Shape) => shape.turn('y', 24).move(0.44, 1, 0.16);
    add(
      'shield',
      'main',
      carry(
        extrude(
          outline.map(([x, y]) => [x * 1.08, y * 1.06]),
          0.035,
          { bevel: 0.01 },
        ),
      ),
    );
    add(
      'shield',
      'trim',
      carry(
        extrude(
          outline.map(([x, y]) => [x * 0.95, y * 0.95]),
          0.03,
          { bevel: 0.008 },
        ).move(0, 0, 0.012),
      ),
    );
    add(
      'shield',
      'gold',
      carry(box(0.045, 0.5, 0.02, { bevel: 0.006 }).move(0, -0.01, 0.03)),
      carry(box(0.34, 0.045, 0.02, { bevel: 0.006 }).move(0, 0.09, 0.03)),
    );
  },
};
