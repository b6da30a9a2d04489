import type { Kit } from '../../kit.ts';
import { splineThrough } from '../../pieces/piece.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import type { BirdBody } from './bird.ts';

export function addTail(kit: Kit, bird: BirdBody): void {
  const { sphere, tube, add } = kit;
  const { words, body, long, middle } = bird;
  const kind = words.word('tail', 'fan');
  const at: Point = [0, middle + body * 0.3, -body * long * 0.85];
  const size = words.number('taillong', body * 1.3);
  if (kind === 'none') return;
  if (kind === 'short') {
    add(
      'tail',
      'wing',
      sphere([body * 0.4, body * 0.2, body * 0.6])
        .turn('x', 28)
        .move(...at),
    );
    return;
  }
  if (kind === 'long') {
    for (const x of [-0.16, 0, 0.16])
      add(
        'tail',
        'wing',
        sphere([body * 0.14, body * 0.06, size])
          .turn('x', -14)
          .turn('y', x * 60)
          .move(x * body, at[1] - size * 0.2, at[2] - size * 0.75),
      );
    return;
  }
  if (kind === 'rooster') {
    for (let i = 0; i < 5; i++) {
      const k = 0.7 + i * 0.12;
      const path = splineThrough(
        [
          at,
          [0, at[1] + size * 0.7 * k, at[2] - size * 0.25],
          [0, at[1] + size * k, at[2] - size * (0.5 + i * 0.12)],
          [0, at[1] + size * 0.5 * k, at[2] - size * (0.85 + i * 0.14)],
        ] as Point[],
        4,
      );
      add(
        'tail',
        i % 2 ? 'mark' : 'wing',
        tube(
          path.map(([, y, z]): Point => [(i - 2) * body * 0.09, y, z]),
          (t) => body * 0.13 * (1 - 0.8 * t),
          { sides: 8 },
        ),
      );
    }
    return;
  }
  addFan(kit, bird, kind, at, size);
}

/** Adds feathers in a fan. */
function addFan(
  { extrude, sphere, add }: Kit,
  { body }: BirdBody,
  kind: string,
  at: Point,
  size: number,
): void {
  const count = kind === 'peacock' ? 13 : 7;
  const spread = kind === 'peacock' ? 160 : 100;
  for (let i = 0; i < count; i++) {
    const angle = (i / (count - 1) - 0.5) * spread;
    const outline: [number, number][] = [
      [0, 0],
      [size * 0.16, size * 0.72],
      [size * 0.13, size * 0.94],
      [0, size],
      [-size * 0.13, size * 0.94],
      [-size * 0.16, size * 0.72],
    ];
    const put = (slot: string, shape: Shape): void =>
      add(
        'tail',
        slot,
        shape
          .turn('z', angle)
          .turn('x', kind === 'peacock' ? -18 : -52)
          .move(at[0], at[1], at[2] + body * 0.25 - Math.abs(angle) * 1e-4),
      );
    put('wing', extrude(outline, body * 0.05, { bevel: body * 0.01 }).move(0, 0, (i % 2) * body * 0.06));
    if (kind !== 'peacock') continue;
    put(
      'mark',
      sphere(size * 0.1)
        .scale(1, 1.2, 0.35)
        .move(0, size * 0.84, body * 0.06),
    );
    put(
      'comb',
      sphere(size * 0.055)
        .scale(1, 1.2, 0.5)
        .move(0, size * 0.84, body * 0.1),
    );
  }
}
