import type { Kit } from '../../kit.ts';
import { splineThrough } from '../../pieces/piece.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BirdBody } from './bird.ts';

export function addHead(kit: Kit, body: BirdBody): void {
  const { sphere, cone, capsule, tube, add } = kit;
  const { words, head, skull } = body;
  const put = (slot: string, shape: Shape): void => add('head', slot, shape.move(...head));
  put('coat', sphere(skull).scale(0.95, 1, 1));
  const bill = skull * words.number('bill', 1);
  const kind = words.word('beak', 'cone');
  // The head of another being covers this one.
  if (kind === 'none') return;
  if (kind === 'cone')
    put(
      'beak',
      cone(bill * 0.34, bill * 0.85, { segments: 12 })
        .turn('x', 96)
        .move(0, -skull * 0.08, skull * 0.75),
    );
  else if (kind === 'flat')
    put(
      'beak',
      capsule(bill * 0.3, bill * 1.35, { top: bill * 0.4 })
        .turn('x', 98)
        .scale(1.25, 0.42, 1)
        .move(0, -skull * 0.14, skull * 0.6),
    );
  else if (kind === 'long')
    put(
      'beak',
      cone(bill * 0.22, bill * 1.9, { segments: 10 })
        .turn('x', 100)
        .move(0, -skull * 0.05, skull * 0.75),
    );
  else {
    const [size, thick] = kind === 'huge' ? [bill * 2.2, bill * 0.55] : [bill * 0.9, bill * 0.42];
    const path = splineThrough(
      [
        [0, 0.05 * size, skull * 0.6],
        [0, 0.1 * size, skull * 0.6 + size * 0.5],
        [0, -0.06 * size, skull * 0.6 + size * 0.88],
        [0, -0.34 * size, skull * 0.6 + size],
      ] as Point[],
      4,
    );
    put('beak', tube(path, (t) => thick * (1 - 0.85 * t ** 1.5), { sides: 12 }).scale(0.75, 1, 1));
  }
  addFeatures(kit, body, put);
}

/** Adds eyes, comb, crest, collar and cap. */
function addFeatures(
  { sphere, cone, capsule, cylinder, torus }: Kit,
  { words, skull }: BirdBody,
  put: (slot: string, shape: Shape) => void,
): void {
  const eye = skull * words.number('eye', 0.2);
  for (const side of [-1, 1]) {
    const out = words.has('disc') ? 0.42 : 0.62;
    const front = words.has('disc') ? 0.82 : 0.62;
    if (words.has('disc'))
      put(
        'belly',
        sphere(skull * 0.5)
          .scale(1, 1, 0.4)
          .move(side * skull * 0.4, skull * 0.12, skull * 0.72),
      );
    put('white', sphere(eye * 1.15, { segments: 16 }).move(side * skull * out, skull * 0.25, skull * front));
    put(
      'pupil',
      // A pupil stands out of the eye by the same share, however large the eye is.
      sphere(eye * 0.8, { segments: 16 }).move(
        side * (skull * out + eye * (words.has('disc') ? 0.15 : 0.42)),
        skull * 0.25,
        skull * front + eye * (words.has('disc') ? 0.58 : 0.42),
      ),
    );
    if (words.has('tufts'))
      put(
        'coat',
        cone(skull * 0.22, skull * 0.75, { segments: 8 })
          .turn('z', side * -25)
          .move(side * skull * 0.5, skull * 0.7, skull * 0.1),
      );
    if (words.has('comb'))
      put(
        'comb',
        sphere(skull * 0.2)
          .scale(0.6, 1.4, 0.9)
          .move(side * skull * 0.14, -skull * 0.75, skull * 0.85),
      );
  }
  if (words.has('comb'))
    for (let i = 0; i < 4; i++)
      put(
        'comb',
        sphere(skull * 0.3)
          .scale(0.35, 1, 0.8)
          .move(0, skull * (1.1 - Math.abs(i - 1.4) * 0.14), skull * (0.6 - i * 0.38)),
      );
  if (words.has('crest'))
    for (let i = 0; i < 4; i++)
      put(
        'comb',
        capsule(skull * 0.1, skull * 1.2, { top: skull * 0.2 })
          .turn('x', -18 - i * 20)
          .move(0, skull * 0.7, skull * (0.2 - i * 0.15)),
      );
  if (words.has('collar'))
    put(
      'mark',
      torus(skull * 0.8, skull * 0.22, { segments: 20, sides: 8 })
        .turn('x', 25)
        .move(0, -skull * 0.95, -skull * 0.2),
    );
  if (words.has('cap'))
    put(
      'mark',
      cylinder(skull * 1.02, skull * 0.5, { top: skull * 0.55, bevel: skull * 0.1 }).move(
        0,
        skull * 0.55,
        -skull * 0.1,
      ),
    );
}
