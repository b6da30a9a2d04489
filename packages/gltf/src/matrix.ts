/** A 4 x 4 matrix in column order, as glTF stores it. */
export type Matrix = Float64Array;

export type Vector = [number, number, number];

export function identity(): Matrix {
  const matrix = new Float64Array(16);
  matrix[0] = matrix[5] = matrix[10] = matrix[15] = 1;
  return matrix;
}

export function multiply(a: ArrayLike<number>, b: ArrayLike<number>): Matrix {
  const product = new Float64Array(16);
  for (let column = 0; column < 16; column += 4) {
    for (let row = 0; row < 4; row++) {
      product[column + row] =
        a[row]! * b[column]! +
        a[row + 4]! * b[column + 1]! +
        a[row + 8]! * b[column + 2]! +
        a[row + 12]! * b[column + 3]!;
    }
  }
  return product;
}

/** Combines translation, unit quaternion (x, y, z, w) and scale into one matrix. */
export function compose(
  translation: ArrayLike<number>,
  rotation: ArrayLike<number>,
  scale: ArrayLike<number>,
): Matrix {
  const [x, y, z, w] = [rotation[0]!, rotation[1]!, rotation[2]!, rotation[3]!];
  const [sx, sy, sz] = [scale[0]!, scale[1]!, scale[2]!];
  return Float64Array.of(
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    translation[0]!,
    translation[1]!,
    translation[2]!,
    1,
  );
}

/**
 * True when the matrix only swaps, flips and scales axes, so that the box of a transformed shape equals the
 * transformed box. `tolerance` is relative to the largest entry.
 */
export function permutesAxes(matrix: ArrayLike<number>, tolerance = 1e-7): boolean {
  let largest = 0;
  for (const entry of LINEAR) largest = Math.max(largest, Math.abs(matrix[entry]!));
  const limit = largest * tolerance;
  for (let column = 0; column < 3; column++) {
    let significant = 0;
    for (let row = 0; row < 3; row++) if (Math.abs(matrix[column * 4 + row]!) > limit) significant++;
    if (significant > 1) return false;
  }
  for (let row = 0; row < 3; row++) {
    let significant = 0;
    for (let column = 0; column < 3; column++) if (Math.abs(matrix[column * 4 + row]!) > limit) significant++;
    if (significant > 1) return false;
  }
  return true;
}

/** The factor of a matrix that scales all axes equally without mirroring; null for any other. */
export function uniformScale(matrix: ArrayLike<number>, tolerance = 1e-5): number | null {
  const [x, y, z] = [0, 4, 8].map((at) => Math.hypot(matrix[at]!, matrix[at + 1]!, matrix[at + 2]!));
  const dot = (a: number, b: number) =>
    matrix[a]! * matrix[b]! + matrix[a + 1]! * matrix[b + 1]! + matrix[a + 2]! * matrix[b + 2]!;
  const most = Math.max(x!, y!, z!);
  const even = most > 0 && most - Math.min(x!, y!, z!) <= most * tolerance;
  const square = [dot(0, 4), dot(0, 8), dot(4, 8)].every((each) => Math.abs(each) <= most * most * tolerance);
  if (!even || !square) return null;
  const cross = matrix[1]! * matrix[6]! - matrix[2]! * matrix[5]!;
  const second = matrix[2]! * matrix[4]! - matrix[0]! * matrix[6]!;
  const third = matrix[0]! * matrix[5]! - matrix[1]! * matrix[4]!;
  return cross * matrix[8]! + second * matrix[9]! + third * matrix[10]! > 0 ? x! : null;
}

const LINEAR = [0, 1, 2, 4, 5, 6, 8, 9, 10];

/** Whether a transform turns the fronts of triangles to backs, which renderers undo. */
export function mirrors(m: Matrix): boolean {
  const cross = (a: number, b: number, c: number) => m[a]! * (m[b]! * m[c + 2]! - m[b + 1]! * m[c + 1]!);
  return cross(0, 5, 8) - cross(4, 1, 8) + cross(8, 1, 4) < 0;
}
