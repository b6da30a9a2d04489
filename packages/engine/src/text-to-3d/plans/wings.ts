import type { Kit } from '../kit.ts';
import type { Point, Shape } from '../shapes/shape.ts';

export interface WingOptions {
  /** Root of the left wing. */
  readonly at: Point;
  readonly size: number;
  /** `bat`, `feather` or `insect`. */
  readonly kind: string;
  /**
   * Surface of the bones of a bat's wing.
   * @default 'coat'
   */
  readonly bones?: string;
}

/** Outlines in wing lengths: out and up, from the root. */
const bat: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.12, 0.5],
  [0.38, 0.78],
  [0.95, 0.62],
  [1.05, 0.4],
  [0.86, 0.3],
  [0.82, 0.02],
  [0.62, 0.14],
  [0.5, -0.16],
  [0.32, 0.02],
  [0.15, -0.2],
];
const feather: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.08, 0.34],
  [0.35, 0.62],
  [0.7, 0.78],
  [1, 0.85],
  [0.98, 0.68],
  [0.9, 0.5],
  [0.84, 0.46],
  [0.78, 0.28],
  [0.7, 0.26],
  [0.62, 0.1],
  [0.54, 0.1],
  [0.42, -0.06],
  [0.34, -0.04],
  [0.15, -0.14],
];

/** Adds a pair of wings, raised and spread to the sides and back. */
export function addWings(
  { extrude, tube, sphere, add }: Kit,
  { at, size, kind, bones = 'coat' }: WingOptions,
): void {
  const outline = kind === 'feather' ? feather : bat;
  for (const side of [-1, 1]) {
    const name = side < 0 ? 'wing_right' : 'wing_left';
    const place = (shape: Shape): Shape =>
      shape
        .turn('x', -18)
        .turn('y', 24)
        .scale(side, 1, 1)
        .move(at[0] * side, at[1], at[2]);
    if (kind === 'insect') {
      for (const [turn, long] of [
        [28, 1],
        [-12, 0.75],
      ] as const)
        add(
          name,
          'wing',
          place(
            sphere([size * 0.5 * long, size * 0.19 * long, size * 0.012], { segments: 16 })
              .move(size * 0.5 * long, 0, 0)
              .turn('z', turn),
          ),
        );
      continue;
    }
    add(
      name,
      'wing',
      place(
        extrude(
          outline.map(([x, y]): [number, number] => [x * size, y * size]),
          size * 0.025,
          { bevel: size * 0.006 },
        ),
      ),
    );
    if (kind !== 'bat') continue;
    const finger = (...points: Point[]): Shape =>
      place(
        tube(
          points.map(([x, y, z]): Point => [x * size, y * size, z * size]),
          (t) => size * (0.026 - 0.014 * t),
          { sides: 8 },
        ),
      );
    add(
      name,
      bones,
      finger([0, 0, 0], [0.12, 0.5, 0], [0.38, 0.78, 0]),
      finger([0.38, 0.78, 0], [0.95, 0.62, 0], [1.05, 0.4, 0]),
      finger([0.38, 0.78, 0], [0.82, 0.02, 0]),
      finger([0.38, 0.78, 0], [0.5, -0.16, 0]),
    );
  }
}
