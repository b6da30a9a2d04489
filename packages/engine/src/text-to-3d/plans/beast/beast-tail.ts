import type { Kit } from '../../kit.ts';
import { splineThrough } from '../../pieces/piece.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BeastBody } from './beast.ts';

/** Paths of tails from the rump, in lengths of the tail: back and up. */
const paths: Readonly<Record<string, readonly (readonly [back: number, up: number])[]>> = {
  thin: [
    [0, 0],
    [0.2, 0.02],
    [0.3, -0.35],
    [0.28, -0.8],
  ],
  up: [
    [0, 0],
    [0.35, 0.05],
    [0.5, 0.4],
    [0.42, 0.8],
    [0.55, 1],
  ],
  bushy: [
    [0, 0],
    [0.35, 0],
    [0.7, 0.1],
    [1, 0.2],
  ],
  curl: [
    [0, 0],
    [0.15, 0.1],
    [0.22, 0.25],
    [0.1, 0.32],
    [0.06, 0.2],
    [0.18, 0.12],
  ],
  squirrel: [
    [0, -0.05],
    [0.3, 0.05],
    [0.45, 0.5],
    [0.35, 0.9],
    [0.55, 1.05],
  ],
};

export function addTail(kit: Kit, body: BeastBody): void {
  const { tube, sphere, add } = kit;
  const { long, deep, middle, words } = body;
  const kind = words.word('tail', 'thin');
  const size = words.number('taillong', deep * 2.2);
  const thick = words.number('tailthick', deep * 0.16);
  const root: Point = [0, middle + deep * 0.55, -long / 2 - deep * 0.25];
  const put = (slot: string, ...shapes: Shape[]): void => add('tail', slot, ...shapes);
  if (kind === 'none') return;
  if (kind === 'short') {
    put(
      'coat',
      sphere(deep * 0.3)
        .scale(0.8, 1, 1)
        .move(root[0], root[1], root[2] - deep * 0.05),
    );
    return;
  }
  if (kind === 'cotton') {
    put('belly', sphere(deep * 0.42).move(root[0], root[1] - deep * 0.3, root[2] - deep * 0.1));
    return;
  }
  if (kind === 'flat') {
    put(
      'mark',
      sphere([deep * 0.7, deep * 0.14, deep * 1.3])
        .turn('x', 12)
        .move(0, middle - deep * 0.5, root[2] - deep * 1.1),
    );
    return;
  }
  if (kind === 'lizard') {
    addLizardTail(kit, body, size);
    return;
  }
  const path = splineThrough(
    (paths[kind === 'tuft' ? 'thin' : kind] ?? paths.thin!).map(
      ([back, up]): Point => [0, root[1] + up * size, root[2] - back * size],
    ),
    4,
  );
  const round = kind === 'bushy' || kind === 'squirrel';
  put(
    kind === 'horse' ? 'mane' : 'coat',
    tube(
      path,
      (t) =>
        round
          ? thick * (0.7 + 2.1 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08)))
          : thick * (1.1 - 0.35 * t),
      { sides: 14 },
    ),
  );
  const end = path[path.length - 1]!;
  if (round) put(words.has('tip') ? 'belly' : 'coat', sphere(thick * 1.35).move(...end));
  if (kind === 'tuft')
    put(
      'mane',
      sphere(thick * 1.8)
        .scale(1, 1.6, 1)
        .move(...end),
    );
}

function addLizardTail(
  { tube, sphere, cone, add }: Kit,
  { long, deep, middle, words }: BeastBody,
  size: number,
): void {
  const start: Point = [0, middle, -long / 2 + deep * 0.1];
  const low = words.number('taildrop', middle * 0.75);
  const path = splineThrough(
    [
      start,
      [0, middle - low * 0.35, -long / 2 - size * 0.35],
      [size * 0.08, middle - low * 0.85, -long / 2 - size * 0.7],
      [size * 0.16, middle - low * 0.9, -long / 2 - size],
    ] as Point[],
    5,
  );
  add(
    'tail',
    'coat',
    tube(path, (t) => deep * 0.9 * (1 - t) ** 0.85 + deep * 0.05, { sides: 16 }),
  );
  const end = path[path.length - 1]!;
  if (words.has('club'))
    add(
      'tail',
      'horn',
      sphere(deep * 0.42)
        .scale(1.2, 0.8, 1)
        .move(...end),
    );
  if (words.has('arrow'))
    add(
      'tail',
      'wing',
      cone(deep * 0.4, deep * 0.9, { segments: 4 })
        .scale(1, 1, 0.3)
        .turn('x', -90)
        .move(end[0], end[1], end[2] + deep * 0.2),
    );
  if (words.has('thagomizer'))
    for (const side of [-1, 1])
      for (const back of [0, 0.12])
        add(
          'tail',
          'horn',
          cone(deep * 0.1, deep * 0.8, { segments: 8 })
            .turn('z', side * -60)
            .move(end[0] + side * deep * 0.02, end[1] + deep * 0.05, end[2] + size * back),
        );
}
