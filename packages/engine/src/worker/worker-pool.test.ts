import { once } from 'node:events';
import { MessageChannel, markAsUntransferable } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { answer, closePools, context, job, pool, scriptedWorker, workersAlive } from '../testing/pools.ts';
import { postMoving } from './worker-protocol.ts';

closePools();

describe('files are moved, not copied', () => {
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
