import { describe, expect, it } from 'vitest';
import type { Job } from './job.ts';
import { JobError } from './job-error.ts';
import { runJob } from './run-job.ts';

const input = { family: 'one', request: {}, files: {}, seed: 1 };

function run(job: Job, signal = new AbortController().signal) {
  const seen: number[] = [];
  return {
    seen,
    outcome: runJob({ one: job }, input, { progress: (percent) => seen.push(percent), signal }),
  };
}

it('reports progress as whole numbers from 0 to 100 that never fall', async () => {
  const { seen, outcome } = run(async (_, { progress }) => {
    for (const percent of [-5, 3.7, 3.2, 50, 20, 400, Number.NaN]) progress(percent);
    return { files: {}, result: {} };
  });
  await outcome;
  expect(seen).toEqual([0, 3, 50, 100]);
});

describe('every failure is a JobError', () => {
  it.each([
    ['a JobError keeps its code', new JobError('no_geometry', 'empty'), 'no_geometry'],
    ['a broken promise is internal', new TypeError('x is undefined'), 'internal'],
    ['a thrown word is internal', 'boom', 'internal'],
  ])('%s', async (_, thrown, code) => {
    await expect(run(() => Promise.reject(thrown)).outcome).rejects.toMatchObject({ name: 'JobError', code });
  });

  it('a job that throws after an abort fails with aborted', async () => {
    const stop = new AbortController();
    const { outcome } = run(async (_, { signal }) => {
      stop.abort();
      signal.throwIfAborted();
      return { files: {}, result: {} };
    }, stop.signal);
    await expect(outcome).rejects.toMatchObject({ code: 'aborted' });
  });

  it('a property name of every object is no job', async () => {
    const context = { progress: () => {}, signal: new AbortController().signal };
    await expect(runJob({}, { ...input, family: 'toString' }, context)).rejects.toMatchObject({
      code: 'invalid_option',
    });
  });
});
