import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const house: Subject = {
  name: 'house',
  words: ['house', 'home', 'building'],
  height: 6,
  looks: {
    main: 'plaster',
    trim: 'roofTiles',
    frame: ['grain', '#5d3d22'],
    base: 'cobbles',
    door: ['wood', '#7a4a28'],
    window: ['light', '#f7d98c'],
    chimney: 'bricks',
  },
  tile: 3,
  build({ box, extrude, sphere, add, hinge, random }) {
    const w = random.between(5.4, 6.4);
    const d = 5;
    const wall = 3;
    const ridge = random.between(2.3, 2.8);
    add('base', 'base', box(w + 0.2, 0.5, d + 0.2, { bevel: 0.04, level: true }).move(0, 0.25, 0));
    add(
      'walls',
      'main',
      extrude(
        [
          [-d / 2, 0.4],
          [d / 2, 0.4],
          [d / 2, wall],
          [0, wall + ridge],
          [-d / 2, wall],
        ],
        w,
        { level: true },
      ).turn('y', 90),
    );
    const slope = Math.hypot(d / 2, ridge) + 0.55;
    const tilt = (Math.atan2(ridge, d / 2) * 180) / Math.PI;
    for (const turn of [0, 180]) {
      add(
        'roof',
        'trim',
        box(w + 0.9, 0.16, slope, { bevel: 0.03, level: true })
          .move(0, 0.09, slope / 2 - 0.05)
          .turn('x', tilt)
          .move(0, wall + ridge, 0)
          .turn('y', turn),
      );
    }
    add('roof', 'frame', box(w + 1, 0.2, 0.24, { bevel: 0.04 }).move(0, wall + ridge + 0.16, 0));
    for (const x of [-w / 2, w / 2]) {
      for (const z of [-d / 2, d / 2])
        add('frame', 'frame', box(0.26, wall - 0.4, 0.26, { bevel: 0.03 }).move(x, wall / 2 + 0.25, z));
      add(
        'frame',
        'frame',
        box(0.2, 0.2, d, { bevel: 0.03 }).move(x, wall - 0.05, 0),
        box(0.2, ridge - 0.3, 0.2, { bevel: 0.03 }).move(x, wall + ridge / 2 - 0.15, 0),
      );
    }
    for (const z of [-d / 2, d / 2])
      add('frame', 'frame', box(w, 0.2, 0.22, { bevel: 0.03 }).move(0, wall - 0.1, z));
    const shift = random.pick([-1, 1]) * w * 0.12;
    const front = d / 2 + 0.03;
    add('door', 'door', box(1, 1.95, 0.12, { bevel: 0.03 }).move(shift, 1.37, front));
    add(
      'door',
      'frame',
      box(1.3, 0.16, 0.2, { bevel: 0.02 }).move(shift, 2.42, front),
      box(0.15, 2, 0.2, { bevel: 0.02 }).move(shift - 0.58, 1.4, front),
      box(0.15, 2, 0.2, { bevel: 0.02 }).move(shift + 0.58, 1.4, front),
      sphere(0.06, { segments: 10 }).move(shift + 0.36, 1.35, front + 0.1),
    );
    hinge('door', shift - 0.5, 0.4, front);
    add('step', 'base', box(1.7, 0.3, 0.7, { bevel: 0.04 }).move(shift, 0.15, front + 0.4));
    const window = (x: number, y: number, z: number, turn: number, size = 1) => {
      const put = (shape: Shape) => shape.scale(size, size, 1).move(x, y, z).turn('y', turn);
      add('windows', 'window', put(box(0.95, 0.95, 0.08)));
      add(
        'windows',
        'frame',
        put(box(1.2, 0.14, 0.18, { bevel: 0.02 }).move(0, 0.52, 0)),
        put(box(1.3, 0.14, 0.26, { bevel: 0.02 }).move(0, -0.52, 0)),
        put(box(0.13, 1, 0.18, { bevel: 0.02 }).move(0.5, 0, 0)),
        put(box(0.13, 1, 0.18, { bevel: 0.02 }).move(-0.5, 0, 0)),
        put(box(0.06, 1, 0.12).move(0, 0, 0.01)),
        put(box(1, 0.06, 0.12)),
      );
    };
    window(Math.sign(shift) * w * 0.37, 1.75, front - 0.03, 0);
    window(-Math.sign(shift) * w * 0.24, 1.75, front - 0.03, 0);
    for (const turn of [90, 270]) {
      window(-1.2, 1.7, w / 2, turn);
      window(1.2, 1.7, w / 2, turn);
      window(0, wall + 0.75, w / 2, turn, 0.8);
    }
    window(0, 1.75, d / 2, 180);
    const side = random.pick([-1, 1]) * w * 0.28;
    add(
      'chimney',
      'chimney',
      box(0.7, 2.2, 0.7, { bevel: 0.03, level: true }).move(side, wall + ridge - 0.2, -0.9),
      box(0.9, 0.2, 0.9, { bevel: 0.04, level: true }).move(side, wall + ridge + 0.9, -0.9),
    );
  },
};
