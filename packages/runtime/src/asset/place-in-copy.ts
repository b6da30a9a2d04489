/** Numbers of matrices, columns first. */
interface Numbers {
  [at: number]: number;
}

/**
 * Writes the matrix of a copy times that of a part of it. Both are places, so the last row, 0, 0, 0 and 1, is not written.
 * Runs for each copy that moves, in each frame.
 * @param local of the part within a copy
 * @param at first number of the copy in `copies`
 * @param to first number of the result in `out`
 */
export function placeInCopy(local: Numbers, copies: Numbers, at: number, out: Numbers, to: number): void {
  for (let column = 0; column < 16; column += 4) {
    const x = local[column]!;
    const y = local[column + 1]!;
    const z = local[column + 2]!;
    const isPoint = column === 12 ? 1 : 0;
    for (let row = 0; row < 3; row++) {
      out[to + column + row] =
        copies[at + row]! * x +
        copies[at + 4 + row]! * y +
        copies[at + 8 + row]! * z +
        copies[at + 12 + row]! * isPoint;
    }
  }
}
