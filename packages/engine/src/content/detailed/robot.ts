import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const robot: Subject = {
  name: 'robot',
  plan: 'person',
  words: ['robot', 'android', 'droid', 'bot', 'mech'],
  height: 1.6,
  looks: {
    main: ['paint', '#d9dde2'],
    trim: ['iron', '#4a4f57'],
    accent: ['paint', '#e07a1f'],
    eyes: ['light', '#53e0ff'],
  },
  tile: 0.8,
  build({ box, cylinder, sphere, torus, add, hinge, random, pose }) {
    const wide = random.between(0.5, 0.58);
    const head = random.between(0.36, 0.42);
    const arm = pose === 't-pose' ? 90 : pose === 'a-pose' ? 45 : 12;
    add('torso', 'main', box(wide, 0.46, 0.34, { bevel: 0.06 }).move(0, 0.98, 0));
    add(
      'torso',
      'trim',
      box(wide * 0.62, 0.14, 0.26, { bevel: 0.03 }).move(0, 0.69, 0),
      cylinder(0.09, 0.12, { segments: 16 }).move(0, 1.17, 0),
    );
    add('torso', 'accent', box(wide * 0.52, 0.2, 0.04, { bevel: 0.015 }).move(0, 1.03, 0.17));
    add('torso', 'eyes', sphere(0.05).scale(1, 1, 0.5).move(0, 1.03, 0.19));
    add('head', 'main', box(head, 0.3, 0.32, { bevel: 0.06 }).move(0, 1.42, 0));
    add(
      'head',
      'trim',
      box(head * 0.82, 0.16, 0.04, { bevel: 0.02 }).move(0, 1.44, 0.155),
      cylinder(0.012, 0.14, { segments: 8 }).move(0, 1.56, 0),
    );
    add('head', 'accent', sphere(0.035).move(0, 1.71, 0));
    for (const side of [-1, 1]) {
      add(
        'head',
        'eyes',
        cylinder(0.045, 0.03, { segments: 20 })
          .turn('x', 90)
          .move(side * head * 0.22, 1.45, 0.17),
      );
      add(
        'head',
        'accent',
        cylinder(0.065, 0.05, { segments: 16, bevel: 0.01 })
          .turn('z', 90)
          .move(side * head * 0.5 + 0.025, 1.43, 0),
      );
      const name = side < 0 ? 'right' : 'left';
      const swing = (shape: Shape) => shape.turn('z', side * arm).move(side * (wide / 2 + 0.07), 1.12, 0);
      add(
        `arm_${name}`,
        'trim',
        sphere(0.085).move(side * (wide / 2 + 0.06), 1.12, 0),
        swing(cylinder(0.045, 0.42, { segments: 14 }).move(0, -0.44, 0)),
        swing(sphere(0.062).move(0, -0.24, 0)),
      );
      add(`arm_${name}`, 'main', swing(box(0.13, 0.2, 0.14, { bevel: 0.03 }).move(0, -0.37, 0)));
      add(`arm_${name}`, 'accent', swing(torus(0.07, 0.02, { segments: 18, sides: 8 }).move(0, -0.47, 0)));
      for (const finger of [-1, 0, 1])
        add(
          `arm_${name}`,
          'trim',
          swing(
            box(0.03, 0.1, 0.03, { bevel: 0.008 })
              .turn('x', finger * 16)
              .move(0, -0.53, finger * 0.045),
          ),
        );
      hinge(`arm_${name}`, side * (wide / 2 + 0.06), 1.12, 0);
      add(
        `leg_${name}`,
        'trim',
        cylinder(0.06, 0.5, { segments: 14 }).move(side * 0.14, 0.14, 0),
        sphere(0.075).move(side * 0.14, 0.4, 0),
      );
      add(
        `leg_${name}`,
        'main',
        box(0.16, 0.2, 0.18, { bevel: 0.03 }).move(side * 0.14, 0.24, 0),
        box(0.19, 0.12, 0.32, { bevel: 0.035 }).move(side * 0.14, 0.06, 0.05),
      );
      hinge(`leg_${name}`, side * 0.14, 0.64, 0);
    }
  },
};
