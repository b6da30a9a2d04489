import type { Kit } from '../kit.ts';
import type { Shape } from '../shapes/shape.ts';

/** A word that moves, deforms or copies the shapes of a piece. */
export interface Move {
  /** The beginning of the word; its numbers follow. */
  readonly pattern: RegExp;
  readonly least: number;
  readonly most: number;
  /** What to write, for messages. */
  readonly example: string;
  readonly apply: (shapes: readonly Shape[], values: readonly number[], kit: Kit) => Shape[];
}

const each =
  (change: (shape: Shape, values: readonly number[]) => Shape): Move['apply'] =>
  (shapes, values) =>
    shapes.map((shape) => change(shape, values));

const turn = (axis: 'x' | 'y' | 'z'): Move => ({
  pattern: new RegExp(`^r${axis}`),
  least: 1,
  most: 1,
  example: `r${axis}45, degrees`,
  apply: each((shape, [degrees = 0]) => shape.turn(axis, degrees)),
});

const mirror = (axis: 'x' | 'z', word: string): Move => ({
  pattern: new RegExp(`^${word}$`),
  least: 0,
  most: 0,
  example: word,
  apply: (shapes) => shapes.flatMap((shape) => [shape, shape.mirror(axis)]),
});

export const moves: Readonly<Record<string, Move>> = {
  move: {
    pattern: /^@/,
    least: 3,
    most: 3,
    example: '@x,y,z',
    apply: each((shape, [x = 0, y = 0, z = 0]) => shape.move(x, y, z)),
  },
  scale: {
    pattern: /^\*/,
    least: 1,
    most: 3,
    example: '*2 or *x,y,z',
    apply: each((shape, [x = 1, y = x, z = x]) => shape.scale(x, y, z)),
  },
  pitch: turn('x'),
  yaw: turn('y'),
  roll: turn('z'),
  /** A copy on the other side. */
  mirror: mirror('x', 'mir'),
  mirrorBack: mirror('z', 'mirz'),
  /** Copies around the y axis: their number, and degrees of the first. */
  around: {
    pattern: /^o(?=\d)/,
    least: 1,
    most: 2,
    example: 'o8 or o8:22.5, the number of copies around the y axis and the degrees of the first',
    apply: (shapes, [count = 1, start = 0], { ring }) => shapes.map((shape) => ring(count, shape, start)),
  },
  /** Copies in a row, centred: their number, and the distance between them. */
  row: {
    pattern: /^n(?=\d)/,
    least: 4,
    most: 4,
    example: 'n3:x,y,z, the number of copies and the way from one to the next',
    apply: (shapes, [count = 1, x = 0, y = 0, z = 0]) =>
      shapes.flatMap((shape) =>
        Array.from({ length: count }, (_, i) => {
          const k = i - (count - 1) / 2;
          return shape.move(x * k, y * k, z * k);
        }),
      ),
  },
};
