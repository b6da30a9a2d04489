import { setTimeout as systemTimer } from 'node:timers/promises';
import type { InputFile, JobInput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import { runJob } from '../job/run-job.ts';
import type { Backend, BackendContext, BackendOptions, Sleep } from './backend.ts';
import { publicError } from './backend-error.ts';
import { deliverBackendResult } from './deliver-made.ts';

/** Protocol-specific part of a backend: what it cannot do, and how it gets files. */
export interface Protocol {
  /** Name of the server in the operator's messages. */
  readonly name: string;
  lacks(family: string, request: JobInput['request']): string | null;
  /** Returns what the server lacks for its work, a sentence each. @throws JobError when it does not answer as it should */
  check(signal: AbortSignal): Promise<readonly string[]>;
  /** Returns a model, or pictures in order, as the server sent them. */
  make(input: JobInput, exchange: ProtocolContext): Promise<readonly InputFile[]>;
}

export interface ProtocolContext {
  /** Aborted by the user or at the deadline. */
  readonly signal: AbortSignal;
  /** Reports progress of the server's own work, 0 to 100. */
  progress(percent: number): void;
  readonly sleep: Sleep;
  readonly pollMs: number;
  readonly maxBytes: number;
  /** Runs work after the exchange has ended; it has ten seconds. */
  leave(work: (signal: AbortSignal) => Promise<unknown>): void;
}

const graceMs = 10_000;
/** The server's share of the progress; the rest is delivery. */
const serverShare = 0.8;

/** Wraps a protocol in the rules of all backends: deadline, checked results, two messages, no work left behind. */
export function backendOf(protocol: Protocol, options: BackendOptions): Backend {
  const { timeoutMs = 600_000, pollMs = 1_000, maxBytes = 200_000_000 } = options;
  const sleep: Sleep = options.sleep ?? ((ms, { signal }) => systemTimer(ms, undefined, { signal }));
  const pendingCleanups = new Set<Promise<unknown>>();

  /** Runs `work` with a signal that aborts after the given time, and clears the timer when it is done. */
  async function within<T>(ms: number, timeoutError: () => Error, work: (signal: AbortSignal) => Promise<T>) {
    const [deadline, done] = [new AbortController(), new AbortController()];
    sleep(ms, { signal: done.signal }).then(
      () => deadline.abort(timeoutError()),
      () => {},
    );
    try {
      return await work(deadline.signal);
    } finally {
      done.abort();
    }
  }

  function leave(work: (signal: AbortSignal) => Promise<unknown>): void {
    const ending = within(graceMs, () => new Error('the cleanup took too long'), work)
      .catch(() => {})
      .finally(() => pendingCleanups.delete(ending));
    pendingCleanups.add(ending);
  }

  async function make(input: JobInput, context: BackendContext): Promise<readonly InputFile[]> {
    const timeoutError = () =>
      new JobError(
        'timed_out',
        `run ${input.family}: the backend gave no result within ${Math.round(timeoutMs / 1000)} s; try again later, or have the operator of this service raise "timeoutSeconds".`,
        { cause: new JobError('timed_out', `${protocol.name}: no result in time; see its own log.`) },
      );
    return await within(timeoutMs, timeoutError, async (deadline) => {
      const signal = AbortSignal.any([context.signal, deadline]);
      const progress = (percent: number) => context.progress(percent * serverShare);
      return await protocol.make(input, { signal, progress, sleep, pollMs, maxBytes, leave });
    });
  }

  async function work(input: JobInput, context: BackendContext) {
    try {
      const made = await make(input, context);
      context.progress(100 * serverShare);
      const progress = (percent: number) => context.progress(100 * serverShare + percent * (1 - serverShare));
      return await deliverBackendResult(input, made, protocol.name, { ...context, progress });
    } catch (error) {
      throw publicError(error, input.family);
    }
  }

  return {
    missing: protocol.lacks,
    async check() {
      const timeoutError = () => new Error(`${protocol.name}: no answer within ${graceMs / 1000} s.`);
      try {
        return { server: protocol.name, lacks: await within(graceMs, timeoutError, protocol.check) };
      } catch (error) {
        return { server: protocol.name, lacks: [error instanceof Error ? error.message : String(error)] };
      }
    },
    run: (input, context) =>
      runJob({ [input.family]: (job, jobContext) => work(job, jobContext) }, input, context),
    close: async () => {
      await Promise.all(pendingCleanups);
    },
  };
}
