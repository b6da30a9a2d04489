import { parentPort, workerData } from 'node:worker_threads';
import { checkInput } from './check-input.ts';
import { JobError } from './job-error.ts';
import { jobs } from './jobs.ts';
import { runJob } from './run-job.ts';
import { postMoving, type WorkerData, type WorkerReply, type WorkerRequest } from './worker-protocol.ts';

// Nothing aborts from inside: the pool terminates the thread.
const { signal } = new AbortController();
const { blenderPath } = (workerData ?? {}) as WorkerData;

parentPort?.on('message', (request: WorkerRequest) => {
  answer(request).catch((error: unknown) => {
    const code = error instanceof JobError ? error.code : 'internal';
    reply({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) });
  });
});

async function answer({ type, input }: WorkerRequest): Promise<void> {
  if (type === 'check') {
    await checkInput(input);
    return reply({ type: 'done' });
  }
  const progress = (percent: number): void => reply({ type: 'progress', percent });
  const output = await runJob(jobs, input, { progress, signal, ...(blenderPath && { blenderPath }) });
  reply({ type: 'done', output }, Object.values(output.files));
}

function reply(message: WorkerReply, moved: Uint8Array[] = []): void {
  if (parentPort) postMoving(parentPort, message, moved);
}
