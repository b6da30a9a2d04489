import type { JobInput, JobOutput } from '../job/job.ts';
import type { JobErrorCode } from '../job/job-error.ts';

/** Main thread to worker. A worker runs one request at a time; terminating it is the only way to stop it. */
export type WorkerRequest =
  | { readonly type: 'run' | 'check'; readonly input: JobInput }
  /** Draws a library clip; the picture is the only file of the output. */
  | { readonly type: 'preview'; readonly key: string };

/** Start data of a worker. */
export interface WorkerData {
  readonly blenderPath?: string | undefined;
}

/**
 * Worker to main thread. `done` or `failed` is the last reply of a run; a check that passed has no output. Both include
 * the memory the thread still holds: its heap, garbage included, plus typed arrays and wasm.
 */
export type WorkerReply =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'done'; readonly output?: JobOutput; readonly heldBytes?: number }
  | {
      readonly type: 'failed';
      readonly code: JobErrorCode;
      readonly message: string;
      readonly heldBytes?: number;
    };

/**
 * Sends a message with the memory of these views moved instead of copied, which empties the sender's views. Memory that
 * cannot be moved is copied: a part of a larger buffer (Node's pool), and memory owned by a native addon, which Node 22
 * and later refuse to move.
 * @throws DataCloneError for a message that cannot be copied either
 */
export function postMoving<M>(
  port: { postMessage(message: M, moved?: ArrayBuffer[]): void },
  message: M,
  views: Iterable<Uint8Array>,
): void {
  try {
    port.postMessage(message, wholeBuffers(views));
  } catch (error) {
    if ((error as Error).name !== 'DataCloneError') throw error;
    // Nothing was moved: the list is validated before any transfer.
    port.postMessage(message);
  }
}

function wholeBuffers(views: Iterable<Uint8Array>): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { buffer, byteLength } of views) {
    if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength)
      buffers.add(buffer);
  }
  return [...buffers];
}
