import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { PlanWords } from '../plan.ts';

type Put = (slot: string, shape: Shape) => void;

/** Adds eyes and a mouth, or the hollows of a skull. */
export function addEyes(kit: Kit, words: PlanWords, r: number, bony: boolean, put: Put): void {
  const { sphere, box, cone, torus } = kit;
  const eyes: readonly number[] = words.has('cyclops') ? [0] : [-1, 1];
  for (const side of eyes) {
    const size = r * words.number('eye', words.has('cyclops') ? 0.36 : 0.2);
    const at: Point = [side * r * 0.38, r * 0.2, r * 0.86];
    if (words.has('patch') && side > 0) {
      put(
        'dark',
        sphere(size * 1.6)
          .scale(1, 1, 0.5)
          .move(...at),
      );
      put(
        'dark',
        torus(r * 1.01, r * 0.05, { segments: 22, sides: 6 })
          .turn('z', 24)
          .move(0, r * 0.25, 0),
      );
      continue;
    }
    if (bony)
      put(
        'dark',
        sphere(size * 1.55)
          .scale(1, 1.1, 0.7)
          .move(...at),
      );
    else {
      // Eyes lie flat on the face, which turns away to the sides and to the top.
      const lay = (shape: Shape): Shape =>
        shape
          .turn('x', -10)
          .turn('y', side * 23)
          .move(...at);
      if (words.has('glow')) put('orb', lay(sphere(size).scale(1, 1, 0.55)));
      else {
        put('white', lay(sphere(size).scale(1, 1.15, 0.36)));
        put(
          'pupil',
          lay(
            sphere(size * 0.66, { segments: 12 })
              .scale(1, 1.1, 0.36)
              .move(-side * size * 0.12, 0, size * 0.2),
          ),
        );
      }
    }
  }
  if (bony) {
    put('dark', cone(r * 0.16, r * 0.26, { segments: 3 }).move(0, -r * 0.25, r * 0.88));
    for (const x of [-0.3, -0.1, 0.1, 0.3])
      put('dark', box(r * 0.05, r * 0.24, r * 0.1).move(x * r, -r * 0.68, r * 0.72));
    if (words.has('glow'))
      for (const side of [-1, 1]) put('orb', sphere(r * 0.16).move(side * r * 0.38, r * 0.2, r * 0.98));
  } else if (!words.has('mask'))
    put(
      'dark',
      box(r * (words.has('smile') ? 0.7 : 0.42), r * 0.07, r * 0.1, { bevel: r * 0.02 }).move(
        0,
        -r * 0.52,
        r * 0.84,
      ),
    );
}

/** Adds glasses, masks, tusks, fangs, antennae and a snout. */
export function addWorn(kit: Kit, words: PlanWords, r: number, head: string, put: Put): void {
  const { sphere, capsule, box, cylinder, cone, torus, tube } = kit;
  if (words.has('glasses'))
    for (const side of [-1, 1])
      put(
        'dark',
        torus(r * 0.3, r * 0.06, { segments: 18, sides: 6 })
          .turn('x', 90)
          .move(side * r * 0.38, r * 0.18, r * 1.08),
      );
  if (words.has('goggles'))
    put('visor', box(r * 1.5, r * 0.5, r * 0.3, { bevel: r * 0.14 }).move(0, r * 0.2, r * 0.85));
  if (words.has('mask'))
    put(
      words.has('hooded') ? 'main' : 'trim',
      sphere(r * 1.03, { segments: 22 })
        .scale(0.96, 0.66, 0.99)
        .move(0, -r * 0.5, 0),
    );
  if (words.has('medicmask'))
    put('white', box(r * 1.1, r * 0.6, r * 0.3, { bevel: r * 0.12 }).move(0, -r * 0.45, r * 0.85));
  if (words.has('domino'))
    put('trim', box(r * 1.7, r * 0.5, r * 0.3, { bevel: r * 0.12 }).move(0, r * 0.2, r * 0.74));
  for (const side of [-1, 1]) {
    if (words.has('tusks'))
      put('horn', cone(r * 0.13, r * 0.5, { segments: 8 }).move(side * r * 0.36, -r * 0.62, r * 0.88));
    if (words.has('fangs'))
      put(
        'white',
        cone(r * 0.07, r * 0.24, { segments: 6 })
          .turn('x', 180)
          .move(side * r * 0.16, -r * 0.54, r * 0.9),
      );
    if (words.has('antennae')) {
      put(
        head,
        cylinder(r * 0.05, r * 0.8)
          .turn('z', side * -20)
          .move(side * r * 0.4, r * 0.9, 0),
      );
      put('orb', sphere(r * 0.14).move(side * r * 0.68, r * 1.68, 0));
    }
  }
  if (words.has('snout')) {
    put(
      head,
      capsule(r * 0.5, r * 1.3, { top: r * 0.4 })
        .turn('x', 96)
        .move(0, -r * 0.25, r * 0.4),
    );
    put(
      'dark',
      sphere(r * 0.2)
        .scale(1.2, 0.8, 0.8)
        .move(0, -r * 0.1, r * 1.75),
    );
    put(
      'horn',
      tube(
        [
          [-r * 0.2, -r * 0.5, r * 1.5],
          [-r * 0.2, -r * 0.75, r * 1.55],
        ],
        (t) => r * (0.08 - 0.07 * t),
        { sides: 6 },
      ),
    );
  }
}
