import { JobError } from '../job/job-error.ts';
import type { WorkerRequest } from './worker-protocol.ts';

function nameOf(request: WorkerRequest): string {
  return request.type === 'preview' ? 'animation preview' : request.input.family;
}

export function abortedError(request: WorkerRequest, signal: AbortSignal): JobError {
  return new JobError('aborted', `run ${nameOf(request)}: stopped on request; run it again.`, {
    cause: signal.reason,
  });
}

export function closedError(request: WorkerRequest): JobError {
  return new JobError('closed', `run ${nameOf(request)}: the worker pool is closed; create a new one.`);
}

export function overLimitError(request: WorkerRequest, maxBytes: number): JobError {
  const most = Math.round(maxBytes / 2 ** 20);
  return new JobError(
    'out_of_memory',
    `run ${nameOf(request)}: the jobs together exceeded ${most} MiB, and this one used the most; send a smaller or simpler model, or try again when fewer jobs run.`,
  );
}

export function timeoutError(request: WorkerRequest, timeoutMs: number): JobError {
  const seconds = Math.round(timeoutMs / 1000);
  return new JobError(
    'timed_out',
    `run ${nameOf(request)}: no result after ${seconds} s; try a smaller or simpler model.`,
  );
}

export function unsendableError(request: WorkerRequest, cause: unknown): JobError {
  return new JobError(
    'internal',
    `run ${nameOf(request)}: the input cannot be sent to a worker; use plain values and files.`,
    { cause },
  );
}

export function crashError(request: WorkerRequest, cause?: Error): JobError {
  const family = nameOf(request);
  if (cause && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new JobError(
      'out_of_memory',
      `run ${family}: the model needs more memory than one job may use; remesh it to fewer faces first.`,
      { cause },
    );
  }
  const what = cause ? cause.message : 'it exited without a result';
  return new JobError('worker_crashed', `run ${family}: the worker thread crashed (${what}); try again.`, {
    cause,
  });
}
