import type { Kit } from '../../kit.ts';
import type { Shape } from '../../shapes/shape.ts';
import { forearmOf, handOf } from './hand.ts';
import type { PersonBody } from './person.ts';

/** Adds sleeved arms with hands. */
export function addArms(
  kit: Kit,
  { words, swing, broad, shoulders }: PersonBody,
  [, upper, fore]: readonly [string, string, string],
): void {
  const { capsule, lathe, sphere, torus, add, hinge } = kit;
  const thick = Math.sqrt(broad) * words.number('arm', 1);
  const sleeve =
    words.word('top', 'tunic') === 'robe' || words.word('top', 'tunic') === 'gown' ? 0.075 : 0.046;
  const isBare = fore === words.word('hands', 'skin');
  const hand = words.word('hands', 'skin');
  for (const side of [-1, 1]) {
    const name = `arm_${side < 0 ? 'right' : 'left'}`;
    const put = (slot: string, shape: Shape): void => add(name, slot, swing(shape, side));
    put(upper, capsule(0.05 * thick, 0.35, { top: 0.068 * thick }).move(0, -0.31, 0));
    if (isBare) put(fore, forearmOf(kit, 0.048).scale(thick, 1, thick).move(0, -0.475, 0));
    else {
      // A sleeve ends in an edge.
      const sleeves = [
        [0, -0.51],
        [sleeve, -0.51],
        [0.048, -0.28],
        [0.034, -0.246],
        [0, -0.234],
      ].map(([r, y]): [number, number] => [r! * thick, y!]);
      put(fore, lathe(sleeves, { segments: 20, crease: 60 }));
    }
    if (words.has('wraps'))
      for (let i = 0; i < 5; i++)
        put(
          'trim',
          torus(0.056 * thick, 0.012, { segments: 14, sides: 6 })
            .turn('z', i % 2 ? 14 : -12)
            .move(0, -0.12 - i * 0.09, 0),
        );
    const held = words.word(side < 0 ? 'right' : 'left', 'none');
    for (const shape of handOf(kit, side, held !== 'none'))
      put(hand, shape.scale(thick, 1, thick).move(0, -0.475, 0));
    if (hand === 'glove') put('glove', sphere(0.095 * thick).move(0, -0.59, 0.01));
    hinge(name, side * 0.21 * broad, shoulders, 0);
  }
}

/** Adds legs with boots, hooves or bare feet. */
export function addLegs(kit: Kit, { words, hips, broad }: PersonBody, top: string): void {
  const { capsule, box, torus, cylinder, tube, add, hinge } = kit;
  if (top === 'robe' && words.has('ghostly')) return;
  const bottom = words.word('bottom', 'trousers');
  const bare =
    ['bare', 'skirt', 'shorts'].includes(bottom) ||
    (bottom === 'kilt' && words.has('barelegs')) ||
    top === 'dress';
  const slot = bare ? 'skin' : 'trousers';
  const thick = Math.sqrt(broad);
  for (const side of [-1, 1]) {
    const name = `leg_${side < 0 ? 'right' : 'left'}`;
    const x = side * 0.1 * broad;
    // The upper end of a leg is in the trunk.
    const hip = 0.092 * Math.min(thick, broad);
    if (bottom === 'goat') {
      add(
        name,
        'hair',
        tube(
          [
            [x, hips + 0.05, 0],
            [x, hips * 0.55, 0.1],
            [x, hips * 0.3, -0.09],
            [x, 0.1, 0.02],
          ],
          (t) => 0.12 - 0.075 * t,
          { sides: 14 },
        ),
      );
      add(name, 'boots', cylinder(0.07, 0.11, { top: 0.05 }).move(x, 0, 0.03));
      continue;
    }
    add(name, slot, capsule(0.062 * thick, hips - 0.08, { top: hip }).move(x, 0.08, 0));
    if (bottom === 'shorts')
      add(name, 'trousers', capsule(0.1 * thick, hips * 0.52, { top: 0.118 * thick }).move(x, hips * 0.5, 0));
    if (words.has('wraps'))
      for (let i = 0; i < 6; i++)
        add(
          name,
          'trim',
          torus(0.078 * thick, 0.013, { segments: 14, sides: 6 })
            .turn('z', i % 2 ? 12 : -10)
            .move(x, 0.14 + i * hips * 0.13, 0),
        );
    if (words.word('feet', 'boots') === 'bare')
      add(name, 'skin', box(0.11 * thick, 0.07, 0.27, { bevel: 0.03 }).move(x, 0.036, 0.055));
    else {
      add(
        name,
        top === 'armor' ? 'metal' : 'boots',
        capsule(0.07 * thick, hips * 0.38, { top: 0.08 * thick }).move(x, 0.02, 0),
      );
      add(
        name,
        top === 'armor' ? 'metal' : 'boots',
        box(0.12 * thick, 0.08, 0.28, { bevel: 0.03 }).move(x, 0.041, 0.055),
      );
    }
    hinge(name, x, hips, 0);
  }
}
