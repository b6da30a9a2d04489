import { expect, it } from 'vitest';
import { bakedMotions, shownRow } from './baked-motions.ts';

/** Returns the row of one copy, of a clip that begins at pose 5 and has 10 intervals of 4 rows. */
const rowAt = (rounds: number, phase: number, time: number) =>
  shownRow(bakedMotions(Float32Array.of(5, 10, rounds, phase), 4), time);

it.each([
  ['at its beginning', 1, 0, 0, 20],
  ['in the middle of its first round', 1, 0, 0.5, 40],
  ['ahead by a quarter', 1, 0.25, 0.5, 50],
  ['ahead over its end', 1, 0.75, 0.5, 30],
  ['behind, as after a change of speed', 1, -0.25, 0.5, 30],
  ['in its hundredth round', 2, 0, 50.25, 40],
  ['at the next row from half a row on', 1, 0, 0.515, 41],
  ['standing still', 0, 0.25, 7, 30],
])('shows a copy %s by the nearest row', (_, rounds, phase, time, row) => {
  // The last row is as the first one.
  expect([rowAt(rounds, phase, time), rowAt(rounds, phase, time) - 40]).toContain(row);
});

it('shows the row that is nearest to each moment', () => {
  for (let at = 0; at < 500; at++) {
    const [rounds, phase, time] = [0.3 + (at % 7) * 0.2, (at * 0.37) % 1, at * 0.0713];
    const turns = time * rounds + phase;
    const exact = (turns - Math.floor(turns)) * 40;
    const off = Math.abs(rowAt(rounds, phase, time) - 20 - exact);
    expect(Math.min(off, 40 - off)).toBeLessThan(0.51);
  }
});
