import { ClientError } from '@meshwright/client';
import { GltfError } from '@meshwright/gltf';
import { expect, it } from 'vitest';
import { CliError } from './cli-error.ts';
import { savingFailure } from './write-failure.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
  syscall: 'write',
});

it.each([
  full,
  new ClientError('sink_failed', 'x', { cause: full }),
  new GltfError('not_writable', 'chest.glb: writing failed (ENOSPC); nothing was left behind'),
])('%o of a full disk names the disk and the folder', (error) => {
  const failure = savingFailure('/out/chest', error);
  expect(failure).toMatchObject({ code: 'local_io' });
  expect(String(failure)).toMatch(/\/out\/chest \(ENOSPC: the disk is full\): free some space, or .*--out/);
});

it.each([new CliError('timed_out', 'x'), new ClientError('network', 'x'), new TypeError('x')])(
  '%o stays what it is',
  (error) => {
    expect(savingFailure('/out/chest', error)).toBe(error);
  },
);
