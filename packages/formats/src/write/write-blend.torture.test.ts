import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { alive, blendFolder } from '../testing/blend-folder.ts';
import { writeBlend } from './write-blend.ts';

const { folder, leftovers, program } = blendFolder();

it.each([
  ['fails', 'exit 3'],
  ['says it is done and wrote nothing', 'exit 0'],
])('a Blender that %s returns null and leaves no files', async (_, script) => {
  const blenderPath = program('blender', script);
  expect(await writeBlend(await sceneDocument(), { blenderPath })).toBeNull();
  expect(leftovers()).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'ends a Blender that hangs at the time limit or on abort',
  async () => {
    const pidFile = join(folder, 'hangs.pid');
    const blenderPath = program('hangs', `echo $$ > ${pidFile}; exec sleep 1000`);
    expect(await writeBlend(await sceneDocument(), { blenderPath, timeoutMs: 1 })).toBeNull();
    rmSync(pidFile, { force: true });
    const stop = new AbortController();
    const run = writeBlend(await sceneDocument(), { blenderPath, signal: stop.signal });
    const outcome = expect(run).rejects.toThrow('enough');
    await expect.poll(() => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '')).toMatch(/\n$/);
    stop.abort(new Error('enough'));
    await outcome;
    expect(alive(Number(readFileSync(pidFile, 'utf8')))).toBe(false);
  },
);
