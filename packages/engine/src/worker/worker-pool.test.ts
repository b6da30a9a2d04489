import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, markAsUntransferable } from 'node:worker_threads';
import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext, JobInput } from '../job/job.ts';
import { createMemoryWatch } from './memory-watch.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
import { postMoving } from './worker-protocol.ts';

const folder = join(import.meta.dirname, '../..');

beforeAll(() => {
  // The pool runs the built worker, which `npm test` builds first.
  if (!existsSync(join(folder, 'dist/worker/worker.js'))) {
    execFileSync(process.execPath, ['--import', 'tsx', '../../tools/src/build.ts'], { cwd: folder, stdio: 'inherit' });
  }
});

const pools: WorkerPool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  expect(workersAlive()).toBe(0);
});

function pool(options: WorkerPoolOptions = {}): WorkerPool {
  const made = createWorkerPool({ size: 1, ...options });
  pools.push(made);
  return made;
}

/** Number of threads of this process that have not ended, from Node's diagnostic report. */
function workersAlive(): number {
  const { workers } = process.report.getReport() as unknown as { workers: unknown[] };
  return workers.length;
}

const knot = Uint8Array.from(await writeGlb(knotDocument(200, 20)));

function job(
  family: string,
  request: Readonly<Record<string, unknown>> = {},
  bytes = knot.slice(),
): JobInput {
  return { family, request, files: { model: { name: 'upload.glb', bytes } }, seed: 1 };
}

function context(signal = new AbortController().signal): JobContext & { seen: number[] } {
  const seen: number[] = [];
  return { progress: (percent) => seen.push(percent), signal, seen };
}

/** Returns a scripted worker of the pool's protocol, for behaviour that real jobs do not show on demand. */
function scriptedWorker(script: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'; let runs = 0; parentPort.on('message', ({ input }) => { runs++; ${script} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

const answer = `parentPort.postMessage({ type: 'done', output: { files: {}, result: { runs } } });`;

describe('the built worker', () => {
  it('runs a real job, reports progress, and returns the files', async () => {
    const reporter = context();
    const output = await pool().run(
      job('remesh', { target_polycount: 300, target_formats: ['glb', 'stl'] }),
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
    await expect(one.run(job('convert'), context())).resolves.toBeDefined();
  });

  it('refuses input that a job would refuse, and accepts families outside `checkedFamilies`', async () => {
    const one = pool();
    await expect(one.check(job('rigging'), context())).rejects.toMatchObject({
      name: 'JobError',
      code: 'no_body',
    });
    await expect(one.check(job('convert'), context())).resolves.toBeUndefined();
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

  it('moves whole buffers, copies views into larger ones and untransferable buffers', async () => {
    const { port1, port2 } = new MessageChannel();
    const [own, part, fixed] = [
      new Uint8Array([1, 2]),
      new Uint8Array([0, 3, 4]).subarray(1),
      new Uint8Array([5]),
    ];
    markAsUntransferable(fixed.buffer); // like memory of native addons
    const arrived = once(port2, 'message');
    postMoving(port1, { own, part, fixed }, [own, part, fixed]);
    expect((await arrived)[0]).toEqual({
      own: new Uint8Array([1, 2]),
      part: new Uint8Array([3, 4]),
      fixed: new Uint8Array([5]),
    });
    expect([part.length, fixed.length]).toEqual([2, 1]);
    expect(() => postMoving(port1, { own: () => {} }, [])).toThrow('could not be cloned');
    port1.close();
  });
});

describe('abort', () => {
  it('rejects at once, kills the thread, and the next job gets a new one', async () => {
    const endless = scriptedWorker(`if (input.family === 'endless') for (;;) {} ${answer}`);
    const one = pool({ workerUrl: endless });
    const stop = new AbortController();
    const running = one.run(job('endless'), context(stop.signal));
    const queued = one.run(job('short'), context());
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    await expect(queued).resolves.toMatchObject({ result: { runs: 1 } });
  });

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
    await expect(one.run(job('convert'), context())).resolves.toBeDefined();
  });

  it('takes a queued job out of the queue', async () => {
    const one = pool({ workerUrl: scriptedWorker(answer) });
    const stop = new AbortController();
    const first = one.run(job('a'), context());
    const second = one.run(job('b'), context(stop.signal));
    stop.abort();
    await expect(second).rejects.toMatchObject({ code: 'aborted' });
    await first;
    await expect(one.run(job('c'), context())).resolves.toMatchObject({ result: { runs: 2 } });
  });

  it('of a signal that is already aborted starts no job', async () => {
    await expect(pool().run(job('convert'), context(AbortSignal.abort()))).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(workersAlive()).toBe(0);
  });
});

describe('a thread that breaks', () => {
  it.each([
    ['ends by itself', 'if (input.family === "bad") process.exit(3);'],
    [
      'throws outside a job',
      'if (input.family === "bad") setTimeout(() => { throw new Error("outside"); });',
    ],
  ])('fails its job when it %s, and a new one runs the next', async (_, script) => {
    const one = pool({ workerUrl: scriptedWorker(`${script} else ${answer}`) });
    const bad = one.run(job('bad'), context());
    const good = one.run(job('good'), context());
    await expect(bad).rejects.toMatchObject({ code: 'worker_crashed' });
    await expect(good).resolves.toMatchObject({ result: { runs: 1 } });
  });

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

  it.each([
    [1_000, 1],
    [999, 2],
  ])(
    'that holds %i of 999 allowed bytes after its job has run %i jobs after the next',
    async (held, runs) => {
      const holds = `parentPort.postMessage({ type: 'done', output: { files: {}, result: { runs } }, heldBytes: ${held} });`;
      const one = pool({ workerUrl: scriptedWorker(holds), maxHeldBytes: 999 });
      await one.run(job('a'), context());
      await expect(one.run(job('b'), context())).resolves.toMatchObject({ result: { runs } });
    },
  );

  it('whose module cannot be loaded fails the job', async () => {
    const one = pool({ workerUrl: new URL('file:///no/such/worker.js') });
    await expect(one.run(job('a'), context())).rejects.toMatchObject({ code: 'worker_crashed' });
  });

  it('is killed at the time limit', async () => {
    const one = pool({ workerUrl: scriptedWorker('for (;;) {}'), timeoutMs: 50 });
    await expect(one.run(job('a'), context())).rejects.toMatchObject({ code: 'timed_out' });
  });
});

describe('size and close', () => {
  it('runs no more jobs at once than its size, and reuses threads', async () => {
    const two = pool({ size: 2, workerUrl: scriptedWorker(answer) });
    const outputs = await Promise.all(
      Array.from({ length: 10 }, (_, i) => two.run(job(`job ${i}`), context())),
    );
    const runs = outputs.map(({ result }) => Number(result.runs));
    // Ten runs on two threads: the counts of both add up to ten.
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(5);
    expect(runs.filter((count) => count === 1).length).toBeLessThanOrEqual(2);
    expect(workersAlive()).toBeLessThanOrEqual(2);
  });

  it('close rejects what is running and queued, ends all threads, and refuses later jobs', async () => {
    const one = pool({ workerUrl: scriptedWorker('for (;;) {}') });
    const outcomes = Promise.allSettled([one.run(job('a'), context()), one.run(job('b'), context())]);
    await one.close();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'closed' } });
    expect(workersAlive()).toBe(0);
    await expect(one.run(job('c'), context())).rejects.toMatchObject({ code: 'closed' });
    await one.close();
  });
});
