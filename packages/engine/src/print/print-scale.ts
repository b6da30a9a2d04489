/**
 * Millimetres of a print to a metre of the model, where nothing is stated: its own size up to half a metre; what is
 * larger, as generated figures are, is taken to be printed 200 mm long.
 */
export function printScale(extentMetres: number): number {
  return extentMetres > largestPrint ? figureMm / extentMetres : 1000;
}

const largestPrint = 0.5;
const figureMm = 200;
