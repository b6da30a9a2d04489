import { describe, expect, it } from 'vitest';
import { type BasisJob, type BasisThreads, basisThreads } from './basis-threads.ts';

/** An encoder whose first byte of the picture says what it does. */
const encoder = `data:text/javascript,${encodeURIComponent(`
export class NodeBasisEncoder {
  calls = 0;
  async encode(bytes, { imageDecoder, qualityLevel }) {
    const { width, height, data } = await imageDecoder(bytes);
    if (data[0] === 1) throw new Error('no memory');
    if (data[0] === 2) process.exit(3);
    if (data[0] === 3) for (;;);
    return Uint8Array.of(width, height, qualityLevel, ++this.calls);
  }
}`)}`;

const job = (does = 0, qualityLevel = 7): BasisJob => ({
  width: 4,
  height: 8,
  data: Uint8Array.of(does),
  options: { qualityLevel },
});

async function within<Result>(
  size: number,
  work: (threads: BasisThreads) => Promise<Result>,
): Promise<Result> {
  const threads = basisThreads(encoder, size);
  try {
    return await work(threads);
  } finally {
    await threads.close();
  }
}

describe('encoder threads', () => {
  it('answer each job with its own file, and take the next one when they are done', async () => {
    const files = await within(1, (threads) =>
      Promise.all([threads.encode(job()), threads.encode(job(0, 9)), threads.encode(job(0, 11))]),
    );
    expect(files.map((file) => [...file])).toEqual([
      [4, 8, 7, 1],
      [4, 8, 9, 2],
      [4, 8, 11, 3],
    ]);
  });

  it('run as many jobs at once as they are', async () => {
    const threads = basisThreads(encoder, 2);
    const stuck = Promise.allSettled([threads.encode(job(3))]);
    expect([...(await threads.encode(job()))]).toEqual([4, 8, 7, 1]);
    await threads.close();
    await stuck;
  });

  it.each([
    [1, 'no memory'],
    [2, 'the encoder stopped: its thread ended with code 3'],
  ])('fail one job alone (%i), and the next one gets a new thread', async (does, message) => {
    await within(1, async (threads) => {
      const [bad, good] = [threads.encode(job(does)), threads.encode(job())];
      await expect(bad).rejects.toThrow(message);
      expect([...(await good)]).toEqual([4, 8, 7, 1]);
    });
  });

  it('fail every job where the encoder does not load, with the reason', async () => {
    const threads = basisThreads('data:text/javascript,throw new Error("broken build")', 1);
    await expect(threads.encode(job())).rejects.toThrow('broken build');
    await expect(threads.encode(job())).rejects.toThrow('broken build');
    await threads.close();
  });

  it('end with an abort in the middle of a call: every job and each later one fails with its reason', async () => {
    const controller = new AbortController();
    const threads = basisThreads(encoder, 1, controller.signal);
    await threads.encode(job());
    const left = Promise.allSettled([threads.encode(job(3)), threads.encode(job())]);
    controller.abort(new Error('the user went away'));
    for (const each of await left) expect(each).toMatchObject({ reason: { message: 'the user went away' } });
    await expect(threads.encode(job())).rejects.toThrow('the user went away');
    await threads.close();
  });

  it('all end when they are closed, in the middle of a call too, and what is left fails', async () => {
    const threads = basisThreads(encoder, 2);
    await Promise.all([threads.encode(job()), threads.encode(job())]);
    const left = [threads.encode(job(3)), threads.encode(job(3)), threads.encode(job())];
    const failures = Promise.allSettled(left);
    await threads.close();
    for (const each of await failures)
      expect(each).toMatchObject({ reason: { message: 'the encoder was closed' } });
  });
});
