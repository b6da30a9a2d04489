import type { AnimationLibraryItem } from '@meshwright/contract';
import type { Backend, JobContext, JobError, JobInput, JobOutput } from '@meshwright/engine';
import { createTurns } from './tasks/create-turns.ts';

/** Does the work of tasks. The local engine is the default; tests and backends provide others. */
export interface Engine {
  /** Returns one sentence naming the missing capability for this create body, or null when it can do it. */
  missing(family: string, request: Readonly<Record<string, unknown>>): Promise<string | null> | string | null;
  /**
   * Returns what is wrong with a create body that is valid by the contract, or null. Absent: nothing is.
   */
  invalid?(
    family: string,
    request: Readonly<Record<string, unknown>>,
  ): Promise<string | null> | string | null;
  /**
   * Returns why the job of a family would refuse this model, or null when it would not or only the job can decide.
   * The model is read only for checked families, when the account has its turn.
   */
  refusal?(family: string, model: () => Promise<Uint8Array>, account: string): Promise<string | null>;
  /** The same input gives the same bytes. @throws Error whose message becomes `task_error.message` */
  run(input: JobInput, context: JobContext): Promise<JobOutput>;
  /** Returns the animations of its animation job; absent without one. */
  animations?(): Promise<readonly AnimationLibraryItem[]>;
  /** Returns an animated GIF of an animation by its key. @throws Error for an unknown key */
  animationPreview?(key: string): Promise<Uint8Array>;
  close?(): Promise<void>;
}

/** Many times the duration of a check of the largest model. */
const checkTimeoutMs = 20_000;

/**
 * Creates the local engine on worker threads. Its code loads on the first create.
 * @param searchPath where Blender is looked for. Default: the PATH of this process
 * @param maxMemoryBytes resident memory of this process, beyond which the job that took the most ends FAILED.
 * Default: that of the engine
 * @example
 * import { localEngine, startService } from '@meshwright/service';
 *
 * const service = await startService({ engine: localEngine(2) });
 * await service.stop();
 */
export function localEngine(
  workers: number,
  searchPath: string | undefined = process.env.PATH,
  maxMemoryBytes?: number,
): Engine {
  const load = once(async () => {
    // Loads the part without the jobs: loading the whole engine would block every request meanwhile.
    const { checkedFamilies, createMemoryWatch, createWorkerPool, invalidRequest, missingCapability } =
      await import('@meshwright/engine/pool');
    const { findBlender } = await import('@meshwright/formats/capabilities');
    const blenderPath = findBlender(searchPath) ?? undefined;
    const memory = createMemoryWatch({ maxBytes: maxMemoryBytes });
    const pool = createWorkerPool({ size: workers, blenderPath, memory });
    // A pool for checks alone, so that creates wait neither for jobs nor for all creates of another account. A check
    // that times out is left to the job.
    const checks = createWorkerPool({ size: 1, timeoutMs: checkTimeoutMs, memory });
    return { pool, checks, checkedFamilies, invalid: invalidRequest, missing: missingCapability };
  });
  const turns = createTurns();
  return {
    missing: async (family, request) => (await load.get()).missing(family, request),
    invalid: async (family, request) => (await load.get()).invalid(family, request),
    async refusal(family, model, account) {
      const { checks, checkedFamilies } = await load.get();
      if (!checkedFamilies.includes(family)) return null;
      return await turns.run(account, async () => {
        // A copy, because it is transferred to the worker and the caller still needs it. One at a time is in memory.
        const files = { model: { name: 'model', bytes: new Uint8Array(await model()) } };
        const input = { family, request: {}, files, seed: 0 };
        return await checks.check(input, { signal: new AbortController().signal }).then(() => null, refused);
      });
    },
    run: async (input, context) => (await load.get()).pool.run(input, context),
    animations: async () => (await import('@meshwright/engine/pool')).animationLibrary(),
    animationPreview: async (key) => (await load.get()).checks.preview(key),
    async close() {
      const known = await load.known();
      await Promise.all([known?.pool.close(), known?.checks.close()]);
    },
  };
}

/** Returns the reason when the error concerns the model; read errors are left to the job. */
function refused(error: unknown): string | null {
  const { code, message } = error as JobError;
  return /^(no_body|no_geometry|too_many_faces)$/.test(code) ? message : null;
}

/**
 * Creates an engine that leaves some families to servers of the operator, and finishes their models. The error of a
 * task is short and contains no address; `onFault` receives the cause, for the operator.
 */
export function withBackends(
  engine: Engine,
  backends: Readonly<Record<string, Backend>>,
  onFault: (error: unknown) => void,
): Engine {
  const backendFor = (family: string) => (Object.hasOwn(backends, family) ? backends[family] : undefined);
  return {
    async missing(family, request) {
      const backend = backendFor(family);
      if (!backend) return await engine.missing(family, request);
      // Models of a backend are finished like those of a conversion.
      return backend.missing(family, request) ?? (await engine.missing('convert', request));
    },
    invalid: async (family, request) =>
      backendFor(family) ? null : ((await engine.invalid?.(family, request)) ?? null),
    // No backend takes a family that is checked.
    ...(engine.refusal && { refusal: (family, model, account) => engine.refusal!(family, model, account) }),
    async run(input, context) {
      const backend = backendFor(input.family);
      if (!backend) return await engine.run(input, context);
      try {
        return await backend.run(input, { ...context, deliver: (job, its) => engine.run(job, its) });
      } catch (error) {
        if (!context.signal.aborted && error instanceof Error && error.cause) onFault(error.cause);
        throw error;
      }
    },
    ...(engine.animations && { animations: () => engine.animations!() }),
    ...(engine.animationPreview && { animationPreview: (key) => engine.animationPreview!(key) }),
    async close() {
      await Promise.all(Object.values(backends).map((backend) => backend.close()));
      await engine.close?.();
    },
  };
}

function once<T>(make: () => Promise<T>): { get(): Promise<T>; known(): Promise<T> | undefined } {
  let value: Promise<T> | undefined;
  return {
    get() {
      value ??= make();
      return value;
    },
    known: () => value,
  };
}
