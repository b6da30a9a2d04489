import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const car: Subject = {
  name: 'car',
  words: ['car', 'automobile', 'sedan', 'vehicle', 'sports car'],
  height: 1.45,
  looks: {
    main: ['paint', '#c22f2a'],
    glass: ['obsidian', '#26343f'],
    tyre: 'rubber',
    metal: 'steel',
    lamp: ['light', '#fff0b8'],
    tail: ['ember', '#e0261c'],
  },
  tile: 1.4,
  build({ extrude, lathe, cylinder, box, ring, add, hinge, random }) {
    const wide = 1.75;
    const roof = random.between(1.4, 1.52);
    const nose = random.between(0.8, 0.88);
    const round = (points: [number, number][]): [number, number][] =>
      points.flatMap(([x, y], i) => {
        const [px, py] = points[(i + points.length - 1) % points.length]!;
        const [nx, ny] = points[(i + 1) % points.length]!;
        const near = (tx: number, ty: number): [number, number] => {
          const l = Math.hypot(tx - x, ty - y);
          const k = Math.min(0.12, l * 0.3) / l;
          return [x + (tx - x) * k, y + (ty - y) * k];
        };
        return [near(px, py), near(nx, ny)];
      });
    const side = (shape: Shape) => shape.turn('y', -90);
    const narrow = (x: number, y: number, z: number): [number, number, number] => [
      x * (1 - 0.2 * Math.max(0, y - 0.9)),
      y,
      z,
    ];
    add(
      'body',
      'main',
      side(
        extrude(
          round([
            [-2.05, 0.3],
            [2.1, 0.3],
            [2.15, 0.62],
            [2, nose],
            [1, 0.96],
            [-1.75, 1],
            [-2.1, 0.9],
            [-2.12, 0.5],
          ]),
          wide,
          { bevel: 0.09, crease: 60 },
        ),
      ),
    );
    add(
      'body',
      'main',
      side(
        extrude(
          round([
            [1, 0.9],
            [0.28, roof],
            [-0.95, roof],
            [-1.65, 0.92],
          ]),
          wide - 0.16,
          { bevel: 0.08, crease: 60 },
        ),
      ).warp(narrow),
    );
    add(
      'windows',
      'glass',
      side(
        extrude(
          [
            [0.72, 0.98],
            [0.2, roof - 0.08],
            [-0.25, roof - 0.08],
            [-0.25, 0.98],
          ],
          wide - 0.14,
        ),
      ).warp(narrow),
      side(
        extrude(
          [
            [-0.38, 0.98],
            [-0.38, roof - 0.08],
            [-0.9, roof - 0.08],
            [-1.38, 0.98],
          ],
          wide - 0.14,
        ),
      ).warp(narrow),
    );
    const slope = (x0: number, y0: number, x1: number, y1: number) =>
      side(
        extrude(
          [
            [x0, y0],
            [x1, y1],
            [x1 - 0.04, y1 - 0.03],
            [x0 - 0.04, y0 - 0.03],
          ],
          wide - 0.5,
        ),
      );
    add(
      'windows',
      'glass',
      slope(0.99, 0.95, 0.36, roof - 0.04).move(0, 0.005, 0.02),
      slope(-1.6, 0.98, -1.02, roof - 0.04).move(0, 0, -0.02),
    );
    for (const [name, z] of [
      ['front', 1.32],
      ['rear', -1.3],
    ] as const) {
      for (const s of [-1, 1]) {
        const put = (shape: Shape) => shape.turn('z', s * -90).move(s * (wide / 2 - 0.13), 0.34, z);
        const part = `wheel_${name}_${s < 0 ? 'right' : 'left'}`;
        add(
          part,
          'tyre',
          put(
            lathe(
              [
                [0.2, -0.12],
                [0.31, -0.13],
                [0.34, -0.09],
                [0.34, 0.09],
                [0.31, 0.13],
                [0.2, 0.12],
                [0.2, -0.12],
              ],
              { segments: 32 },
            ),
          ),
        );
        add(
          part,
          'metal',
          put(cylinder(0.21, 0.2, { segments: 24, bevel: 0.02 }).move(0, -0.09, 0)),
          put(cylinder(0.05, 0.06, { bevel: 0.01 }).move(0, 0.1, 0)),
        );
        add(part, 'tyre', put(ring(5, box(0.05, 0.03, 0.09, { bevel: 0.01 }).move(0, 0.105, 0.13))));
        hinge(part, s * (wide / 2 - 0.13), 0.34, z);
      }
    }
    for (const s of [-1, 1]) {
      add(
        'lights',
        'lamp',
        cylinder(0.12, 0.06, { bevel: 0.015 })
          .turn('x', 90)
          .scale(1.2, 0.85, 1)
          .move(s * 0.6, 0.67, 2.06),
      );
      add('lights', 'tail', box(0.34, 0.12, 0.06, { bevel: 0.02 }).move(s * 0.6, 0.78, -2.1));
      add(
        'trim',
        'metal',
        box(0.03, 0.03, 0.2, { bevel: 0.01 }).move(s * (wide / 2 + 0.005), 0.82, -0.1),
        box(0.16, 0.1, 0.07, { bevel: 0.025 }).move(s * (wide / 2 + 0.03), 1, 0.62),
      );
    }
    add(
      'trim',
      'metal',
      box(wide * 0.96, 0.13, 0.1, { bevel: 0.04 }).move(0, 0.4, 2.12),
      box(wide * 0.96, 0.13, 0.1, { bevel: 0.04 }).move(0, 0.42, -2.13),
    );
    add('trim', 'tyre', box(0.7, 0.14, 0.05, { bevel: 0.02 }).move(0, 0.61, 2.12));
  },
};
