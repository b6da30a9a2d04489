import type { Kit } from '../../kit.ts';
import type { Shape } from '../../shapes/shape.ts';
import type { PlanWords } from '../plan.ts';
import type { PersonBody } from './person.ts';
import { addArms, addLegs } from './person-limbs.ts';

/** Surface of the sleeves, the forearms and the trunk by the kind of top. */
const tops: Readonly<Record<string, readonly [trunk: string, upper: string, fore: string]>> = {
  tunic: ['main', 'main', 'skin'],
  suit: ['main', 'main', 'main'],
  robe: ['main', 'main', 'main'],
  dress: ['main', 'skin', 'skin'],
  gown: ['main', 'main', 'skin'],
  armor: ['metal', 'metal', 'metal'],
  vest: ['main', 'skin', 'skin'],
  bare: ['skin', 'skin', 'skin'],
  coat: ['main', 'main', 'main'],
  jacket: ['main', 'main', 'main'],
  shirt: ['main', 'main', 'skin'],
};

export function addClothes(kit: Kit, body: PersonBody): void {
  const { lathe, sphere, add } = kit;
  const { words, hips, shoulders, broad, belly } = body;
  const top = words.word('top', 'tunic');
  const [trunk] = tops[top] ?? tops.tunic!;
  const flat = (shape: Shape): Shape => shape.scale(broad, 1, 0.7 * broad);
  const up = (y: number): number => hips + y * (shoulders - hips);
  add(
    'torso',
    trunk,
    flat(
      lathe(
        [
          [0, up(-0.14)],
          [0.195, up(-0.14)],
          [0.165 * belly, up(0.15)],
          [0.165 * belly, up(0.35)],
          [0.205, up(0.75)],
          [0.212, up(0.95)],
          [0.2, up(1.04)],
          [0.13, up(1.13)],
          [0.06, up(1.17)],
          [0, up(1.18)],
        ],
        { segments: 24, crease: 80 },
      ),
    ),
  );
  if (belly > 1.2)
    add(
      'torso',
      trunk,
      sphere(0.17 * belly * broad)
        .scale(1, 1, 0.85)
        .move(0, up(0.25), 0.06 * belly),
    );
  addSkirt(kit, body, top);
  addTrim(kit, body, top, flat, up);
  addArms(kit, body, tops[top] ?? tops.tunic!);
  addLegs(kit, body, top);
}

/** Adds a belt, a sash, a tie and what else lies on the trunk. */
function addTrim(
  kit: Kit,
  { words, broad, belly }: PersonBody,
  top: string,
  flat: (shape: Shape) => Shape,
  up: (y: number) => number,
): void {
  const { lathe, box, sphere, torus, add } = kit;
  // A belt lies over what hangs from the hips.
  const isOver = top === 'coat' || top === 'dress' || isKilt(words, top);
  const [low, high, deep] = isOver ? [0.206, 0.19, 0.82 / 0.7] : [0.19, 0.185, 1];
  if (top !== 'robe' && top !== 'gown' && words.word('belt', 'on') === 'on') {
    add(
      'belt',
      'boots',
      flat(
        lathe(
          [
            [0.14, up(0)],
            [low * Math.max(1, belly * 0.93), up(0)],
            [high * Math.max(1, belly * 0.93), up(0.11)],
            [0.14, up(0.11)],
            [0.14, up(0)],
          ],
          { segments: 24 },
        ),
      ).scale(1, 1, deep),
    );
    const front = isOver ? 0.163 : 0.135;
    add(
      'belt',
      'gold',
      box(0.07, 0.065, 0.03, { bevel: 0.01 }).move(0, up(0.055), front * broad * Math.max(1, belly * 1.02)),
    );
  }
  if (words.has('sash'))
    add(
      'torso',
      'trim',
      box(0.1, 0.74, 0.025, { bevel: 0.006 })
        .turn('z', 34)
        .move(0, up(0.5), 0.155 * broad),
    );
  if (words.has('tie'))
    add(
      'torso',
      'trim',
      box(0.055, 0.34, 0.02, { bevel: 0.006 }).move(0, up(0.62), 0.152 * broad),
      box(0.17, 0.1, 0.018, { bevel: 0.005 }).move(0, up(1.02), 0.12 * broad),
    );
  if (words.has('buttons')) {
    for (const share of [0.28, 0.46, 0.64, 0.82])
      add(
        'torso',
        'dark',
        sphere(0.016, { segments: 10 }).move(0.02, up(share), (0.112 + share * 0.035) * broad),
      );
    add(
      'torso',
      'main',
      torus(0.1, 0.035, { segments: 24, sides: 8 }).scale(1, 1.2, 0.85).move(0, up(1.12), 0),
    );
  }
  if (words.has('scarf'))
    add(
      'scarf',
      'cloth',
      torus(0.1, 0.042, { segments: 24, sides: 10 }).scale(1, 1, 0.9).move(0, up(1.16), 0.01),
      box(0.09, 0.34, 0.03, { bevel: 0.01 })
        .turn('x', -4)
        .move(0.07, up(0.8), 0.15 * broad),
    );
  if (top === 'jacket')
    add(
      'torso',
      'main',
      flat(
        lathe(
          [
            [0.15, up(-0.16)],
            [0.2, up(-0.16)],
            [0.2, up(0.02)],
            [0.17, up(0.06)],
            [0.15, up(0.06)],
            [0.15, up(-0.16)],
          ],
          { segments: 24, crease: 60 },
        ),
      ),
      torus(0.095, 0.03, { segments: 24, sides: 8 }).scale(1, 1.1, 0.85).move(0, up(1.12), -0.01),
    );
  if (words.has('stripe'))
    add('torso', 'trim', box(0.11, 0.5, 0.02, { bevel: 0.006 }).move(0, up(0.5), 0.15 * broad));
  if (words.has('cross'))
    add(
      'torso',
      'trim',
      box(0.07, 0.32, 0.03, { bevel: 0.008 }).move(0, up(0.55), 0.15 * broad),
      box(0.22, 0.07, 0.03, { bevel: 0.008 }).move(0, up(0.65), 0.15 * broad),
    );
  if (words.has('emblem'))
    add(
      'torso',
      'trim',
      kit
        .extrude(
          [
            [0, 0.1],
            [0.09, 0.05],
            [0.06, -0.05],
            [0, -0.11],
            [-0.06, -0.05],
            [-0.09, 0.05],
          ],
          0.03,
          { bevel: 0.006 },
        )
        .move(0, up(0.72), 0.148 * broad),
    );
}

function isKilt(words: PlanWords, top: string): boolean {
  return words.word('bottom', top === 'tunic' ? 'kilt' : 'trousers') === 'kilt';
}

function addSkirt({ lathe, add }: Kit, { words, hips, broad, belly }: PersonBody, top: string): void {
  const long = (radius: number, low: number, slot = 'main'): void =>
    add(
      'skirt',
      slot,
      lathe(
        [
          [0, low],
          [radius * 0.97, low],
          [radius, low + 0.03],
          [0.2 * Math.max(1, belly * 0.9), hips],
          [0.16 * belly, hips + 0.12],
          [0, hips + 0.13],
        ],
        { segments: 26, crease: 60 },
      ).scale(broad, 1, 0.82 * broad),
    );
  if (top === 'robe') long(0.31, 0.03);
  else if (top === 'gown') long(0.46, 0.02);
  else if (top === 'dress') long(0.36, hips * 0.35);
  else if (top === 'coat') long(0.3, hips * 0.4);
  else if (words.word('bottom', '') === 'skirt') long(0.3, hips * 0.5, 'trousers');
  else if (isKilt(words, top)) long(0.235, hips * 0.74);
  if (words.has('apron'))
    add(
      'apron',
      'trim',
      lathe(
        [
          [0, hips * 0.5],
          [0.25, hips * 0.5],
          [0.205, hips],
          [0.19, hips + 0.3],
          [0, hips + 0.3],
        ],
        { segments: 24 },
      )
        .scale(broad * 0.82, 1, 0.78 * broad)
        .move(0, 0, 0.03),
    );
  if (words.has('fringe') && (top === 'robe' || top === 'gown'))
    add(
      'robe_trim',
      'trim',
      lathe(
        [
          [0.28, 0.03],
          [0.32, 0.03],
          [0.31, 0.1],
          [0.28, 0.1],
          [0.28, 0.03],
        ],
        { segments: 26 },
      ).scale(broad, 1, 0.82 * broad),
    );
}
