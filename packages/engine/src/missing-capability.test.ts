import { expect, it } from 'vitest';
import { jobs } from './jobs.ts';
import { missingCapability } from './missing-capability.ts';

it.each(Object.keys(jobs))('%s lacks nothing with the formats that are written', (family) => {
  expect(missingCapability(family, {})).toBeNull();
  expect(missingCapability(family, { target_formats: ['glb', 'obj', 'stl', '3mf'] })).toBeNull();
});

it.each(['rigging', 'keycap', 'constructor', ''])('names a family without a job: "%s"', (family) => {
  expect(missingCapability(family, {})).toBe(`The local engine has no ${family} job yet.`);
});

it('names the formats that are not written, and those that are', () => {
  expect(missingCapability('convert', { target_formats: ['glb', 'fbx', 'usdz'] })).toBe(
    'The local engine does not write fbx, usdz yet; it writes glb, obj, stl, 3mf.',
  );
});
