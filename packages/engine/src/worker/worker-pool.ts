import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { JobContext, JobInput, JobOutput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import { createMemoryWatch, type MemoryWatch, type WatchedWork } from './memory-watch.ts';
import { postMoving, type WorkerData, type WorkerReply, type WorkerRequest } from './worker-protocol.ts';

/** Limits of a pool. */
export interface WorkerPoolOptions {
  /** Number of parallel jobs. Default: one less than the processors, at least 1, at most 4. */
  readonly size?: number;
  /** Module the workers run. Default: the built `@meshwright/engine/worker`. */
  readonly workerUrl?: URL;
  /** Longest time one job may run, queueing not counted, in milliseconds. Default 600,000. */
  readonly timeoutMs?: number;
  /** JavaScript heap of one worker in MiB, excluding typed arrays and wasm. Default 2,048. */
  readonly maxOldGenerationSizeMb?: number;
  /** Keeps the memory of the process under a limit; several pools may share it. Default: one per pool. */
  readonly memory?: MemoryWatch;
  /** A thread that still holds more bytes than this after a job is ended, which frees them. Default 256 MiB. */
  readonly maxHeldBytes?: number;
  /** Path of the Blender program, for .blend files; see `findBlender`. Without it that format is left out. */
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

/** Creates a pool. Threads start on first use and stay until `close`; idle ones do not keep the process alive. */
export function createWorkerPool(options: WorkerPoolOptions = {}): WorkerPool {
  const size = options.size ?? Math.min(4, Math.max(1, availableParallelism() - 1));
  const timeoutMs = options.timeoutMs ?? 600_000;
  const workerUrl = options.workerUrl ?? builtWorkerUrl();
  const workerData: WorkerData = { blenderPath: options.blenderPath };
  const memory = options.memory ?? createMemoryWatch();
  const maxHeldBytes = options.maxHeldBytes ?? 256 * 2 ** 20;
  const resourceLimits = { maxOldGenerationSizeMb: options.maxOldGenerationSizeMb ?? 2_048 };

  const queue: Ticket[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Ticket>();
  const ending = new Set<Promise<unknown>>();
  let closed = false;

  async function run(input: JobInput, context: JobContext): Promise<JobOutput> {
    return (await submit({ type: 'run', input }, context))!;
  }

  async function check(input: JobInput, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    await submit({ type: 'check', input }, { signal, progress: () => {} });
  }

  async function preview(key: string): Promise<Uint8Array> {
    const context = { signal: new AbortController().signal, progress: () => {} };
    const output = await submit({ type: 'preview', key }, context);
    return output!.files['preview.gif']!;
  }

  function submit(request: WorkerRequest, context: JobContext): Promise<JobOutput | undefined> {
    if (closed) return Promise.reject(closedError(request));
    if (context.signal.aborted) return Promise.reject(abortedError(request, context.signal));
    return new Promise<JobOutput | undefined>((resolve, reject) => {
      const onAbort = (): void => {
        const worker = workerOf(ticket);
        if (worker) void end(worker);
        else queue.splice(queue.indexOf(ticket), 1);
        ticket.fail(abortedError(request, context.signal));
        next();
      };
      const settle = (): void => {
        clearTimeout(ticket.timer);
        memory.end(ticket);
        context.signal.removeEventListener('abort', onAbort);
      };
      const ticket: Ticket = {
        request,
        progress: (percent) => context.progress(percent),
        done: (output) => {
          settle();
          resolve(output);
        },
        fail: (error) => {
          settle();
          reject(error);
        },
        overLimit(maxBytes) {
          const worker = workerOf(ticket);
          ticket.fail(overLimitError(request, maxBytes));
          const termination = worker && end(worker);
          next();
          return Promise.resolve(termination);
        },
      };
      context.signal.addEventListener('abort', onAbort, { once: true });
      queue.push(ticket);
      next();
    });
  }

  function next(): void {
    while (queue.length > 0 && running.size < size) {
      const ticket = queue.shift()!;
      const worker = idle.pop() ?? start();
      running.set(worker, ticket);
      worker.ref();
      memory.begin(ticket);
      ticket.timer = setTimeout(() => {
        void end(worker);
        const seconds = Math.round(timeoutMs / 1000);
        ticket.fail(
          new JobError(
            'timed_out',
            `run ${nameOf(ticket.request)}: no result after ${seconds} s; try a smaller or simpler model.`,
          ),
        );
        next();
      }, timeoutMs);
      const files = 'input' in ticket.request ? ticket.request.input.files : {};
      const views = Object.values(files).map((file) => file.bytes);
      try {
        postMoving(worker, ticket.request, views);
      } catch (error) {
        // The input holds a value that cannot cross threads; the worker itself is fine.
        release(worker);
        ticket.fail(
          new JobError(
            'internal',
            `run ${nameOf(ticket.request)}: the input cannot be sent to a worker; try plain values and files.`,
            {
              cause: error,
            },
          ),
        );
      }
    }
  }

  function start(): Worker {
    // Flags of this process, such as loaders and export conditions, do not apply to built code.
    const worker = new Worker(workerUrl, { resourceLimits, workerData, execArgv: [] });
    worker.unref();
    worker.on('message', (reply: WorkerReply) => {
      const ticket = running.get(worker);
      if (!ticket) return;
      if (reply.type === 'progress') return ticket.progress(reply.percent);
      // An idle thread does not collect its garbage.
      if ((reply.heldBytes ?? 0) > maxHeldBytes) void end(worker);
      else release(worker);
      if (reply.type === 'done') ticket.done(reply.output);
      else ticket.fail(new JobError(reply.code, reply.message));
      next();
    });
    worker.on('error', (error: Error) => lost(worker, crashError(running.get(worker)?.request, error)));
    worker.on('exit', () => lost(worker, crashError(running.get(worker)?.request)));
    return worker;
  }

  function release(worker: Worker): void {
    running.delete(worker);
    worker.unref();
    idle.push(worker);
  }

  /** Handles a thread that ended by itself: its job fails, the next job gets a new thread. */
  function lost(worker: Worker, error: JobError): void {
    const ticket = running.get(worker);
    void end(worker);
    ticket?.fail(error);
    next();
  }

  function end(worker: Worker): Promise<unknown> {
    running.delete(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    const termination = worker.terminate().finally(() => ending.delete(termination));
    ending.add(termination);
    return termination;
  }

  function workerOf(ticket: Ticket): Worker | undefined {
    for (const [worker, owner] of running) if (owner === ticket) return worker;
    return undefined;
  }

  async function close(): Promise<void> {
    closed = true;
    for (const ticket of queue.splice(0)) ticket.fail(closedError(ticket.request));
    for (const [worker, ticket] of [...running]) {
      void end(worker);
      ticket.fail(closedError(ticket.request));
    }
    for (const worker of [...idle]) void end(worker);
    await Promise.all(ending);
  }

  return { run, check, preview, close };
}

interface Ticket extends WatchedWork {
  readonly request: WorkerRequest;
  readonly progress: (percent: number) => void;
  readonly done: (output: JobOutput | undefined) => void;
  readonly fail: (error: JobError) => void;
  timer?: NodeJS.Timeout;
}

function builtWorkerUrl(): URL {
  // Resolved by package name and not by relative path, so that sources under test run the built worker too.
  return pathToFileURL(createRequire(import.meta.url).resolve('@meshwright/engine/worker'));
}

function nameOf(request: WorkerRequest): string {
  return request.type === 'preview' ? 'animation preview' : request.input.family;
}

function abortedError(request: WorkerRequest, signal: AbortSignal): JobError {
  return new JobError('aborted', `run ${nameOf(request)}: stopped on request; run it again.`, {
    cause: signal.reason,
  });
}

function closedError(request: WorkerRequest): JobError {
  return new JobError('closed', `run ${nameOf(request)}: the worker pool is closed; make a new one.`);
}

function overLimitError(request: WorkerRequest, maxBytes: number): JobError {
  const most = Math.round(maxBytes / 2 ** 20);
  return new JobError(
    'out_of_memory',
    `run ${nameOf(request)}: all jobs together may use ${most} MiB, and this one took the most; send a smaller or simpler model, or try again when less runs.`,
  );
}

function crashError(request: WorkerRequest | undefined, cause?: Error): JobError {
  const family = request ? nameOf(request) : 'job';
  if (cause && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new JobError(
      'out_of_memory',
      `run ${family}: the model needs more memory than one job may use; remesh it to fewer faces first.`,
      { cause },
    );
  }
  const what = cause ? cause.message : 'it ended without a result';
  return new JobError('worker_crashed', `run ${family}: the worker thread broke (${what}); try again.`, {
    cause,
  });
}
