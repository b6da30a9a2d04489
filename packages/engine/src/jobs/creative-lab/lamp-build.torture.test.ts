import { expect, it } from 'vitest';
import { lampRanges } from '../../creative-lab/lamp/lamp-options.ts';
import { buildLamp, lampPart, lampPrototype } from '../../testing/lamps.ts';

const shade = await lampPrototype();

const ends = Object.entries(lampRanges).flatMap(([name, [least, most]]) =>
  [name === 'thickness_mm' ? 0.05 : least, most].map((value) => [{ [name]: value }] as const),
);
const together = [
  [{ diameter_mm: 50, thickness_mm: 10, cut_amount_percent: 100 }],
  [{ diameter_mm: 400, thickness_mm: 0.05, fixture_offset_x_mm: 80, fixture_offset_z_mm: -80 }],
  [{ rotate_x_deg: 90, cut_amount_percent: 30 }],
  [{ rotate_x_deg: 37, rotate_y_deg: 120, rotate_z_deg: -15, cut_amount_percent: 50 }],
] as const;

it.each([...ends, ...together])('the parts are closed at the ends of the ranges: %o', async (options) => {
  const { files } = await buildLamp(shade, { options });
  expect(Object.keys(files)).toEqual(['lamp.stl', 'base.stl']);
  for (const [name, bytes] of Object.entries(files)) {
    const { status, volume } = await lampPart(bytes);
    expect([name, status]).toEqual([name, 'NoError']);
    expect(volume).toBeGreaterThan(0);
  }
});
