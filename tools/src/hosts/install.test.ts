import { afterEach, expect, it, vi } from 'vitest';
import { installHosts } from './install.ts';

const print = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  print.mockClear();
  vi.unstubAllEnvs();
});

it('an installation without apt names the programs that are missing', () => {
  vi.stubEnv('PATH', import.meta.dirname);
  vi.stubEnv('HOSTS_FOLDER', `${import.meta.dirname}/no-such-folder`);
  expect(installHosts(['godot'])).toBe(false);
  expect(print.mock.calls.join()).toMatch(/godot was not installed\. apt-get, .*not found: .*Debian/);
});

it('an installation of an unknown editor names the known ones', () => {
  expect(installHosts(['gobot'])).toBe(false);
  expect(print.mock.calls.join()).toMatch(/no editor is named gobot; there are .*\bgodot\b/);
});
