/** Torture takes tables whole (see `vitest.config.ts`). */
const isWhole = process.env.MESHWRIGHT_TABLES === 'whole';

/** How many times the usual number of samples is taken: MESHWRIGHT_SAMPLES, 1 by default. */
const factor = Number(process.env.MESHWRIGHT_SAMPLES || 1);
if (!(factor > 0))
  throw new Error(`MESHWRIGHT_SAMPLES is "${process.env.MESHWRIGHT_SAMPLES}": write a number above 0.`);

/**
 * Returns how many random samples a test takes.
 * @param usual number of samples without MESHWRIGHT_SAMPLES
 * @param torture number of them in torture
 * @returns a whole number, at least 1
 */
export function samples(usual: number, torture: number = usual): number {
  return Math.max(1, Math.round((isWhole ? torture : usual) * factor));
}

/**
 * Returns a part of a table, spread evenly over it and with its first row; in torture the whole table.
 * @param usual number of rows without MESHWRIGHT_SAMPLES; a larger factor takes more of them, up to all
 */
export function sampleOf<Row>(rows: readonly Row[], usual: number): readonly Row[] {
  const count = Math.min(rows.length, samples(usual, rows.length));
  return Array.from({ length: count }, (_, at) => rows[Math.floor((at * rows.length) / count)]!);
}

/**
 * Returns the rows of a table that run through different branches of the code; in torture the whole table.
 * @param isBranch whether a row is the one that stands for its branch
 */
export function branchesOf<Row>(
  rows: readonly Row[],
  isBranch: (row: Row, at: number) => boolean,
): readonly Row[] {
  return isWhole ? sampleOf(rows, rows.length) : rows.filter(isBranch);
}
