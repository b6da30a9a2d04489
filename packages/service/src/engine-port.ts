import type { AnimationLibraryItem } from '@meshwright/contract';
import type { JobContext, JobInput, JobOutput } from '@meshwright/engine';

/** Whoever does the work of a task. The local engine is the default; a test or a plugged-in backend is another. */
export interface Engine {
  /** One sentence saying what it lacks for this create body, or null when it can do it. */
  missing(family: string, request: Readonly<Record<string, unknown>>): Promise<string | null> | string | null;
  /** The same input gives the same bytes. @throws Error whose message becomes `task_error.message` */
  run(input: JobInput, context: JobContext): Promise<JobOutput>;
  /** The animations its animation job knows; absent when it has none. */
  animations?(): Promise<readonly AnimationLibraryItem[]>;
  close?(): Promise<void>;
}

/** The engine of this house on worker threads. Nothing of it is loaded before the first create. */
export function localEngine(workers: number): Engine {
  const load = once(async () => {
    const { createWorkerPool, missingCapability } = await import('@meshwright/engine');
    return { pool: createWorkerPool({ size: workers }), missingCapability };
  });
  return {
    missing: async (family, request) => (await load.get()).missingCapability(family, request),
    run: async (input, context) => (await load.get()).pool.run(input, context),
    close: async () => (await load.known())?.pool.close(),
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
