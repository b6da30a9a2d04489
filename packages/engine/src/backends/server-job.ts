import type { ProtocolContext } from './backend-of.ts';

/**
 * Uses work on a server and ends it there if the use fails or the signal aborts. The signal does not cut off the start,
 * because the server may have begun even if its answer was lost.
 */
export async function withServerJob<T>(
  work: {
    start(signal: AbortSignal): Promise<string>;
    end(id: string, signal: AbortSignal): Promise<unknown>;
    use(id: string): Promise<T>;
    /** Also ends the work after use: the server keeps its files until then. */
    readonly endAlways?: boolean;
  },
  { signal, leave }: Pick<ProtocolContext, 'signal' | 'leave'>,
): Promise<T> {
  const cut = new AbortController();
  const started = work.start(cut.signal);
  let isUsed = false;
  try {
    const result = await work.use(await unlessAborted(started, signal));
    isUsed = true;
    return result;
  } finally {
    if (!isUsed || work.endAlways) {
      leave(async (grace) => {
        grace.addEventListener('abort', () => cut.abort(grace.reason), { once: true });
        await work.end(await started, grace);
      });
    }
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
