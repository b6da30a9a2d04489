import { type Row, refuse } from '../../content/read-rows.ts';
import type { Kit } from '../kit.ts';
import type { Random } from '../random.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { type Move, moves } from './moves.ts';

/** Shapes by slot; the empty name is the slot that the clause of a line names. */
export type Pieces = Readonly<Record<string, readonly Shape[]>>;

/** The words of one piece: `cyl .1 .5 @0,.2,0 mir`. */
export interface PieceWords {
  readonly form: string;
  /** Numbers, words and points, in order. */
  readonly args: readonly string[];
  /** Segments, bevel or crease, by letter: `s12`, `b.01`, `c70`. */
  readonly options: Readonly<Record<string, number>>;
  readonly moves: readonly { readonly move: Move; readonly values: readonly number[] }[];
}

/** What the numbers of a piece may depend on: the subject's random source, and its varied numbers by name. */
export interface Draw {
  readonly random: Random;
  readonly values: Readonly<Record<string, number>>;
}

/** A piece that is read: how often it is made, and its words for one draw. */
export interface Piece {
  readonly form: string;
  readonly times: number;
  /** Whether it draws numbers of its own. */
  readonly draws: boolean;
  readonly words: (draw: Draw) => PieceWords;
}

/** A list of numbers that may vary. */
export interface Values {
  readonly varies: boolean;
  readonly at: (draw: Draw) => number[];
}

/**
 * Reads one piece: an optional repetition `6*`, a form, then its words. `s12`, `b.01` and `c70` are options, moves and
 * copies are those of `moves`, and all others are arguments. A number is a sum such as `.1+.5wide`, of which one range
 * `.1~.2` or choice `6|8` is drawn again for each repetition; `i` counts these from 0.
 * @param known names of the subject's varied numbers
 */
export function readPiece(row: Pick<Row, 'place'>, text: string, known: readonly string[]): Piece {
  const [first = '', ...tokens] = text.trim().split(/\s+/);
  const [, count, form = ''] = /^(?:(\d+)\*)?(.*)$/.exec(first)!;
  const names = count === undefined ? known : [...known, 'i'];
  const args: ((draw: Draw) => string)[] = [];
  const options: Record<string, number> = {};
  const placed: { move: Move; values: Values }[] = [];
  let varies = count !== undefined;
  for (const token of tokens) {
    const option = /^([sbc])([\d.]+)$/.exec(token);
    const name = Object.keys(moves).find((start) => moves[start]!.pattern.test(token));
    if (option) options[option[1]!] = Number(option[2]);
    else if (name !== undefined) {
      const move = moves[name]!;
      const values = readValues(row, token.replace(move.pattern, '').replaceAll(':', ','), names, token);
      const { length } = values.at(sample(names));
      if (length < move.least || length > move.most) refuse(row, token, `is no move; write ${move.example}`);
      varies ||= values.varies;
      placed.push({ move, values });
    } else if (form === 'word' || /^(?:~|level|\/)$/.test(token)) args.push(() => token);
    else {
      const between = token.includes('>') ? '>' : ',';
      const values = readValues(row, token.replaceAll('>', ','), names, token);
      varies ||= values.varies;
      args.push(values.varies ? (draw) => values.at(draw).join(between) : () => token);
    }
  }
  const words = (draw: Draw): PieceWords => ({
    form,
    args: args.map((arg) => arg(draw)),
    options,
    moves: placed.map(({ move, values }) => ({ move, values: values.at(draw) })),
  });
  const fixed = varies ? undefined : words(sample([]));
  return { form, times: Number(count ?? 1), draws: /\S[~|]/.test(text), words: fixed ? () => fixed : words };
}

/** A draw for checking a text: every name is 1, and every range its middle. */
export function sample(names: readonly string[]): Draw {
  const random: Random = {
    between: (low, high) => (low + high) / 2,
    whole: (low) => low,
    pick: (choices) => choices[0]!,
  };
  return { random, values: Object.fromEntries(names.map((name) => [name, 1])) };
}

/** Reads numbers between commas; each may be a sum with names, a range or a choice. */
export function readValues(
  row: Pick<Row, 'place'>,
  text: string,
  names: readonly string[],
  token = text,
): Values {
  if (text === '') return { varies: false, at: () => [] };
  const parts = text.split(',').map((part) => readNumber(part, names));
  if (parts.includes(undefined))
    refuse(
      row,
      token,
      `is no word of a piece and no list of numbers; write numbers with commas between${names.length > 0 ? `, or sums with ${names.join(', ')}` : ''}`,
    );
  const numbers = parts as Varied[];
  if (!numbers.some(({ varies }) => varies)) {
    const fixed = numbers.map(({ at }) => at(sample([])));
    return { varies: false, at: () => fixed };
  }
  return { varies: true, at: (draw) => numbers.map(({ at }) => at(draw)) };
}

interface Varied {
  readonly varies: boolean;
  readonly at: (draw: Draw) => number;
}

function readNumber(text: string, names: readonly string[]): Varied | undefined {
  for (const [sign, draw] of [
    ['~', (random: Random, [low = 0, high = 0]: number[]) => random.between(low, high)],
    ['|', (random: Random, choices: number[]) => random.pick(choices)],
  ] as const) {
    if (!text.includes(sign)) continue;
    const sides = text.split(sign).map((side) => readSum(side, names));
    if (sides.includes(undefined) || (sign === '~' && sides.length !== 2)) return undefined;
    const ends = sides as Varied[];
    return {
      varies: true,
      at: (given) =>
        draw(
          given.random,
          ends.map(({ at }) => at(given)),
        ),
    };
  }
  return readSum(text, names);
}

function readSum(text: string, names: readonly string[]): Varied | undefined {
  const plain = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(plain)) return { varies: false, at: () => plain };
  const term = /([+-]?)(\d*\.?\d*)([a-z]\w*)?/y;
  const terms: { size: number; name: string | undefined }[] = [];
  while (term.lastIndex < text.length) {
    const start = term.lastIndex;
    const [all = '', sign, amount = '', name] = term.exec(text) ?? [];
    const isNumber = /\d/.test(amount) || (amount === '' && name !== undefined);
    if (!isNumber || (start > 0 && sign === '') || (name !== undefined && !names.includes(name)))
      return undefined;
    terms.push({ size: (sign === '-' ? -1 : 1) * (amount === '' ? 1 : Number(amount)), name });
    term.lastIndex = start + all.length;
  }
  if (terms.length === 0) return undefined;
  const at = ({ values }: Draw): number =>
    terms.reduce((sum, { size, name }) => sum + (name === undefined ? size : size * (values[name] ?? 0)), 0);
  return { varies: true, at };
}

/** Applies the moves and copies of a piece in their order. */
export function place(shapes: readonly Shape[], words: PieceWords, kit: Kit): Shape[] {
  return words.moves.reduce((placed, { move, values }) => move.apply(placed, values, kit), [...shapes]);
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
