import { coarseCut } from '@meshwright/runtime/white-box';

/** Returns the number of first bytes from which the coarse level of a file can be cut. @throws when it has none to cut */
export function coarseEnd(file: Uint8Array): number {
  const cut = coarseCut([file]);
  if (!cut) throw new Error('The coarse level needs more than half of this file.');
  let [low, high] = [1, file.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cut.from([file.subarray(0, middle)])) high = middle;
    else low = middle + 1;
  }
  return low;
}
