import { expect, it } from 'vitest';
import { type Place, type Places, pointAtIndex, pointWhereItWas } from './search-rows.ts';

/** Rows of a panel: the index of the control of each, -1 for rows without one. */
const rows = [
  -1,
  -1,
  -1,
  0,
  -1,
  1,
  1,
  2,
  ...Array(20).fill(-1),
  3,
  3,
  -1,
  4,
  5,
  ...Array(200).fill(-1),
] as number[];

it.each([0, 1, 2, 3, 4, 5])(
  'finds control %i between texts and above empty rows, with few looks',
  async (target) => {
    let looks = 0;
    let pointed = -1;
    const indexAt = async (row: number) => {
      looks += 1;
      pointed = rows[row]!;
      return pointed;
    };
    expect(await pointAtIndex(target, rows.length, indexAt)).toBe(true);
    expect(pointed).toBe(target);
    expect(looks).toBeLessThan(rows.length / 3);
  },
);

it('says that a control has no row', async () => {
  expect(await pointAtIndex(6, rows.length, async (row) => rows[row]!)).toBe(false);
  expect(await pointAtIndex(0, 0, async () => -1)).toBe(false);
});

/** A panel whose controls are drawn at these heights. */
const drawn =
  (heights: Readonly<Record<string, number>>) =>
  async ([, y]: Place) =>
    Object.keys(heights).find((id) => heights[id] === y);

it('points where a control was, or where what is drawn above has moved it', async () => {
  const places: Places = new Map([
    ['height', [10, 40]],
    ['make', [10, 80]],
  ]);
  expect(await pointWhereItWas('make', places, drawn({ height: 40, make: 80 }))).toBe(true);
  expect(await pointWhereItWas('make', places, drawn({ height: 80, make: 120 }))).toBe(true);
  expect(places.get('make')).toEqual([10, 120]);
});

it('does not find a control that was never seen, or has gone elsewhere', async () => {
  const places: Places = new Map([['make', [10, 80]]]);
  expect(await pointWhereItWas('height', places, drawn({ height: 40 }))).toBe(false);
  expect(await pointWhereItWas('make', places, drawn({ make: 100 }))).toBe(false);
});
