import type { Connection } from '@meshwright/client';
import { withStreamedBody } from './streamed-body.ts';

/** A connection and a signal for one create. */
export interface DelayedAbort {
  readonly connection: Connection;
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Lets a create that is on its way have its answer, for `graceMs` after the caller's signal: an id that comes then is
 * not lost. What is not on its way ends at once, and nothing is sent any more.
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

/** As Node says that nothing has left the machine. */
const unsent = { syscall: 'connect' };
