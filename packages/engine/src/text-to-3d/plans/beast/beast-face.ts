import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BeastBody } from './beast.ts';

/** Adds a shape at the centre of the head to the surface of a slot. */
type Put = (slot: string, shape: Shape) => void;

/** Adds trunk, tusks, fangs, mask, whiskers, teeth, beard and frill. */
export function addFace(kit: Kit, body: BeastBody, put: Put): void {
  const { tube, sphere, cone, cylinder } = kit;
  const { skull, words } = body;
  const reach = skull * 0.55 + words.number('snout', 0.2);
  if (words.has('trunk')) {
    const path: Point[] = [
      [0, -0.1, 0.5],
      [0, -0.5, 1.15],
      [0, -1.3, 1.5],
      [0, -2.1, 1.5],
      [0, -2.6, 1.75],
      [0, -2.6, 2.1],
    ];
    put(
      'coat',
      tube(
        path.map(([x, y, z]): Point => [x * skull, y * skull, z * skull]),
        (t) => skull * (0.42 - 0.26 * t),
        { sides: 14 },
      ),
    );
  }
  for (const side of [-1, 1]) {
    if (words.has('tusks')) {
      const path: Point[] = [
        [0.4, -0.6, 0.7],
        [0.5, -1.05, 1.2],
        [0.5, -1.1, 1.7],
        [0.45, -0.8, 2.1],
      ];
      put(
        'horn',
        tube(
          path.map(([x, y, z]): Point => [x * skull * side, y * skull, z * skull]),
          (t) => skull * (0.15 - 0.12 * t),
          { sides: 10 },
        ),
      );
    }
    if (words.has('fangs'))
      put(
        'horn',
        cone(skull * 0.12, skull * 0.75, { segments: 8 })
          .turn('x', 180)
          .move(side * skull * 0.28, -skull * 0.5, reach + skull * 0.05),
      );
    if (words.has('boar'))
      put(
        'horn',
        cone(skull * 0.11, skull * 0.5, { segments: 8 })
          .turn('z', side * -35)
          .move(side * skull * 0.42, -skull * 0.5, reach * 0.8),
      );
    if (words.has('mask'))
      put(
        'mark',
        sphere(skull * 0.36)
          .scale(0.9, 0.8, 0.6)
          .turn('y', side * 40)
          .move(side * skull * 0.52, skull * 0.24, skull * 0.64),
      );
    if (words.has('whiskers'))
      for (const y of [-1, 1])
        put(
          'white',
          cylinder(skull * 0.02, skull * 0.8, { segments: 6 })
            .turn('z', side * -(90 - y * 10))
            .move(side * skull * 0.25, -skull * (0.3 - 0.06 * y), reach * 0.95),
        );
  }
  addTeeth(kit, body, put);
}

/** Adds teeth, beard and frill. */
function addTeeth({ cone, cylinder, box }: Kit, { skull, words }: BeastBody, put: Put): void {
  const reach = skull * 0.55 + words.number('snout', 0.2);
  if (words.has('teeth'))
    for (let i = 0; i < 5; i++)
      for (const side of [-1, 1])
        put(
          'white',
          cone(skull * 0.07, skull * 0.2, { segments: 6 })
            .turn('x', 180)
            .move(side * skull * 0.42, -skull * 0.42, reach * (0.4 + i * 0.14)),
        );
  if (words.has('beard'))
    put(
      'mane',
      cone(skull * 0.28, skull * 0.9, { segments: 10 })
        .turn('x', 180)
        .move(0, -skull * 0.65, reach * 0.6),
    );
  if (words.has('frill'))
    put(
      'mark',
      cylinder(skull * 1.75, skull * 0.2, { segments: 22, bevel: skull * 0.05 })
        .turn('x', 68)
        .move(0, skull * 0.55, -skull * 0.45),
    );
  if (words.has('buckteeth'))
    put('white', box(skull * 0.3, skull * 0.34, skull * 0.08).move(0, -skull * 0.62, reach + skull * 0.2));
}
