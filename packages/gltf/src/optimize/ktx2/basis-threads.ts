import type { Worker } from 'node:worker_threads';
import type { NodeBasisEncoder } from 'ktx2-encoder';
import type { Pixels } from './mip-chain.ts';

/** One call of the encoder. */
export interface BasisJob extends Pixels {
  readonly options: BasisOptions;
}

export type BasisOptions = NonNullable<Parameters<NodeBasisEncoder['encode']>[1]>;

/** Encoders that run side by side, each in a thread of its own, since the encoder itself uses one. */
export interface BasisThreads {
  /**
   * Returns a KTX2 file; a job waits while all threads are busy. The pixels are moved to the thread, which empties the
   * caller's view.
   * @throws Error that says why the encoder failed, and the next job gets a new thread; the reason of the signal
   */
  encode(job: BasisJob): Promise<Uint8Array<ArrayBuffer>>;
  /** Fails the jobs that are left, and resolves when every thread has ended. */
  close(): Promise<void>;
}

/**
 * Starts no thread before it has a job.
 * @param encoderUrl a module that exports `NodeBasisEncoder`, as `ktx2-encoder` does
 * @param signal fails all jobs at once and ends the threads, also in the middle of a call
 */
export function basisThreads(encoderUrl: string, size: number, signal?: AbortSignal): BasisThreads {
  const threads = process.getBuiltinModule('node:worker_threads');
  const waiting: Piece[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Piece>();
  const ending = new Set<Promise<unknown>>();

  const end = (thread: Worker): void => {
    busy.delete(thread);
    const ended = thread.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  };

  const start = (): Worker => {
    // Flags of this process, such as loaders of sources, do not apply to the encoder.
    const thread = new threads.Worker(THREAD, { eval: true, workerData: encoderUrl, execArgv: [] });
    thread.on('message', (reply: Reply) => {
      const piece = busy.get(thread);
      if (!piece) return;
      if ('file' in reply) {
        busy.delete(thread);
        idle.push(thread);
        piece.resolve(reply.file);
      } else {
        // A failure may leave the memory of the encoder in any state.
        end(thread);
        piece.reject(new Error(reply.failure));
      }
      next();
    });
    const lost = (why: string): void => {
      const piece = busy.get(thread);
      if (!piece) return;
      end(thread);
      piece.reject(new Error(`the encoder stopped: ${why}`));
      next();
    };
    thread.on('error', (error) => lost(error.message));
    thread.on('exit', (code) => lost(`its thread ended with code ${code}`));
    return thread;
  };

  const next = (): void => {
    while (waiting.length > 0 && busy.size < size) {
      const piece = waiting.shift()!;
      const thread = idle.pop() ?? start();
      busy.set(thread, piece);
      thread.postMessage(piece.job, [piece.job.data.buffer as ArrayBuffer]);
    }
  };

  const endAll = (reason: unknown): void => {
    const left = [...waiting.splice(0), ...busy.values()];
    for (const thread of [...idle.splice(0), ...busy.keys()]) end(thread);
    for (const { reject } of left) reject(reason);
  };
  const abort = () => endAll(signal!.reason);
  signal?.addEventListener('abort', abort, { once: true });

  return {
    encode: (job) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      signal?.removeEventListener('abort', abort);
      endAll(new Error('the encoder was closed'));
      await Promise.all(ending);
    },
  };
}

interface Piece {
  readonly job: BasisJob;
  readonly resolve: (file: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

type Reply = { file: Uint8Array<ArrayBuffer> } | { failure: string };

/**
 * What a thread runs. It is a text, since a bundler would have to know of a file, and it holds no more than the call:
 * the encoder prints its progress by console.log, with no option to disable it.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
console.log = () => {};
const encoder = import(workerData).then(({ NodeBasisEncoder }) => new NodeBasisEncoder());
parentPort.on('message', async ({ width, height, data, options }) => {
  try {
    const imageDecoder = async () => ({ width, height, data });
    const file = new Uint8Array(await (await encoder).encode(data, { ...options, imageDecoder }));
    parentPort.postMessage({ file }, [file.buffer]);
  } catch (error) {
    parentPort.postMessage({ failure: String(error?.message ?? error) });
  }
});
`;
