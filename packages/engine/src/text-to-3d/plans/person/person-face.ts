import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { PersonBody } from './person.ts';
import { addEyes, addWorn } from './person-eyes.ts';

/** Adds the head with its face: eyes, nose, ears, beard, horns, and what is worn on the face. */
export function addFace(kit: Kit, { words, headAt, skull, shoulders }: PersonBody): void {
  const { sphere, capsule, box, add } = kit;
  const r = 0.115 * skull;
  const put = (slot: string, shape: Shape): void => add('head', slot, shape.move(0, headAt, 0));
  const head = words.word('face', 'skin');
  add('head', head, capsule(0.052, 0.2, { segments: 14 }).move(0, shoulders - 0.02, 0));
  put(head, sphere(r, { segments: 26 }).scale(0.95, 1.1, 0.98));
  if (words.has('jaw'))
    put(head, box(r * 1.5, r * 0.8, r * 1.1, { bevel: r * 0.3 }).move(0, -r * 0.75, r * 0.25));
  const nose = words.number('nosesize', 1) * r * 0.2;
  const bony = words.has('bones');
  if (!bony && !words.has('noseless'))
    put(
      words.has('rednose') ? 'red' : head,
      words.has('rednose')
        ? sphere(nose * 1.5, { segments: 12 }).move(0, -r * 0.08, r * 1.02)
        : sphere(nose, { segments: 12 })
            .scale(0.8, 1.15, 0.9)
            .move(0, -r * 0.08, r * 0.99),
    );
  addEyes(kit, words, r, bony, put);
  addEars(kit, r, words.word('ears', bony ? 'none' : 'round'), head, put);
  addHorns(kit, r, words.word('horns', 'none'), put);
  const beard = words.word('beard', 'none');
  if (beard === 'long')
    put(
      'hair',
      kit
        .lathe(
          [
            [0, -r * 3.2],
            [r * 0.35, -r * 2.6],
            [r * 0.85, -r * 1.2],
            [r * 0.95, -r * 0.4],
            [0, -r * 0.3],
          ],
          { segments: 20, crease: 70 },
        )
        .scale(0.9, 1, 0.55)
        .move(0, 0, r * 0.55),
    );
  if (beard === 'short')
    put(
      'hair',
      sphere(r * 0.8)
        .scale(1, 0.75, 0.75)
        .move(0, -r * 0.72, r * 0.34),
    );
  if (beard !== 'none')
    for (const side of [-1, 1])
      put(
        'hair',
        capsule(r * 0.13, r * 0.7)
          .turn('z', side * 66)
          .move(0, -r * 0.3, r * 0.98),
      );
  addWorn(kit, words, r, head, put);
}

type Put = (slot: string, shape: Shape) => void;

function addEars({ sphere, cone }: Kit, r: number, kind: string, slot: string, put: Put): void {
  for (const side of [-1, 1]) {
    if (kind === 'round')
      put(
        slot,
        sphere(r * 0.24)
          .scale(0.5, 1, 0.8)
          .move(side * r * 0.97, -r * 0.02, 0),
      );
    if (kind === 'pointed')
      put(
        slot,
        cone(r * 0.22, r * 0.75, { segments: 10 })
          .scale(1, 1, 0.5)
          .turn('z', side * -62)
          .turn('y', side * 20)
          .move(side * r * 0.85, r * 0.02, -r * 0.05),
      );
    if (kind === 'huge')
      put(
        slot,
        cone(r * 0.42, r * 1.5, { segments: 10 })
          .scale(1, 1, 0.4)
          .turn('z', side * -76)
          .turn('y', side * 16)
          .move(side * r * 0.8, r * 0.05, -r * 0.05),
      );
    if (kind === 'wolf')
      put(
        'hair',
        cone(r * 0.3, r * 0.8, { segments: 10 })
          .scale(1, 1, 0.5)
          .turn('z', side * -14)
          .move(side * r * 0.55, r * 0.8, -r * 0.1),
      );
    if (kind === 'fin')
      put(
        'trim',
        cone(r * 0.34, r * 0.9, { segments: 4 })
          .scale(1, 1, 0.2)
          .turn('z', side * -70)
          .move(side * r * 0.85, 0, 0),
      );
  }
}

/** Horns of one side as paths in radii of the head. */
const paths: Readonly<Record<string, readonly Point[]>> = {
  demon: [
    [0.45, 0.75, 0.2],
    [0.65, 1.3, 0.35],
    [0.55, 1.85, 0.1],
  ],
  bull: [
    [0.6, 0.65, 0],
    [1.3, 0.75, 0.1],
    [1.65, 1.2, 0.25],
    [1.55, 1.7, 0.3],
  ],
  goat: [
    [0.4, 0.8, 0.1],
    [0.6, 1.4, -0.2],
    [0.75, 1.6, -0.8],
    [0.85, 1.2, -1.1],
  ],
  small: [
    [0.4, 0.85, 0.25],
    [0.5, 1.15, 0.35],
    [0.48, 1.35, 0.3],
  ],
};

function addHorns({ tube }: Kit, r: number, kind: string, put: Put): void {
  const path = paths[kind];
  if (!path) return;
  for (const side of [-1, 1])
    put(
      'horn',
      tube(
        path.map(([x, y, z]): Point => [x * r * side, y * r, z * r]),
        (t) => r * (0.2 - 0.17 * t),
        { sides: 10 },
      ),
    );
}
