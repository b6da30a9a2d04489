import type { Subject } from '../../text-to-3d/subject.ts';

export const chest: Subject = {
  name: 'chest',
  words: ['chest', 'treasure chest', 'trunk', 'coffer'],
  height: 0.6,
  looks: { main: 'wood', trim: 'iron', lock: 'gold' },
  tile: 0.45,
  build({ box, extrude, cylinder, torus, add, hinge, random }) {
    const width = random.between(0.84, 1);
    const depth = random.between(0.52, 0.6);
    const half = depth / 2;
    const arc = (radius: number): [number, number][] =>
      Array.from({ length: 15 }, (_, i) => [
        Math.cos((i / 14) * Math.PI) * radius,
        Math.sin((i / 14) * Math.PI) * radius * 0.8,
      ]);
    const lid = (radius: number, length: number) =>
      extrude(arc(radius), length, { bevel: 0.008 }).turn('y', 90).move(0, 0.37, 0);
    add('body', 'main', box(width, 0.34, depth, { bevel: 0.012 }).move(0, 0.19, 0));
    add(
      'body',
      'trim',
      box(width + 0.03, 0.05, depth + 0.03, { bevel: 0.01 }).move(0, 0.025, 0),
      box(width + 0.025, 0.04, depth + 0.025, { bevel: 0.01 }).move(0, 0.345, 0),
    );
    add('lid', 'main', lid(half, width));
    hinge('lid', 0, 0.37, -half);
    for (const x of [-0.46, -0.18, 0.18, 0.46]) {
      add('body', 'trim', box(0.06, 0.34, depth + 0.03, { bevel: 0.008 }).move(x * width, 0.19, 0));
      add('lid', 'trim', lid(half + 0.016, 0.06).move(x * width, 0, 0));
    }
    add('lid', 'trim', box(width + 0.02, 0.035, depth + 0.02, { bevel: 0.008 }).move(0, 0.385, 0));
    add(
      'lock',
      'lock',
      box(0.13, 0.15, 0.04, { bevel: 0.012 }).move(0, 0.33, half + 0.03),
      torus(0.035, 0.011)
        .turn('x', 90)
        .move(0, 0.41, half + 0.035),
    );
    add(
      'lock',
      'trim',
      cylinder(0.018, 0.02)
        .turn('x', 90)
        .move(0, 0.335, half + 0.045),
      box(0.014, 0.05, 0.02).move(0, 0.31, half + 0.055),
    );
    for (const side of [-1, 1]) {
      add(
        'handles',
        'trim',
        torus(0.06, 0.012)
          .turn('z', 90)
          .scale(1, 0.75, 1)
          .move(side * (width / 2 + 0.022), 0.24, 0),
        box(0.03, 0.05, 0.16, { bevel: 0.006 }).move((side * (width + 0.02)) / 2, 0.28, 0),
      );
    }
  },
};
