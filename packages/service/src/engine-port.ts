import type { AnimationLibraryItem } from '@meshwright/contract';
import type { Backend, JobContext, JobError, JobInput, JobOutput } from '@meshwright/engine';
import { createTurns } from './tasks/create-turns.ts';

/** Whoever does the work of a task. The local engine is the default; a test or a plugged-in backend is another. */
export interface Engine {
  /** One sentence saying what it lacks for this create body, or null when it can do it. */
  missing(family: string, request: Readonly<Record<string, unknown>>): Promise<string | null> | string | null;
  /**
   * Why the job of a family would refuse this model, or null when it would not or only the job can tell. The model is
   * read where a family is looked at at all, when the account has its turn.
   */
  refusal?(family: string, model: () => Promise<Uint8Array>, account: string): Promise<string | null>;
  /** The same input gives the same bytes. @throws Error whose message becomes `task_error.message` */
  run(input: JobInput, context: JobContext): Promise<JobOutput>;
  /** The animations its animation job knows; absent when it has none. */
  animations?(): Promise<readonly AnimationLibraryItem[]>;
  /** An animated GIF of one of them by its key. @throws Error for a key it does not know */
  animationPreview?(key: string): Promise<Uint8Array>;
  close?(): Promise<void>;
}

/** Many times what a check of the largest model takes. */
const checkTimeoutMs = 20_000;

/**
 * The engine of this house on worker threads. Nothing of it is loaded before the first create.
 * @param searchPath where Blender is looked for. Default: the PATH of this process
 * @param maxMemoryBytes resident memory of this process, beyond which the job that took the most ends FAILED. Default: that of the engine
 */
export function localEngine(
  workers: number,
  searchPath: string | undefined = process.env.PATH,
  maxMemoryBytes?: number,
): Engine {
  const load = once(async () => {
    // The part of the engine without its jobs: loading all of it would hold up every request meanwhile.
    const { checkedFamilies, createMemoryWatch, createWorkerPool, findBlender, missingCapability } =
      await import('@meshwright/engine/pool');
    const blenderPath = findBlender(searchPath) ?? undefined;
    const memory = createMemoryWatch({ maxBytes: maxMemoryBytes });
    const pool = createWorkerPool({ size: workers, blenderPath, memory });
    // Of its own, so that no create waits for a job, nor for all the creates of another account. What takes it too long
    // is left to the job.
    const checks = createWorkerPool({ size: 1, timeoutMs: checkTimeoutMs, memory });
    return { pool, checks, checkedFamilies, missing: missingCapability };
  });
  const turns = createTurns();
  return {
    missing: async (family, request) => (await load.get()).missing(family, request),
    async refusal(family, model, account) {
      const { checks, checkedFamilies } = await load.get();
      if (!checkedFamilies.includes(family)) return null;
      return await turns.run(account, async () => {
        // A copy, because it is moved to the worker and the caller still needs it. One at a time is in memory.
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

/** What tells of the model itself and not of reading it, which is the job's to judge. */
function refused(error: unknown): string | null {
  const { code, message } = error as JobError;
  return /^(no_body|no_geometry|too_many_faces)$/.test(code) ? message : null;
}

/**
 * An engine that leaves some families to servers of the operator, and finishes the models they give. The error of a
 * task is short and names no address; what lies behind it goes to `onFault`, for the operator.
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
      // Its models are finished like those of a conversion.
      return backend.missing(family, request) ?? (await engine.missing('convert', request));
    },
    // No backend takes a family that is looked at.
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
  let made: Promise<T> | undefined;
  return {
    get() {
      made ??= make();
      return made;
    },
    known: () => made,
  };
}
