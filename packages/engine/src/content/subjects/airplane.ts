import type { Shape } from '../../text-to-3d/shapes/shape.ts';
import type { Subject } from '../../text-to-3d/subject.ts';

export const airplane: Subject = {
  name: 'airplane',
  words: ['airplane', 'plane', 'aeroplane', 'aircraft'],
  height: 2.6,
  looks: {
    main: ['paint', '#d23a2c'],
    trim: ['paint', '#f0ead8'],
    glass: ['glass', '#a8d8e8'],
    tyre: 'rubber',
    metal: 'steel',
    prop: ['grain', '#5d3c22'],
  },
  tile: 1.6,
  build({ lathe, box, cylinder, sphere, extrude, torus, tube, add, hinge, random }) {
    const span = random.between(3.1, 3.6);
    const y = 1.25;
    const along = (shape: Shape) => shape.turn('x', 90).move(0, y, 0);
    add(
      'body',
      'main',
      along(
        lathe(
          [
            [0, -2.7],
            [0.08, -2.7],
            [0.22, -1.8],
            [0.46, -0.2],
            [0.52, 0.9],
            [0.5, 1.35],
            [0, 1.4],
          ],
          { segments: 28, crease: 50 },
        ),
      ),
    );
    add(
      'body',
      'trim',
      along(
        lathe(
          [
            [0.3, 1.35],
            [0.53, 1.3],
            [0.56, 1.5],
            [0.5, 1.72],
            [0.36, 1.8],
            [0.3, 1.35],
          ],
          { segments: 28, crease: 50 },
        ),
      ),
      along(torus(0.515, 0.03, { segments: 28, sides: 8 }).move(0, 0.7, 0)),
    );
    add('body', 'metal', along(cylinder(0.4, 0.2, { segments: 24 }).move(0, 1.5, 0)));
    const wing = (half: number, chord: number): [number, number][] => [
      [-half, -chord * 0.35],
      [-half + 0.25, chord * 0.5],
      [half - 0.25, chord * 0.5],
      [half, -chord * 0.35],
      [half - 0.3, -chord * 0.5],
      [-half + 0.3, -chord * 0.5],
    ];
    for (const [lift, k] of [
      [-0.25, 1],
      [0.95, 1.08],
    ] as const)
      add(
        'wings',
        'main',
        extrude(wing(span * k, 1.15), 0.11, { bevel: 0.05 })
          .turn('x', 90)
          .move(0, y + lift, 0.6),
      );
    for (const side of [-1, 1]) {
      add('wings', 'trim', box(0.7, 0.13, 1, { bevel: 0.03 }).move(side * span * 0.78, y + 0.95, 0.6));
      for (const z of [0.25, 0.95])
        add(
          'struts',
          'prop',
          tube(
            [
              [side * span * 0.6, y - 0.22, z],
              [side * span * 0.62, y + 0.92, z],
            ],
            0.035,
            { sides: 8 },
          ),
          tube(
            [
              [side * 0.3, y + 0.35, z],
              [side * 0.5, y + 0.92, z],
            ],
            0.03,
            { sides: 8 },
          ),
        );
      add(
        'gear',
        'metal',
        tube(
          [
            [side * 0.25, y - 0.35, 0.9],
            [side * 0.65, 0.32, 1],
          ],
          0.04,
          { sides: 8 },
        ),
      );
      add(
        'gear',
        'tyre',
        torus(0.22, 0.09, { segments: 24 })
          .turn('z', 90)
          .move(side * 0.7, 0.31, 1),
      );
      add(
        'gear',
        'metal',
        cylinder(0.14, 0.08)
          .turn('z', 90)
          .move(side * 0.7 + 0.04, 0.31, 1),
      );
    }
    add(
      'tail',
      'main',
      extrude(wing(1.1, 0.7), 0.07, { bevel: 0.03 })
        .turn('x', 90)
        .move(0, y + 0.12, -2.45),
    );
    add(
      'tail',
      'trim',
      extrude(
        [
          [-2.8, 0],
          [-2.85, 0.75],
          [-2.5, 0.85],
          [-1.9, 0.1],
        ],
        0.08,
        { bevel: 0.03 },
      )
        .turn('y', -90)
        .move(0, y + 0.1, 0),
    );
    add(
      'cockpit',
      'tyre',
      torus(0.28, 0.05, { segments: 24 })
        .scale(1, 1, 1.3)
        .move(0, y + 0.46, -0.2),
    );
    add(
      'cockpit',
      'glass',
      extrude(
        [
          [-0.25, 0],
          [0.25, 0],
          [0.16, 0.26],
          [-0.16, 0.26],
        ],
        0.04,
      )
        .turn('x', -18)
        .move(0, y + 0.46, 0.16),
    );
    add(
      'propeller',
      'metal',
      along(
        lathe(
          [
            [0, 1.7],
            [0.14, 1.72],
            [0.1, 1.95],
            [0, 2.05],
          ],
          { segments: 18, crease: 60 },
        ),
      ),
    );
    for (const turn of [0, 180])
      add(
        'propeller',
        'prop',
        sphere(0.5)
          .scale(0.17, 1, 0.05)
          .move(0, 0.5, 0)
          .turn('z', turn + 25)
          .move(0, y, 1.86),
      );
    hinge('propeller', 0, y, 1.86);
    add(
      'gear',
      'metal',
      tube(
        [
          [0, y - 0.1, -2.4],
          [0, 0.85, -2.6],
        ],
        0.03,
        { sides: 6 },
      ),
    );
  },
};
