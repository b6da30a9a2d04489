import { parentPort, workerData } from 'node:worker_threads';
import { JobError } from './job-error.ts';
import { jobs } from './jobs.ts';
import { runJob } from './run-job.ts';
import { postMoving, type WorkerData, type WorkerReply, type WorkerRequest } from './worker-protocol.ts';

// Nothing aborts from inside: the pool terminates the thread.
const { signal } = new AbortController();
const { blenderPath } = (workerData ?? {}) as WorkerData;

parentPort?.on('message', (request: WorkerRequest) => {
  const progress = (percent: number): void => reply({ type: 'progress', percent });
  runJob(jobs, request.input, { progress, signal, ...(blenderPath && { blenderPath }) }).then(
    (output) => reply({ type: 'done', output }, Object.values(output.files)),
    (error: unknown) => {
      const code = error instanceof JobError ? error.code : 'internal';
      reply({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) });
    },
  );
});

function reply(message: WorkerReply, moved: Uint8Array[] = []): void {
  if (parentPort) postMoving(parentPort, message, moved);
}
