import type { Job } from '../jobs.ts';
import type { ToolCall } from '../tool.ts';

/**
 * Waits for a job until it ends, the time is over or the client leaves; undefined if it still runs. Passes its
 * progress to the client.
 */
export async function within<T>(job: Job<T>, call: ToolCall, ms: number): Promise<T | undefined> {
  let over = () => {};
  const tooLate = new Promise<undefined>((resolve) => {
    over = () => resolve(undefined);
  });
  const timer = setTimeout(over, Math.max(0, ms));
  call.signal.addEventListener('abort', over, { once: true });
  const silence = call.progress
    ? job.onProgress(({ percent, doing }) => call.progress?.(percent, doing))
    : undefined;
  try {
    return await Promise.race([job.result, tooLate]);
  } finally {
    clearTimeout(timer);
    call.signal.removeEventListener('abort', over);
    silence?.();
  }
}
