import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BeastBody } from './beast.ts';
import { addEars } from './beast-ears.ts';
import { addFace } from './beast-face.ts';
import { addHorns } from './beast-horns.ts';

/** Adds a neck and a head; `turn` is the heading of the head in degrees, for beasts of several heads. */
export function addHead(kit: Kit, body: BeastBody, turn: number): void {
  const { sphere, capsule, tube, add } = kit;
  const { long, deep, wide, middle, head, skull, words } = body;
  const sway = (shape: Shape): Shape =>
    turn === 0
      ? shape
      : shape
          .move(0, 0, -long * 0.4)
          .turn('y', turn)
          .move(0, 0, long * 0.4);
  const put = (slot: string, ...shapes: Shape[]): void => add('head', slot, ...shapes.map(sway));
  const at = (shape: Shape): Shape => shape.turn('x', words.number('nod', 0)).move(...head);
  const from: Point = [0, middle + deep * 0.1, long / 2 - deep * 0.2];
  const bow = words.number('bow', 0);
  const half: Point = [0, (from[1] + head[1]) / 2 - bow * 0.3, (from[2] + head[2]) / 2 + bow];
  const slim = words.number('slim', deep * 0.72);
  put(
    'coat',
    tube([from, half, head], (t) => slim + (skull * 0.72 - slim) * t, { sides: 16 }).scale(
      Math.max(0.8, wide),
      1,
      1,
    ),
  );
  put('coat', at(sphere(skull).scale(0.92, 0.95, 1)));
  const snout = words.number('snout', 0.2);
  const muzzle = words.number('muzzle', skull * 0.58);
  const tip = words.number('tip', muzzle * 0.8);
  const reach = skull * 0.55 + snout;
  const nose = words.word('face', 'belly');
  put(
    nose,
    at(
      capsule(muzzle, reach + tip, { top: tip, segments: 16 })
        .turn('x', 97)
        .scale(1.05, 0.85, 1)
        .move(0, -skull * 0.28, 0),
    ),
  );
  if (words.has('pig')) {
    put(
      'nose',
      at(
        sphere(tip * 1.05)
          .scale(1.15, 0.95, 0.45)
          .move(0, -skull * 0.38, reach + tip * 0.55),
      ),
    );
    for (const x of [-1, 1])
      put(
        'mark',
        at(
          sphere(tip * 0.24)
            .scale(1, 1.3, 0.6)
            .move(x * tip * 0.45, -skull * 0.38, reach + tip * 1.02),
        ),
      );
  } else if (!words.has('trunk'))
    put(
      'nose',
      at(
        sphere(tip * 0.42)
          .scale(1.2, 0.8, 0.8)
          .move(0, -skull * 0.2, reach + tip * 0.62),
      ),
    );
  const eye = words.number('eye', skull * 0.16);
  // Eyes of a mask stand out of it.
  const out = words.has('mask') ? 0.64 : 0.57;
  for (const side of [-1, 1]) {
    const spot = (r: number, push: number): Shape =>
      at(sphere(r, { segments: 16 }).move(side * skull * (out + push), skull * 0.28, skull * (out + push)));
    put('white', spot(eye * 1.15, 0));
    // A pupil stands out of the eye by the same share, however large the eye is.
    put('pupil', spot(eye * 0.8, (eye * 0.42) / skull));
  }
  addEars(kit, body, (slot, shape) => put(slot, at(shape)));
  addHorns(kit, body, (slot, shape) => put(slot, at(shape)));
  addFace(kit, body, (slot, shape) => put(slot, at(shape)));
}
