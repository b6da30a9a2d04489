import type { Point } from '../shapes/shape.ts';
import type { Profile } from '../solids/lathe-facets.ts';
import { type PieceWords, splineThrough } from './piece.ts';

const listOf = (arg: string): number[] => arg.split(',').map(Number);

export const numbers = ({ args }: PieceWords): number[] =>
  args.map(Number).filter((value) => Number.isFinite(value));
const pairs = ({ args }: PieceWords): [number, number][] =>
  args.filter((arg) => arg.includes(',')).map((arg) => listOf(arg) as [number, number]);
export const triples = ({ args }: PieceWords): Point[] =>
  args.filter((arg) => arg.includes(',')).map((arg) => listOf(arg) as unknown as Point);
/** The segments of a round piece; a rippled one needs all of them. */
export const segments = (
  { options, moves: applied }: PieceWords,
  normal: number,
): { segments: number; exact: boolean } => ({
  segments: options.s ?? normal,
  exact: applied.some(({ move }) => move.deforms === 'around'),
});

/** The options of a revolved outline: one that is bent after needs all points. */
export const turned = (words: PieceWords): { crease: number; spline: boolean } => ({
  crease: isSmooth(words) ? 70 : 40,
  spline: isSmooth(words) && !words.moves.some(({ move }) => move.deforms === 'along'),
});

export const isSmooth = ({ args }: PieceWords): boolean => args.includes('~');

/** The points of a revolved outline; "~" smooths it. */
export function profileOf(words: PieceWords): [number, number][] {
  const corners = pairs(words);
  if (!isSmooth(words)) return corners;
  return splineThrough(
    corners.map(([x, y]): Point => [x, y, 0]),
    4,
  ).map(([r, y]): [number, number] => [r < 1e-6 ? 0 : r, y]);
}

/** The options of a solid that a piece gives: crease in degrees, and level rows of texture. */
export const surface = ({ args, options }: PieceWords): { crease?: number; level?: boolean } => ({
  ...(options.c !== undefined && { crease: options.c }),
  ...(args.includes('level') && { level: true }),
});

/** A flat outline; "~" smooths it. */
export function outlineOf(words: PieceWords): Profile {
  const corners = pairs(words);
  if (!isSmooth(words)) return corners;
  return splineThrough(
    corners.map(([x, y]): Point => [x, y, 0]),
    4,
    true,
  ).map(([x, y]) => [x, y] as const);
}
