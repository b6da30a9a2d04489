import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBlender } from '@meshwright/formats/capabilities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxGlb } from '../../testing/box-glb.ts';
import { runHere } from '../../testing/run-here.ts';

const blender = findBlender(process.env.PATH);
let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await writeFile(join(cwd, 'box.glb'), boxGlb());
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const path = (name: string) => join(cwd, name);

describe('blend', () => {
  it('states that a Blender which writes nothing has failed', async () => {
    await mkdir(path('bin'));
    await writeFile(path('bin/blender'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { code, stderr } = await runHere(['convert', 'box.glb', 'box.blend'], {
      cwd,
      env: { PATH: path('bin') },
    });
    expect(code).toBe(13);
    expect(stderr).toMatch(/bin\/blender wrote no .*box\.blend: check that it starts, or write a \.glb/);
  });

  it.skipIf(!blender)(`is written by it${blender ? '' : ' (skipped: no Blender on the PATH)'}`, async () => {
    const { code } = await runHere(['convert', 'box.glb', 'real.blend'], {
      cwd,
      env: { PATH: process.env.PATH! },
    });
    expect(code).toBe(0);
    expect((await stat(path('real.blend'))).size).toBeGreaterThan(10_000);
  });
});
