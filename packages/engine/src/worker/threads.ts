import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { WorkerData, WorkerReply } from './worker-protocol.ts';

/** How a thread starts. */
export interface ThreadOptions {
  readonly workerUrl: URL;
  readonly workerData: WorkerData;
  readonly resourceLimits: ResourceLimits;
}

/** Events of any thread; one that `end` terminated has no work any more. */
export interface ThreadEvents {
  reply(thread: Worker, reply: WorkerReply): void;
  /** A thread has thrown an error or has ended, by itself or by `end`. */
  lost(thread: Worker, error?: Error): void;
}

/** The threads of a pool by what they do: idle, running one piece of work, or ending. */
export class Threads<Work> {
  readonly #options: ThreadOptions;
  readonly #events: ThreadEvents;
  readonly #idle: Worker[] = [];
  readonly #running = new Map<Worker, Work>();
  readonly #ending = new Set<Promise<unknown>>();

  constructor(options: ThreadOptions, events: ThreadEvents) {
    this.#options = options;
    this.#events = events;
  }

  get running(): ReadonlyMap<Worker, Work> {
    return this.#running;
  }

  /** Assigns work to an idle thread, or to a new one. */
  assign(work: Work): Worker {
    const thread = this.#idle.pop() ?? this.#start();
    this.#running.set(thread, work);
    thread.ref();
    return thread;
  }

  /** Returns a thread to the idle ones, which do not keep the process alive. */
  release(thread: Worker): void {
    this.#running.delete(thread);
    thread.unref();
    this.#idle.push(thread);
  }

  threadOf(work: Work): Worker | undefined {
    for (const [thread, running] of this.#running) if (running === work) return thread;
    return undefined;
  }

  /** Terminates a thread, which is neither idle nor running from this call on. */
  end(thread: Worker): Promise<unknown> {
    this.#running.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    const termination = thread.terminate().finally(() => this.#ending.delete(termination));
    this.#ending.add(termination);
    return termination;
  }

  /** Terminates all threads, and resolves when each has ended. */
  async endAll(): Promise<void> {
    for (const thread of [...this.#running.keys(), ...this.#idle]) void this.end(thread);
    await Promise.all(this.#ending);
  }

  #start(): Worker {
    const { workerUrl, ...options } = this.#options;
    // Flags of this process, such as loaders and export conditions, do not apply to built code.
    const thread = new Worker(workerUrl, { ...options, execArgv: [] });
    thread.unref();
    thread.on('message', (reply: WorkerReply) => this.#events.reply(thread, reply));
    thread.on('error', (error: Error) => this.#events.lost(thread, error));
    thread.on('exit', () => this.#events.lost(thread));
    return thread;
  }
}
