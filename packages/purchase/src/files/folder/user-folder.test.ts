import { expect, it } from 'vitest';
import { stateFolder, userFolder } from './user-folder.ts';

it.each([
  ['linux', { HOME: '/home/ann' }, '/home/ann/.cache/meshwright/embedded'],
  ['linux', { HOME: '/home/ann', XDG_CACHE_HOME: '/cache' }, '/cache/meshwright/embedded'],
  ['linux', { HOME: '/home/ann', XDG_CACHE_HOME: 'relative' }, '/home/ann/.cache/meshwright/embedded'],
  ['darwin', { HOME: '/Users/ann' }, '/Users/ann/Library/Caches/meshwright/embedded'],
] as const)('on %s with %j it is %s', (platform, env, folder) => {
  expect(userFolder('embedded', env, platform)).toBe(folder);
});

it('differs for the service in the foreground', () => {
  const env = { HOME: '/home/ann' };
  expect(userFolder('service', env)).not.toBe(userFolder('embedded', env));
});

it.each([
  ['linux', { HOME: '/home/ann' }, '/home/ann/.local/state/meshwright'],
  ['linux', { HOME: '/home/ann', XDG_STATE_HOME: '/state' }, '/state/meshwright'],
  ['linux', { HOME: '/home/ann', XDG_STATE_HOME: 'relative' }, '/home/ann/.local/state/meshwright'],
  ['darwin', { HOME: '/Users/ann' }, '/Users/ann/Library/Application Support/meshwright'],
] as const)('on %s with %j the permanent files are in %s', (platform, env, folder) => {
  expect(stateFolder(env, platform)).toBe(folder);
});
