import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, closePools, context, job, pool, scriptedWorker, workersAlive } from '../testing/pools.ts';
import { createMemoryWatch } from './memory-watch.ts';

const folder = join(import.meta.dirname, '../..');

beforeAll(() => {
  // The pool runs the built worker, which `npm test` builds first.
  if (!existsSync(join(folder, 'dist/worker/worker.js'))) {
    execFileSync(process.execPath, ['--import', 'tsx', '../../tools/src/build.ts'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
});

closePools();

const knot = Uint8Array.from(await writeGlb(knotDocument(200, 20)));

describe('the built worker', () => {
  it('runs a real job, reports progress, and returns the files', async () => {
    const reporter = context();
    const output = await pool().run(
      job('remesh', { target_polycount: 300, target_formats: ['glb', 'stl'] }, knot.slice()),
      reporter,
    );
    expect(Object.keys(output.files).sort()).toEqual(['model.glb', 'model.stl', 'thumbnail.png']);
    expect(output.result).toMatchObject({ model_urls: { glb: 'model.glb', stl: 'model.stl' } });
    expect(reporter.seen.at(-1)).toBe(100);
    expect(reporter.seen).toEqual(reporter.seen.toSorted((a, b) => a - b));
  });

  it('passes on a job error with its code, and stays usable', async () => {
    const one = pool();
    await expect(one.run(job('remesh', {}, new Uint8Array(3)), context())).rejects.toMatchObject({
      name: 'JobError',
      code: 'unsupported_format',
    });
    await expect(one.run(job('convert', {}, knot.slice()), context())).resolves.toBeDefined();
  });

  it('refuses input that a job would refuse, and accepts families outside `checkedFamilies`', async () => {
    const one = pool();
    await expect(one.check(job('rigging', {}, knot.slice()), context())).rejects.toMatchObject({
      name: 'JobError',
      code: 'no_body',
    });
    await expect(one.check(job('convert', {}, knot.slice()), context())).resolves.toBeUndefined();
  });

  it('draws a clip of the library, and refuses an unknown name', async () => {
    const one = pool();
    const gif = Buffer.from(await one.preview('walking'));
    expect(gif.toString('latin1', 0, 6)).toBe('GIF89a');
    await expect(one.preview('nonsense')).rejects.toMatchObject({ code: 'invalid_option' });
  });

  it('refuses an unknown job', async () => {
    await expect(pool().run(job('nonsense'), context())).rejects.toMatchObject({ code: 'invalid_option' });
  });
});

describe('files are moved, not copied', () => {
  it('empties the views of the caller that own their buffer', async () => {
    const bytes = knot.slice();
    await pool().run(job('convert', {}, bytes), context());
    expect(bytes.byteLength).toBe(0);
  });
});

describe('abort', () => {
  it('kills a real job in the middle of its work', async () => {
    const one = pool();
    const stop = new AbortController();
    const large = Uint8Array.from(await writeGlb(knotDocument(1400, 36)));
    const progress = (percent: number): void => {
      if (percent > 0) stop.abort();
    };
    const running = one.run(job('remesh', { target_formats: ['glb', 'obj', '3mf'] }, large), {
      progress,
      signal: stop.signal,
    });
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    await expect(one.run(job('convert', {}, knot.slice()), context())).resolves.toBeDefined();
  });

  it('of a signal that is already aborted starts no job', async () => {
    await expect(
      pool().run(job('convert', {}, knot.slice()), context(AbortSignal.abort())),
    ).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(workersAlive()).toBe(0);
  });
});

describe('a thread that breaks', () => {
  it('by exceeding its heap fails with out_of_memory', async () => {
    const greedy = 'const all = []; for (;;) all.push(new Array(1e5).fill(runs));';
    const one = pool({ workerUrl: scriptedWorker(greedy), maxOldGenerationSizeMb: 16 });
    await expect(one.run(job('a'), context())).rejects.toMatchObject({ code: 'out_of_memory' });
  });

  it('by filling process memory outside its heap fails with out_of_memory and frees it', async () => {
    const greedy =
      'if (input.family === "bad") { const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1)); }';
    const ceiling = process.memoryUsage.rss() + 300 * 2 ** 20;
    const one = pool({
      workerUrl: scriptedWorker(`${greedy} else ${answer}`),
      memory: createMemoryWatch({ maxBytes: ceiling }),
    });
    await expect(one.run(job('bad'), context())).rejects.toMatchObject({
      code: 'out_of_memory',
      message: expect.stringMatching(/exceeded \d+ MiB, .*; send a smaller or simpler model/),
    });
    await expect(one.run(job('good'), context())).resolves.toMatchObject({ result: { runs: 1 } });
  });

  it('is killed at the time limit', async () => {
    const one = pool({ workerUrl: scriptedWorker('for (;;) {}'), timeoutMs: 50 });
    await expect(one.run(job('a'), context())).rejects.toMatchObject({ code: 'timed_out' });
  });
});
