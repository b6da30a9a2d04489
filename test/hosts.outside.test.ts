import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the installation with a search path and a folder of its own. */
function install(path: string, ...names: string[]) {
  const script = join(import.meta.dirname, '../scripts/hosts/install.mjs');
  const env = { PATH: path, HOSTS_FOLDER: folder };
  try {
    return execFileSync(process.execPath, [script, ...names], { env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

it('an installation without apt names the programs that are missing', () => {
  expect(install(folder, 'godot')).toMatch(/godot was not installed\. apt-get, .*not found: .*Debian/);
});

it('an installation of an unknown editor names the known ones', () => {
  expect(install(folder, 'gobot')).toMatch(/no editor is named gobot; there are godot, blender-4\.3/);
});

it.runIf(process.platform === 'linux')(
  'an installation whose mirror cannot be reached says so, and leaves nothing that passes for complete',
  () => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    for (const name of ['dpkg-deb', 'tar', 'unshare', 'sh']) symlinkSync('/bin/true', join(programs, name));
    const broken =
      '#!/bin/sh\n[ "$1" = --version ] || { echo "E: Could not resolve the mirror" >&2; exit 100; }\n';
    writeFileSync(join(programs, 'apt-get'), broken, { mode: 0o755 });
    const text = install(programs, 'godot');
    expect(text).toMatch(/was not installed.*The mirror was not reached/s);
    expect(install(programs, 'godot')).toBe(text);
  },
);
