import { parentPort, workerData } from 'node:worker_threads';
import { checkInput } from '../job/check-input.ts';
import type { JobOutput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import { runJob } from '../job/run-job.ts';
import { jobs } from '../jobs.ts';
import { postMoving, type WorkerData, type WorkerReply, type WorkerRequest } from './worker-protocol.ts';

// Nothing aborts from inside: the pool terminates the thread.
const { signal } = new AbortController();
const { blenderPath } = (workerData ?? {}) as WorkerData;

parentPort?.on('message', (request: WorkerRequest) => {
  answer(request).catch((error: unknown) => {
    const code = error instanceof JobError ? error.code : 'internal';
    const message = error instanceof Error ? error.message : String(error);
    reply({ type: 'failed', code, message, heldBytes: heldBytes() });
  });
});

async function answer(request: WorkerRequest): Promise<void> {
  if (request.type === 'preview') {
    const { clipPreview } = await import('../motion/clip-preview.ts');
    const files = { 'preview.gif': await clipPreview(request.key) };
    return done({ files, result: {} });
  }
  const { type, input } = request;
  if (type === 'check') {
    await checkInput(input);
    return reply({ type: 'done', heldBytes: heldBytes() });
  }
  const progress = (percent: number): void => reply({ type: 'progress', percent });
  done(await runJob(jobs, input, { progress, signal, ...(blenderPath && { blenderPath }) }));
}

function done(output: JobOutput): void {
  reply({ type: 'done', output, heldBytes: heldBytes() }, Object.values(output.files));
}

function heldBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

function reply(message: WorkerReply, moved: Uint8Array[] = []): void {
  if (parentPort) postMoving(parentPort, message, moved);
}
