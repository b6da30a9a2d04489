/**
 * Returns millimetres of the print per metre of the model, when the request states none: 1:1 up to half a metre;
 * larger models, such as generated figures, print 200 mm long.
 */
export function printScale(extentMetres: number): number {
  return extentMetres > largestPrint ? figureMm / extentMetres : 1000;
}

const largestPrint = 0.5;
const figureMm = 200;
