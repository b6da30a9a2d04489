/** Position of the pointer in pixels. */
export type Place = readonly [x: number, y: number];

/** Where controls were found last, by their id. */
export type Places = Map<string, Place>;

/**
 * Points where a control was last, or as far from there as the control that is there now has moved: what is drawn above
 * moves all that is below by the same distance.
 * @param idAt points at a place and returns the id of its control
 * @returns false when the control is elsewhere
 */
export async function pointWhereItWas(
  id: string,
  places: Places,
  idAt: (place: Place) => Promise<string | undefined>,
): Promise<boolean> {
  const last = places.get(id);
  if (!last) return false;
  const found = await idAt(last);
  if (found === id) return true;
  const before = found === undefined ? undefined : places.get(found);
  if (!before) return false;
  const moved: Place = [last[0], last[1] + last[1] - before[1]];
  if ((await idAt(moved)) !== id) return false;
  places.set(id, moved);
  return true;
}

/** Most rows without a button between two buttons: picture, title and text of a job in a narrow sidebar have fewer. */
const longestGap = 30;

/**
 * Halves the rows, whose controls have ascending indices, until the pointer is on the control with index `target`. A row
 * without a control counts as part of the control above it; the rows below the last one are a longer gap.
 * @param indexAt points at a row and returns the index of its control, -1 where there is none
 * @returns false when no row has it
 */
export async function pointAtIndex(
  target: number,
  rowCount: number,
  indexAt: (row: number) => Promise<number>,
): Promise<boolean> {
  let [low, high] = [0, rowCount];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    let row = middle;
    let index = await indexAt(row);
    while (index < 0 && row > low && middle - row < longestGap) index = await indexAt(--row);
    if (index === target) return true;
    if (index > target || (index < 0 && row > low)) high = row;
    else low = middle + 1;
  }
  return false;
}
