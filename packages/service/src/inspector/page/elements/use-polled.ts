import { useEffect, useState } from 'preact/hooks';
import { ServiceError } from '../../../service-error.ts';
import type { Server } from '../server.ts';

/** The last content of a view, and the reason when it cannot be read. */
export interface Polled<T> {
  readonly view: T | undefined;
  /** `silent`: no answer. `refused`: the token is not, or no longer, valid for this service. `absent`: not found. */
  readonly problem: 'silent' | 'refused' | 'absent' | undefined;
}

const pauseMs = 1_000;
const problemOf = { unauthorized: 'refused', not_found: 'absent' } as const;

/**
 * Polls a view while the page is visible: a second after the last answer, so that requests to a slow service never
 * overlap. An unchanged view does not render again.
 * @param round a new value reads at once
 */
export function usePolled<T>(server: Server, path: string, round = 0): Polled<T> {
  const [state, setState] = useState<Polled<T> & { readonly path: string }>();
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: Polled<T>) => {
      if (!stop.signal.aborted) setState({ path, ...next });
    };
    void poll(server, path, stop.signal, show);
    return () => stop.abort();
  }, [server, path, round]);
  return state?.path === path ? state : { view: undefined, problem: undefined };
}

async function poll<T>(
  server: Server,
  path: string,
  signal: AbortSignal,
  show: (state: Polled<T>) => void,
): Promise<void> {
  let last = '';
  let view: T | undefined;
  while (!signal.aborted) {
    let problem: Polled<T>['problem'];
    try {
      view = await server.view<T>(path, signal);
    } catch (error) {
      problem = (error instanceof ServiceError && problemOf[error.code as 'not_found']) || 'silent';
    }
    const now = JSON.stringify([view, problem]);
    if (now !== last) show({ view, problem });
    last = now;
    if (problem === 'refused') return;
    await pause(signal);
    if (document.hidden) await seen(signal);
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}
