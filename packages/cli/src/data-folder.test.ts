import { expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

it.each([
  ['linux', { HOME: '/home/ann' }, '/home/ann/.cache/meshwright/embedded'],
  ['linux', { HOME: '/home/ann', XDG_CACHE_HOME: '/cache' }, '/cache/meshwright/embedded'],
  ['linux', { HOME: '/home/ann', XDG_CACHE_HOME: 'relative' }, '/home/ann/.cache/meshwright/embedded'],
  ['darwin', { HOME: '/Users/ann' }, '/Users/ann/Library/Caches/meshwright/embedded'],
] as const)('on %s with %j it is %s', (platform, env, folder) => {
  expect(dataFolder('embedded', { env }, platform)).toBe(folder);
});

it('is another one for the service in the foreground', () => {
  const env = { HOME: '/home/ann' };
  expect(dataFolder('service', { env })).not.toBe(dataFolder('embedded', { env }));
});
