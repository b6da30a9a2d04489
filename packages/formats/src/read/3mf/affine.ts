/** Rows of a 4 by 3 matrix that multiplies row vectors from the left. */
export type Affine = readonly number[];

export const identity: Affine = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/** Returns the transform from Z up in file units to Y up in metres. */
export function upright(scale: number): Affine {
  return [scale, 0, 0, 0, 0, -scale, 0, scale, 0, 0, 0, 0];
}

export function apply(m: Affine, p: readonly number[], i: number): [number, number, number] {
  const [x, y, z] = [p[i]!, p[i + 1]!, p[i + 2]!];
  return [0, 1, 2].map((k) => x * m[k]! + y * m[3 + k]! + z * m[6 + k]! + m[9 + k]!) as [
    number,
    number,
    number,
  ];
}

export function multiply(outer: Affine, inner: Affine): Affine {
  const rows = [0, 3, 6, 9].map((row) => {
    const [x, y, z] = apply(outer, inner, row);
    // The first three rows are directions, which are not translated.
    return row === 9 ? [x, y, z] : [x - outer[9]!, y - outer[10]!, z - outer[11]!];
  });
  return rows.flat();
}

export function determinant(m: Affine): number {
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
