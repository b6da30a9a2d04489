import { expect, it } from 'vitest';
import { buildLamp, lampPart, lampPrototype } from '../../testing/lamps.ts';

// lamp-build.torture.test.ts builds every option.
const shade = await lampPrototype();
const build = (request: object = {}) => buildLamp(shade, request);

it('a build is two closed STL files on the ground, the base with an opening of 60 mm', async () => {
  const { files, result, standIn } = await build();
  expect(result).toEqual({ model_urls: { lamp_stl: 'lamp.stl', base_stl: 'base.stl' } });
  expect(standIn).toMatch(/not a trained model/);
  const [lamp, base] = [await lampPart(files['lamp.stl']!), await lampPart(files['base.stl']!)];
  for (const each of [lamp, base]) {
    expect(each.status).toBe('NoError');
    expect(each.low).toBeCloseTo(0, 6);
  }
  expect(base.pieces).toBe(1);
  expect(lamp.sizes[0]!).toBeGreaterThan(147);
  expect(lamp.sizes[0]!).toBeLessThanOrEqual(150.01);
  // A plate of 8 mm with a ring of 4 mm, less the opening.
  const whole = Math.PI * (base.sizes[0]! / 2) ** 2 * 8;
  expect(base.volume * 1e9).toBeLessThan(whole - Math.PI * 30 ** 2 * 8 + 40_000);
  expect(base.sizes[1]!).toBeCloseTo(12, 1);
});

it.each([
  [{ options: { diameter_mm: 49 } }],
  [{ options: { thickness_mm: 0 } }],
  [{ options: { light_source_preset: 'led' } }],
  [{ output: { format: 'glb' } }],
])('refuses %o', async (request) => {
  await expect(build(request)).rejects.toMatchObject({ code: 'invalid_option' });
});
