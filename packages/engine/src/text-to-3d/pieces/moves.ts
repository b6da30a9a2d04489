import type { Kit } from '../kit.ts';
import type { LayFrom } from '../shapes/lay.ts';
import type { Point, Shape } from '../shapes/shape.ts';

/** A word that moves, deforms or copies the shapes of a piece. */
export interface Move {
  /** The beginning of the word; its numbers follow. */
  readonly pattern: RegExp;
  readonly least: number;
  readonly most: number;
  /** What to write, for messages. */
  readonly example: string;
  /** Of a round piece, the segments that it bends: those around its axis, or those along it. */
  readonly deforms?: 'around' | 'along';
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
  /**
   * Ripples around the y axis: their number, their share of the radius, the degrees of the first, and what a crest adds
   * to y for each unit of the radius.
   */
  ripple: {
    pattern: /^wave(?=\d)/,
    deforms: 'around',
    least: 2,
    most: 4,
    example:
      'wave6:.1, wave6:.1:30 or wave6:.1:30:-.2, the number of ripples, their share of the radius, the degrees of the first, and what they add to y',
    apply: each((shape, [count = 1, share = 0, degrees = 0, rise = 0]) =>
      shape.warp((x, y, z) => {
        const crest = Math.cos((Math.atan2(x, z) - (degrees * Math.PI) / 180) * count);
        const k = 1 + share * crest;
        return [x * k, y + rise * crest * Math.hypot(x, z), z * k];
      }),
    ),
  },
  ...bends(),
  /** Draws what is below y = 0 together to a share of its depth. */
  flatten: {
    pattern: /^flat(?=[\d.])/,
    least: 1,
    most: 1,
    example: 'flat.1, the share that is left of what is below y = 0',
    apply: each((shape, [share = 0]) => shape.warp((x, y, z) => [x, y < 0 ? y * share : y, z])),
  },
  ...lays(),
  /** Lays the texture's rows across instead of along. */
  swapTexture: {
    pattern: /^swap$/,
    least: 0,
    most: 0,
    example: 'swap',
    apply: each((shape) => shape.swapUv()),
  },
  scaleTexture: {
    pattern: /^uv(?=[-\d.])/,
    least: 1,
    most: 2,
    example: "uv2 or uv1,-1, the texture's scale",
    apply: each((shape, [u = 1, v = u]) => shape.scaleUv(u, v)),
  },
};

/**
 * `layz` bends the shape on the surface of what is built before it, seen along z; `wrapz` does so from around the z axis
 * through the shape, and `layc` to the centre of what is built. `setz` and `setc` move the shape as a whole, without a bend.
 */
function lays(): Record<string, Move> {
  const move = (word: string, from: LayFrom): Move => ({
    pattern: new RegExp(`^${word}$`),
    least: 0,
    most: 0,
    example: word,
    apply: (shapes, _, kit) => shapes.map((shape) => kit.lay(shape, from)),
  });
  const set = (word: string, from: LayFrom): Move => ({
    ...move(word, from),
    apply: (shapes, _, kit) => shapes.map((shape) => kit.settle(shape, from)),
  });
  const axes = ['x', 'y', 'z'] as const;
  return {
    ...Object.fromEntries(axes.map((axis) => [`lay${axis}`, move(`lay${axis}`, { along: axis })])),
    ...Object.fromEntries(axes.map((axis) => [`wrap${axis}`, move(`wrap${axis}`, { around: axis })])),
    layc: move('layc', 'center'),
    ...Object.fromEntries(axes.map((axis) => [`set${axis}`, set(`set${axis}`, { along: axis })])),
    setc: set('setc', 'center'),
  };
}

/** `bendyx.5` adds half of x squared to y; `taperxy.2` narrows x by a fifth for each unit of y above 0. */
function bends(): Record<string, Move> {
  const axes = ['x', 'y', 'z'] as const;
  const found: Record<string, Move> = {};
  for (const [to, name] of axes.entries())
    for (const [from, other] of axes.entries()) {
      if (to === from) continue;
      const change =
        (value: (at: number, along: number) => number) =>
        (...point: [number, number, number]): Point => {
          const changed: [number, number, number] = [...point];
          changed[to] = value(point[to]!, point[from]!);
          return changed;
        };
      found[`bend${name}${other}`] = {
        pattern: new RegExp(`^bend${name}${other}`),
        deforms: 'along',
        least: 1,
        most: 1,
        example: `bend${name}${other}.5, what is added to ${name} for each square of ${other}`,
        apply: each((shape, [k = 0]) => shape.warp(change((at, along) => at + k * along * along))),
      };
      found[`taper${name}${other}`] = {
        pattern: new RegExp(`^taper${name}${other}`),
        deforms: 'along',
        least: 1,
        most: 1,
        example: `taper${name}${other}.2, how much narrower ${name} is for each unit of ${other} above 0`,
        apply: each((shape, [k = 0]) =>
          shape.warp(change((at, along) => at * Math.max(0.06, 1 - k * Math.max(0, along)))),
        ),
      };
    }
  return found;
}
