import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceClock } from '../control/service-clock.ts';

/** Sleeps by the time of day, which no control of the service changes, and does not keep the process alive. */
export const timeOfDay: Pick<ServiceClock, 'sleep'> = {
  sleep: (ms, signal) => pause(ms, undefined, { ...(signal && { signal }), ref: false }),
};

export interface BackgroundLoopOptions {
  readonly clock: Pick<ServiceClock, 'sleep'>;
  /** One round of work. @returns milliseconds of the service clock until the next */
  readonly round: (signal: AbortSignal) => Promise<number>;
  /** Receives a failed round, which is repeated. */
  readonly onFault: (error: unknown) => void;
}

/** Work beside the requests, in rounds by the service clock. It runs from the start. */
export interface BackgroundLoop {
  /** Begins the next round now, or soon after the last. */
  readonly wake: () => void;
  /** Resolves when the round in progress has ended. */
  stop(): Promise<void>;
  resume(): void;
}

/** Shortest pause between two rounds in real time: a fast clock or many notices must not keep the process busy. */
const shortestPauseMs = 100;
/** Wait after a failed round, in milliseconds of the service clock. */
const afterFailureMs = 5_000;

export function createBackgroundLoop({ clock, round, onFault }: BackgroundLoopOptions): BackgroundLoop {
  let stopping = new AbortController();
  let isWoken = false;
  let onWake = (): void => {};
  let running = run(stopping.signal);

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      isWoken = false;
      let waitMs = afterFailureMs;
      try {
        waitMs = await round(signal);
      } catch (error) {
        if (!signal.aborted) onFault(error);
      }
      await untilWoken(waitMs, signal);
      await pause(shortestPauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function untilWoken(waitMs: number, signal: AbortSignal): Promise<void> {
    if (isWoken || signal.aborted) return;
    const waiting = new AbortController();
    onWake = () => waiting.abort();
    const end = (): void => waiting.abort();
    signal.addEventListener('abort', end, { once: true });
    await clock.sleep(waitMs, waiting.signal, { inBackground: true }).catch(() => {});
    signal.removeEventListener('abort', end);
    onWake = () => {};
  }

  return {
    wake() {
      isWoken = true;
      onWake();
    },
    async stop() {
      stopping.abort();
      await running;
    },
    resume() {
      stopping = new AbortController();
      running = run(stopping.signal);
    },
  };
}
