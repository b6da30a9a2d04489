import { afterEach, expect } from 'vitest';
import type { JobContext, JobInput } from '../job/job.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from '../worker/worker-pool.ts';

const pools: WorkerPool[] = [];

/** Closes the pools after each test, and tests that no thread is left. */
export function closePools(): void {
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((each) => each.close()));
    expect(workersAlive()).toBe(0);
  });
}

export function pool(options: WorkerPoolOptions = {}): WorkerPool {
  const made = createWorkerPool({ size: 1, ...options });
  pools.push(made);
  return made;
}

/** Number of threads of this process that have not ended, from Node's diagnostic report. */
export function workersAlive(): number {
  const { workers } = process.report.getReport() as unknown as { workers: unknown[] };
  return workers.length;
}

export function job(
  family: string,
  request: Readonly<Record<string, unknown>> = {},
  bytes = new Uint8Array(),
): JobInput {
  return { family, request, files: { model: { name: 'upload.glb', bytes } }, seed: 1 };
}

export function context(signal = new AbortController().signal): JobContext & { seen: number[] } {
  const seen: number[] = [];
  return { progress: (percent) => seen.push(percent), signal, seen };
}

/** Returns a scripted worker of the pool's protocol, for behaviour that real jobs do not show on demand. */
export function scriptedWorker(script: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'; let runs = 0; parentPort.on('message', ({ input }) => { runs++; ${script} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

export const answer = `parentPort.postMessage({ type: 'done', output: { files: {}, result: { runs } } });`;
