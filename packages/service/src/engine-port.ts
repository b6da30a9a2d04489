import type { AnimationLibraryItem } from '@meshwright/contract';
import type { Backend, JobContext, JobInput, JobOutput } from '@meshwright/engine';

/** Whoever does the work of a task. The local engine is the default; a test or a plugged-in backend is another. */
export interface Engine {
  /** One sentence saying what it lacks for this create body, or null when it can do it. */
  missing(family: string, request: Readonly<Record<string, unknown>>): Promise<string | null> | string | null;
  /** The same input gives the same bytes. @throws Error whose message becomes `task_error.message` */
  run(input: JobInput, context: JobContext): Promise<JobOutput>;
  /** The animations its animation job knows; absent when it has none. */
  animations?(): Promise<readonly AnimationLibraryItem[]>;
  /** An animated GIF of one of them by its key. @throws Error for a key it does not know */
  animationPreview?(key: string): Promise<Uint8Array>;
  close?(): Promise<void>;
}

/**
 * The engine of this house on worker threads. Nothing of it is loaded before the first create.
 * @param searchPath where Blender is looked for. Default: the PATH of this process
 */
export function localEngine(workers: number, searchPath: string | undefined = process.env.PATH): Engine {
  const load = once(async () => {
    const { createWorkerPool, findBlender, missingCapability } = await import('@meshwright/engine');
    const blenderPath = findBlender(searchPath) ?? undefined;
    const pool = createWorkerPool({ size: workers, blenderPath });
    const missing: Engine['missing'] = (family, request) =>
      missingCapability(family, request, { blenderPath });
    return { pool, missing };
  });
  return {
    missing: async (family, request) => (await load.get()).missing(family, request),
    run: async (input, context) => (await load.get()).pool.run(input, context),
    animations: async () => (await import('@meshwright/engine')).animationLibrary(),
    animationPreview: async (key) => (await import('@meshwright/engine')).clipPreview(key),
    close: async () => (await load.known())?.pool.close(),
  };
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
