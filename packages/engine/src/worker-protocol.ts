import type { JobInput, JobOutput } from './job.ts';
import type { JobErrorCode } from './job-error.ts';

/** Main thread to worker. A worker runs one job at a time; to stop it, terminate it. */
export type WorkerRequest = { readonly type: 'run'; readonly input: JobInput };

/** Worker to main thread. `done` or `failed` is the last reply of a run. */
export type WorkerReply =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'done'; readonly output: JobOutput }
  | { readonly type: 'failed'; readonly code: JobErrorCode; readonly message: string };

/**
 * The buffers of these views that can be moved to another thread instead of copied. Moving empties the sender's
 * view. A view on a part of its buffer (Node's small-Buffer pool) is left out, because others look at the rest.
 */
export function movableBuffers(views: Iterable<Uint8Array>): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { buffer, byteLength } of views) {
    if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength)
      buffers.add(buffer);
  }
  return [...buffers];
}
