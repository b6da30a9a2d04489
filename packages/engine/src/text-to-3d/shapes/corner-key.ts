import type { Shape } from './shape.ts';

/** Returns what is the same for all corners of a shape that are at one place and have one normal. */
export function cornerKey(
  { positions, normals }: Pick<Shape, 'positions' | 'normals'>,
  corner: number,
): string {
  let key = '';
  for (let i = 3 * corner; i < 3 * corner + 3; i++)
    key += `${Math.round(positions[i]! * 1e5)},${Math.round(normals[i]! * 1e5)},`;
  return key;
}
