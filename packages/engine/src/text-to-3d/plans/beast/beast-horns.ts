import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BeastBody } from './beast.ts';

/** Adds a shape at the centre of the head to the surface of a slot. */
type Put = (slot: string, shape: Shape) => void;

/** Horns as paths on one side, in skull radii, with their radius. */
const horns: Readonly<Record<string, { path: readonly Point[]; r: number }>> = {
  up: {
    path: [
      [0.4, 0.75, 0],
      [0.5, 1.2, -0.05],
      [0.45, 1.65, -0.2],
    ],
    r: 0.14,
  },
  bull: {
    path: [
      [0.5, 0.7, 0],
      [1.05, 0.85, 0.05],
      [1.35, 1.15, 0.15],
      [1.35, 1.5, 0.2],
    ],
    r: 0.17,
  },
  back: {
    path: [
      [0.4, 0.7, -0.1],
      [0.5, 1.1, -0.5],
      [0.55, 1.2, -1.1],
      [0.6, 1, -1.5],
    ],
    r: 0.17,
  },
  ram: {
    path: [
      [0.5, 0.7, -0.1],
      [0.85, 0.95, -0.5],
      [1.1, 0.5, -0.85],
      [1.2, -0.05, -0.5],
      [1.25, -0.1, 0.1],
      [1.35, 0.2, 0.3],
    ],
    r: 0.24,
  },
  antlers: {
    path: [
      [0.35, 0.8, -0.1],
      [0.7, 1.4, -0.4],
      [1.2, 1.9, -0.4],
      [1.3, 2.7, -0.1],
    ],
    r: 0.1,
  },
};

export function addHorns(kit: Kit, body: BeastBody, put: Put): void {
  const { tube } = kit;
  const { skull, words } = body;
  const kind = words.word('horns', 'none');
  const size = skull * words.number('horn', 1);
  const along = (path: readonly Point[], side: number, r: number): Shape =>
    tube(
      path.map(([x, y, z]): Point => [x * skull * side, skull * 0.6 + (y - 0.6) * size, z * size]),
      (t) => r * size * (1 - 0.85 * t),
      { sides: 10 },
    );
  const known = horns[kind];
  for (const side of [-1, 1]) {
    if (known) put('horn', along(known.path, side, known.r));
    if (kind === 'antlers') {
      for (const [a, b] of [
        [
          [0.62, 1.25, -0.3],
          [0.65, 1.7, 0.3],
        ],
        [
          [1, 1.7, -0.4],
          [0.75, 2.3, -0.35],
        ],
        [
          [1.22, 2.1, -0.3],
          [1.75, 2.5, -0.3],
        ],
      ] as [Point, Point][])
        put('horn', along([a, b], side, 0.075));
    } else if (kind === 'moose') {
      put(
        'horn',
        along(
          [
            [0.4, 0.75, -0.1],
            [1, 1.05, -0.15],
          ],
          side,
          0.13,
        ),
      );
      put(
        'horn',
        kit
          .extrude(
            [
              [0, 0],
              [0.5, -0.1],
              [1.1, 0.35],
              [1.3, 0.95],
              [1, 0.7],
              [0.85, 1.15],
              [0.6, 0.75],
              [0.35, 1.05],
              [0.2, 0.55],
            ].map(([x, y]): [number, number] => [x! * size, y! * size]),
            size * 0.16,
            { bevel: size * 0.03 },
          )
          .turn('x', -25)
          .scale(side, 1, 1)
          .move(side * skull * 0.75, skull * 0.9, -skull * 0.15),
      );
    }
  }
  addNoseHorns(kit, body, put);
}

/** Adds the horns of unicorns, rhinos and triceratops. */
function addNoseHorns({ cone }: Kit, { skull, words }: BeastBody, put: Put): void {
  const kind = words.word('horns', 'none');
  const size = skull * words.number('horn', 1);
  if (kind === 'one')
    put(
      'horn',
      cone(0.16 * size, 1.7 * size, { segments: 12 })
        .turn('x', 32)
        .move(0, skull * 0.75, skull * 0.45),
    );
  const reach = skull * 0.55 + words.number('snout', 0.2);
  if (kind === 'rhino' || kind === 'three') {
    put(
      'horn',
      cone(0.3 * size, (kind === 'three' ? 0.7 : 1.2) * size, { segments: 14 })
        .turn('x', 22)
        .move(0, -skull * 0.02, reach),
    );
    if (kind === 'rhino')
      put(
        'horn',
        cone(0.2 * size, 0.5 * size, { segments: 12 })
          .turn('x', 5)
          .move(0, skull * 0.3, reach * 0.55),
      );
  }
  if (kind === 'three')
    for (const side of [-1, 1])
      put(
        'horn',
        cone(0.19 * size, 1.5 * size, { segments: 12 })
          .turn('x', 50)
          .move(side * skull * 0.5, skull * 0.65, skull * 0.3),
      );
}
