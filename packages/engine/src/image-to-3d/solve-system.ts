/** Gaussian elimination of a small, definite system with the right side as last column. */
export function solveSystem(matrix: number[][]): number[] {
  for (let k = 0; k < matrix.length; k++) {
    for (let row = 0; row < matrix.length; row++) {
      if (row === k) continue;
      const factor = matrix[row]![k]! / matrix[k]![k]!;
      for (let m = k; m <= matrix.length; m++) matrix[row]![m] = matrix[row]![m]! - factor * matrix[k]![m]!;
    }
  }
  return matrix.map((row, k) => row[matrix.length]! / row[k]!);
}
