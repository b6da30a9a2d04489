import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';

// The shell's file size limit simulates a full disk: a write fails in the middle.
it.skipIf(process.platform === 'win32')('leaves no partial file when the disk is full', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  const bin = join(import.meta.dirname, '../../bin/meshwright.mjs');
  const script = `ulimit -f 8; exec "${process.execPath}" "${bin}" openapi -o openapi.json`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
  expect(await readdir(cwd)).toEqual([]);
  await rm(cwd, { recursive: true });
  expect({ status, stderr }).toMatchObject({ status: exits.local_io.exitCode });
  expect(stderr).toMatch(/cannot write to -o .*openapi\.json \(EFBIG/);
});

it.skipIf(!existsSync('/dev/full'))('an answer that cannot be printed ends with local_io', () => {
  const bin = join(import.meta.dirname, '../../bin/meshwright.mjs');
  const script = `exec "${process.execPath}" "${bin}" openapi --json > /dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: exits.local_io.exitCode });
  expect(stderr).toMatch(/output cannot be written \(ENOSPC\)/);
});
