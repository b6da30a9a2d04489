import type { Connection } from '@meshwright/client';
import { withStreamedBody } from './streamed-body.ts';

/** A connection and a signal for one create. */
export interface DelayedAbort {
  readonly connection: Connection;
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Gives a create in flight `graceMs` after the caller's signal to receive its answer, so that its task id is not lost.
 * Anything not yet sent ends at once, and nothing more is sent.
 */
export function delayedAbort(
  connection: Connection,
  signal: AbortSignal | undefined,
  graceMs: number,
): DelayedAbort {
  const late = new AbortController();
  let isUnderWay = false;
  let cancel = (): void => {};
  const stop = () => late.abort(signal?.reason);
  const onAbort = () => {
    if (isUnderWay) cancel = connection.clock.after(graceMs, stop);
    else stop();
  };
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', onAbort, { once: true });

  async function fetch(...[input, init]: Parameters<Connection['fetch']>): Promise<Response> {
    if (signal?.aborted) throw new TypeError('stopped', { cause: unsent });
    isUnderWay = true;
    try {
      const response = await connection.fetch(input, withStreamedBody(init));
      isUnderWay = response.status !== 429;
      return response;
    } catch (error) {
      isUnderWay = false;
      throw error;
    }
  }
  return {
    connection: { ...connection, fetch },
    signal: late.signal,
    end() {
      cancel();
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

/** Node's mark of a request that never left the machine. */
const unsent = { syscall: 'connect' };
