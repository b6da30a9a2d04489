import { availableParallelism } from 'node:os';
import type { JobContext, JobInput, JobOutput } from '../job/job.ts';
import { createMemoryWatch, type MemoryWatch } from './memory-watch.ts';
import { RequestQueue } from './request-queue.ts';

/** Limits of a pool. */
export interface WorkerPoolOptions {
  /**
   * Number of parallel jobs.
   * @default one less than the processors, at least 1, at most 4
   */
  readonly size?: number;
  /**
   * Module the workers run.
   * @default the built `@meshwright/engine/worker`
   */
  readonly workerUrl?: URL;
  /**
   * Longest time one job may run, queueing not counted, in milliseconds.
   * @default 600,000
   */
  readonly timeoutMs?: number;
  /**
   * JavaScript heap of one worker in MiB, excluding typed arrays and wasm.
   * @default 2,048
   */
  readonly maxOldGenerationSizeMb?: number;
  /**
   * Keeps the memory of the process under a limit; several pools may share it.
   * @default one per pool
   */
  readonly memory?: MemoryWatch;
  /**
   * A thread that still holds more bytes than this after a job is ended, which frees them.
   * @default 256 MiB
   */
  readonly maxHeldBytes?: number;
  /**
   * Path of the Blender program, for .blend files; see `findBlender`.
   * @default that format is left out
   */
  readonly blenderPath?: string | undefined;
}

/** Runs jobs on worker threads. */
export interface WorkerPool {
  /**
   * Runs one job, queued behind earlier ones when all workers are busy. Input files that own their buffer are moved to
   * the worker, which empties the caller's views; pass copies of data that is still needed. Abort rejects at once and
   * kills the thread, and a new one takes its place.
   * @throws JobError the job's own, or `aborted` | `timed_out` | `out_of_memory` | `worker_crashed` | `closed`
   */
  run(input: JobInput, context: JobContext): Promise<JobOutput>;
  /**
   * Refuses the input that the job would refuse, if its family is one of `checkedFamilies`. Other behaviour as `run`.
   * @throws JobError
   */
  check(input: JobInput, context: Pick<JobContext, 'signal'>): Promise<void>;
  /**
   * Draws a library clip as `clipPreview` does, which takes a thread about a second.
   * @throws JobError
   */
  preview(key: string): Promise<Uint8Array>;
  /** Kills every worker, rejects queued and running jobs with `closed`, and resolves when all threads have ended. */
  close(): Promise<void>;
}

/**
 * Creates a pool. Threads start on first use and stay until `close`; idle ones do not keep the process alive.
 * @example
 * import { createWorkerPool } from '@meshwright/engine';
 *
 * const pool = createWorkerPool({ size: 2 });
 * // await pool.run({ family, request, files, seed }, { progress, signal })
 * await pool.close();
 */
export function createWorkerPool(options: WorkerPoolOptions = {}): WorkerPool {
  const queue = new RequestQueue({
    size: options.size ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    timeoutMs: options.timeoutMs ?? 600_000,
    maxHeldBytes: options.maxHeldBytes ?? 256 * 2 ** 20,
    memory: options.memory ?? createMemoryWatch(),
    thread: {
      workerUrl: options.workerUrl ?? builtWorkerUrl(),
      workerData: { blenderPath: options.blenderPath },
      resourceLimits: { maxOldGenerationSizeMb: options.maxOldGenerationSizeMb ?? 2_048 },
    },
  });
  return {
    async run(input, context) {
      return (await queue.submit({ type: 'run', input }, context))!;
    },
    async check(input, { signal }) {
      await queue.submit({ type: 'check', input }, { signal, progress: () => {} });
    },
    async preview(key) {
      const context = { signal: new AbortController().signal, progress: () => {} };
      const output = await queue.submit({ type: 'preview', key }, context);
      return output!.files['preview.gif']!;
    },
    close: () => queue.close(),
  };
}

/** Sources under test run the built worker, too. Tools that copy the used files of a server find it in this form only. */
function builtWorkerUrl(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../dist/worker/worker.js' : './worker/worker.js';
  return new URL(path, import.meta.url);
}
