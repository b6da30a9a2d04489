import type { AnimationLibraryItem } from '@meshwright/contract';
import { cannedEngine } from './emulator/canned-engine.ts';
import { createTurns } from './tasks/create-turns.ts';

/** One file that a request refers to. The name is for display only. */
export interface JobFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Input of a job: the validated create body with defaults, the files it refers to, a seed. */
export interface JobInput {
  /** Name of the family, `text-to-3d`. */
  readonly family: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** Files the request refers to, by role: `model`, `image`. */
  readonly files: Readonly<Record<string, JobFile>>;
  /** The create body of the referenced task, if any. */
  readonly source?: {
    readonly family: string;
    readonly request: Readonly<Record<string, unknown>>;
    readonly seed: number;
  };
  /** Unsigned 32 bit. The same input and seed give the same bytes. */
  readonly seed: number;
}

/** What a job is given beside its input. Progress is 0 to 100 and never falls. */
export interface JobContext {
  progress(percent: number): void;
  readonly signal: AbortSignal;
}

/** Output of a job. */
export interface JobOutput {
  /** Every file of the result by its name, `model.glb`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Result fields of the task object; each URL field holds the name of an entry of `files`. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Set when the result stands in for that of a trained model: one sentence for display. */
  readonly standIn?: string;
  /** Fields of the request that had no effect on this result, or less than requested. */
  readonly ignored?: readonly {
    readonly field: string;
    readonly kind: 'ignored' | 'clamped';
    /** One sentence for display. */
    readonly message: string;
  }[];
}

/** A server of the operator that does the work of a family in place of the engine; those of `@meshwright/engine` are some. */
export interface Backend {
  /** Returns one sentence on what the server lacks for this create body, or null. */
  missing(family: string, request: JobInput['request']): string | null;
  /**
   * Runs the job; `deliver` is a job of the engine that finishes the model.
   * @throws Error whose message becomes `task_error.message`, and whose cause is for the operator
   */
  run(
    input: JobInput,
    context: JobContext & {
      readonly deliver?: (input: JobInput, context: JobContext) => Promise<JobOutput>;
    },
  ): Promise<JobOutput>;
  /** Asks the server what it is, and returns what it lacks, a sentence for each. Never throws. */
  check(): Promise<{ readonly server: string; readonly lacks: readonly string[] }>;
  /** Resolves when none of its work is left on a server. */
  close(): Promise<void>;
}

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
  /** Returns the animations of its animation job; absent or undefined without one. */
  animations?(): Promise<readonly AnimationLibraryItem[] | undefined>;
  /** Returns an animated GIF of an animation by its key. @throws Error for an unknown key */
  animationPreview?(key: string): Promise<Uint8Array>;
  close?(): Promise<void>;
}

/** Many times the duration of a check of the largest model. */
const checkTimeoutMs = 20_000;

/** Said once where the models are canned. */
const notInstalled =
  'The engine is not installed: every model is a canned box, whatever the request says. For models of the words: npm install @meshwright/engine';

/**
 * Creates the local engine on worker threads. Its code loads on the first create. Where `@meshwright/engine` is not
 * installed, its models are those of `cannedEngine` of `@meshwright/service/testing`.
 * @param searchPath where Blender is looked for. Default: the PATH of this process
 * @param maxMemoryBytes resident memory of this process, beyond which the job that took the most ends FAILED.
 * Default: that of the engine
 * @param onNote receives the sentence that says that the engine is not installed. Default: stderr
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
  onNote: (text: string) => void = (text) => console.error(text),
): Engine {
  const load = once(async () => {
    const enginePool = await installedPool();
    if (enginePool) return await working(enginePool);
    onNote(notInstalled);
    return cannedEngine();
  });
  async function working({
    animationLibrary,
    checkedFamilies,
    createMemoryWatch,
    createWorkerPool,
    invalidRequest,
    missingCapability,
  }: EnginePool): Promise<Engine> {
    const { findBlender } = await import('@meshwright/formats/capabilities');
    const blenderPath = findBlender(searchPath) ?? undefined;
    const memory = createMemoryWatch({ maxBytes: maxMemoryBytes });
    const pool = createWorkerPool({ size: workers, blenderPath, memory });
    // A pool for checks alone, so that creates wait neither for jobs nor for all creates of another account. A check
    // that times out is left to the job.
    const checks = createWorkerPool({ size: 1, timeoutMs: checkTimeoutMs, memory });
    const turns = createTurns();
    return {
      missing: missingCapability,
      invalid: invalidRequest,
      async refusal(family, model, account) {
        if (!checkedFamilies.includes(family)) return null;
        return await turns.run(account, async () => {
          // A copy, because it is transferred to the worker and the caller still needs it. One at a time is in memory.
          const files = { model: { name: 'model', bytes: new Uint8Array(await model()) } };
          const input = { family, request: {}, files, seed: 0 };
          return await checks
            .check(input, { signal: new AbortController().signal })
            .then(() => null, refused);
        });
      },
      run: (input, context) => pool.run(input, context),
      animations: async () => animationLibrary(),
      animationPreview: (key) => checks.preview(key),
      async close() {
        await Promise.all([pool.close(), checks.close()]);
      },
    };
  }
  return {
    missing: async (family, request) => (await load.get()).missing(family, request),
    invalid: async (family, request) => (await (await load.get()).invalid?.(family, request)) ?? null,
    refusal: async (family, model, account) =>
      (await (await load.get()).refusal?.(family, model, account)) ?? null,
    run: async (input, context) => (await load.get()).run(input, context),
    animations: async () => (await load.get()).animations?.(),
    animationPreview: async (key) => (await load.get()).animationPreview!(key),
    close: async () => (await load.known())?.close?.(),
  };
}

type EnginePool = typeof import('@meshwright/engine/pool');

/** Loads the part without the jobs: loading the whole engine would block every request meanwhile. */
async function installedPool(): Promise<EnginePool | undefined> {
  try {
    return await import('@meshwright/engine/pool');
  } catch (error) {
    // Node quotes the name of an absent package, and Plug'n'Play says "tried to access NAME".
    const { code, message } = error as NodeJS.ErrnoException;
    const isAbsent = /MODULE_NOT_FOUND$/.test(code ?? '') && /('|access )@meshwright\/engine\b/.test(message);
    if (isAbsent) return undefined;
    throw error;
  }
}

/** Returns the reason when the error concerns the model; read errors are left to the job. */
function refused(error: unknown): string | null {
  const { code, message } = error as { readonly code: string; readonly message: string };
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
