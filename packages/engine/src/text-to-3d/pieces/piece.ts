import type { Kit } from '../kit.ts';
import type { Point, Shape } from '../shapes/shape.ts';

/** Shapes by slot; the empty name is the slot that the clause of a line names. */
export type Pieces = Readonly<Record<string, readonly Shape[]>>;

/** The words of one piece: `cyl .1 .5 @0,.2,0 mir`. */
export interface PieceWords {
  readonly form: string;
  /** Numbers, words and points, in order. */
  readonly args: readonly string[];
  /** Number of segments or bevel, by letter: `s12`, `b.01`. */
  readonly options: Readonly<Record<string, number>>;
  readonly moves: readonly string[];
}

/** Reads one piece. Tokens are arguments, `s12` and `b.01` are options, and all others move or copy the shape. */
export function readPiece(text: string): PieceWords {
  const [form = '', ...tokens] = text.trim().split(/\s+/);
  const args: string[] = [];
  const options: Record<string, number> = {};
  const moves: string[] = [];
  for (const token of tokens) {
    if (/^[sb][\d.]+$/.test(token)) options[token[0]!] = Number(token.slice(1));
    else if (/^(?:@|\*|r[xyz]-?[\d.]|mirz?$|o\d|n\d)/.test(token)) moves.push(token);
    else args.push(token);
  }
  return { form, args, options, moves };
}

/** Applies the moves and copies of a piece in their order. */
export function place(shapes: readonly Shape[], moves: readonly string[], { ring }: Kit): Shape[] {
  let placed = [...shapes];
  for (const move of moves) {
    const values = numbersOf(move.replace(/^(?:@|\*|r[xyz]|[on]\d+:?|mirz?)/, ''));
    const [x = 0, y = 0, z = 0] = values;
    if (move.startsWith('@')) placed = placed.map((shape) => shape.move(x, y, z));
    else if (move.startsWith('*')) {
      const [sx = 1, sy = sx, sz = sx] = values;
      placed = placed.map((shape) => shape.scale(sx, sy, sz));
    } else if (move.startsWith('r')) placed = placed.map((shape) => shape.turn(move[1] as 'x', x));
    else if (move.startsWith('mir')) {
      const axis = move === 'mirz' ? 'z' : 'x';
      placed = placed.flatMap((shape) => [shape, shape.mirror(axis)]);
    } else if (move.startsWith('o')) {
      const count = Number.parseInt(move.slice(1), 10);
      placed = placed.map((shape) => ring(count, shape, x));
    } else {
      const count = Number.parseInt(move.slice(1), 10);
      placed = placed.flatMap((shape) =>
        Array.from({ length: count }, (_, i) => {
          const k = i - (count - 1) / 2;
          return shape.move(x * k, y * k, z * k);
        }),
      );
    }
  }
  return placed;
}

export function numbersOf(text: string): number[] {
  if (text === '') return [];
  const values = text.split(',').map(Number);
  if (values.some((value) => !Number.isFinite(value)))
    throw new RangeError(`read a piece: "${text}" is no list of numbers; write numbers between commas.`);
  return values;
}

/** Returns the points of a path: smooth between three or more points when asked. */
export function splineThrough(points: readonly Point[], steps: number, closed = false): Point[] {
  if (points.length < 3) return [...points];
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  const path: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (k: 0 | 1 | 2): number =>
        b[k] +
        0.5 *
          t *
          (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      path.push([value(0), value(1), value(2)]);
    }
  }
  if (!closed) path.push(points[count - 1]!);
  return path;
}
