import { expect, it } from 'vitest';
import { jobs } from '../jobs.ts';
import { missingCapability } from './missing-capability.ts';

const formats = ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf'];

it.each(Object.keys(jobs))('%s lacks nothing with the formats of the spec', (family) => {
  expect(missingCapability(family, {})).toBeNull();
  expect(missingCapability(family, { target_formats: formats })).toBeNull();
});

it.each(['no-such-family', 'constructor', ''])('reports a family without a job: "%s"', (family) => {
  expect(missingCapability(family, {})).toBe(`The local engine has no ${family} job yet.`);
});

it('lists the formats that are not written, and those that are', () => {
  expect(missingCapability('convert', { target_formats: ['glb', 'dae', 'x3d'] })).toBe(
    'The local engine does not write dae, x3d; it writes glb, fbx, obj, stl, usdz, 3mf.',
  );
});

it('never reports blend as lacking (spec: Remesh task object; readings R31)', () => {
  expect(missingCapability('convert', { target_formats: ['blend'] })).toBeNull();
  expect(missingCapability('convert', { target_formats: ['glb', 'blend'] })).toBeNull();
});
