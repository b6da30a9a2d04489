import type { Worker } from 'node:worker_threads';
import type { JobContext, JobOutput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import type { MemoryWatch, WatchedWork } from './memory-watch.ts';
import {
  abortedError,
  closedError,
  crashError,
  overLimitError,
  timeoutError,
  unsendableError,
} from './pool-errors.ts';
import { type ThreadOptions, Threads } from './threads.ts';
import { postMoving, type WorkerReply, type WorkerRequest } from './worker-protocol.ts';

/** Limits of a queue, with the meaning of `WorkerPoolOptions`. */
export interface RequestQueueOptions {
  readonly size: number;
  readonly timeoutMs: number;
  readonly maxHeldBytes: number;
  readonly memory: MemoryWatch;
  readonly thread: ThreadOptions;
}

/** A request from its submission to its result. */
interface Ticket extends WatchedWork {
  readonly request: WorkerRequest;
  readonly progress: (percent: number) => void;
  readonly done: (output: JobOutput | undefined) => void;
  readonly fail: (error: JobError) => void;
  timer?: NodeJS.Timeout;
}

/** Runs requests in order of submission, `size` at once, each on a thread of its own. */
export class RequestQueue {
  readonly #options: RequestQueueOptions;
  readonly #threads: Threads<Ticket>;
  readonly #waiting: Ticket[] = [];
  #isClosed = false;

  constructor(options: RequestQueueOptions) {
    this.#options = options;
    this.#threads = new Threads(options.thread, {
      reply: (thread, reply) => this.#receive(thread, reply),
      lost: (thread, error) => this.#replace(thread, error),
    });
  }

  /** Rejects with a JobError: the job's own, or one of the pool's. */
  submit(request: WorkerRequest, context: JobContext): Promise<JobOutput | undefined> {
    if (this.#isClosed) return Promise.reject(closedError(request));
    if (context.signal.aborted) return Promise.reject(abortedError(request, context.signal));
    return new Promise<JobOutput | undefined>((resolve, reject) => {
      const onAbort = (): void => {
        const thread = this.#threads.threadOf(ticket);
        if (thread) void this.#threads.end(thread);
        else this.#waiting.splice(this.#waiting.indexOf(ticket), 1);
        ticket.fail(abortedError(request, context.signal));
        this.#next();
      };
      const settle = (): void => {
        clearTimeout(ticket.timer);
        this.#options.memory.end(ticket);
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
        overLimit: (maxBytes) => this.#endOverLimit(ticket, maxBytes),
      };
      context.signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(ticket);
      this.#next();
    });
  }

  /** Rejects running and waiting requests with `closed`, and resolves when all threads have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const tickets = [...this.#waiting.splice(0), ...this.#threads.running.values()];
    const ended = this.#threads.endAll();
    for (const ticket of tickets) ticket.fail(closedError(ticket.request));
    await ended;
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#threads.running.size < this.#options.size)
      this.#begin(this.#waiting.shift()!);
  }

  #begin(ticket: Ticket): void {
    const { memory, timeoutMs } = this.#options;
    const { request } = ticket;
    const thread = this.#threads.assign(ticket);
    memory.begin(ticket);
    ticket.timer = setTimeout(() => {
      void this.#threads.end(thread);
      ticket.fail(timeoutError(request, timeoutMs));
      this.#next();
    }, timeoutMs);
    const files = 'input' in request ? request.input.files : {};
    try {
      postMoving(
        thread,
        request,
        Object.values(files).map((file) => file.bytes),
      );
    } catch (error) {
      // The input holds a value that cannot cross threads; the thread itself is fine.
      this.#threads.release(thread);
      ticket.fail(unsendableError(request, error));
    }
  }

  #receive(thread: Worker, reply: WorkerReply): void {
    const ticket = this.#threads.running.get(thread);
    if (!ticket) return;
    if (reply.type === 'progress') {
      ticket.progress(reply.percent);
      return;
    }
    // An idle thread does not collect its garbage.
    if ((reply.heldBytes ?? 0) > this.#options.maxHeldBytes) void this.#threads.end(thread);
    else this.#threads.release(thread);
    if (reply.type === 'done') ticket.done(reply.output);
    else ticket.fail(new JobError(reply.code, reply.message));
    this.#next();
  }

  /** Fails the request of a thread that ended by itself; the next one gets a new thread. */
  #replace(thread: Worker, error?: Error): void {
    const ticket = this.#threads.running.get(thread);
    void this.#threads.end(thread);
    ticket?.fail(crashError(ticket.request, error));
    this.#next();
  }

  async #endOverLimit(ticket: Ticket, maxBytes: number): Promise<void> {
    const thread = this.#threads.threadOf(ticket);
    ticket.fail(overLimitError(ticket.request, maxBytes));
    const termination = thread && this.#threads.end(thread);
    this.#next();
    await termination;
  }
}
