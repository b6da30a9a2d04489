import { expect, it } from 'vitest';
import { buildLamp } from '../../testing/lamps.ts';
import { photo } from '../../testing/photos.ts';

// lamp-build.torture.test.ts builds lamps.
const prototype = { files: { 'prototype.png': (await photo('cat')).bytes }, result: {} };

it.each([
  [{ options: { diameter_mm: 49 } }],
  [{ options: { thickness_mm: 0 } }],
  [{ options: { light_source_preset: 'led' } }],
  [{ output: { format: 'glb' } }],
])('refuses %o', async (request) => {
  await expect(buildLamp(prototype, request)).rejects.toMatchObject({ code: 'invalid_option' });
});
