import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { installHosts } from './install.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

it.runIf(process.platform === 'linux')(
  'an installation whose mirror cannot be reached says so, and leaves nothing that passes for complete',
  () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    for (const name of ['dpkg-deb', 'tar', 'unshare', 'sh']) symlinkSync('/bin/true', join(programs, name));
    const broken = '#!/bin/sh\necho "E: Could not resolve the mirror" >&2; exit 100\n';
    writeFileSync(join(programs, 'apt-get'), broken, { mode: 0o755 });
    vi.stubEnv('PATH', programs);
    vi.stubEnv('HOSTS_FOLDER', folder);
    expect(installHosts(['godot'])).toBe(false);
    const [text] = print.mock.calls[0]!;
    expect(text).toMatch(/was not installed.*The mirror was not reached/s);
    expect(installHosts(['godot'])).toBe(false);
    expect(print.mock.calls[1]).toEqual([text]);
  },
);
