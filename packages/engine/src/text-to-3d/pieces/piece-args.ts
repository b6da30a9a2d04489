import type { Point } from '../shapes/shape.ts';
import { numbersOf, type PieceWords, splineThrough } from './piece.ts';

export const numbers = ({ args }: PieceWords): number[] =>
  args.filter((arg) => !/[,~]/.test(arg)).map(Number);
export const pairs = ({ args }: PieceWords): [number, number][] =>
  args.filter((arg) => arg.includes(',')).map((arg) => numbersOf(arg) as [number, number]);
export const triples = ({ args }: PieceWords): Point[] =>
  args.filter((arg) => arg.includes(',')).map((arg) => numbersOf(arg) as unknown as Point);
export const segments = ({ options }: PieceWords, normal: number): { segments: number } => ({
  segments: options.s ?? normal,
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
