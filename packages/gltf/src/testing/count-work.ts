import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

const ours = fileURLToPath(new URL('..', import.meta.url));

/** The cost of an operation, in counts that do not depend on the machine. */
interface Work {
  /** Function calls, loop iterations and branches in this package, as V8 counts them: within a third. */
  readonly steps: number;
  /** Bytes of allocated typed arrays. */
  readonly allocated: number;
}

/**
 * Counts the work of this package until the promise settles, including concurrent work in this thread. Counting changes
 * how V8 runs every file of the process, and takes longer the more it has loaded, so only torture does it.
 */
export async function countWork(work: () => Promise<unknown>): Promise<Work> {
  const session = new Session();
  session.connect();
  const post = <T>(method: string, parameters = {}): Promise<T> =>
    new Promise((resolve, reject) =>
      session.post(method, parameters, (error, answer) => (error ? reject(error) : resolve(answer as T))),
    );
  const arrays = countedArrays();
  try {
    await post('Profiler.enable');
    await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await work();
    const { result } = await post<{ result: readonly Script[] }>('Profiler.takePreciseCoverage');
    const steps = result
      .filter(({ url }) => url.includes(ours))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
    return { steps, allocated: arrays.bytes() };
  } finally {
    arrays.stop();
    await post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

/** Counts the memory alone, which any process can do. */
export async function countMemory(work: () => Promise<unknown>): Promise<Pick<Work, 'allocated'>> {
  const arrays = countedArrays();
  try {
    await work();
    return { allocated: arrays.bytes() };
  } finally {
    arrays.stop();
  }
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

const KINDS = ['Float64Array', 'Float32Array', 'Uint32Array', 'Uint16Array', 'Uint8Array'] as const;

/** Counts the bytes of arrays with memory of their own; views of existing memory cost nothing. */
function countedArrays() {
  let bytes = 0;
  const arrays = globalThis as unknown as Record<string, new (...of: unknown[]) => ArrayBufferView>;
  const before = KINDS.map((kind) => [kind, arrays[kind]!] as const);
  for (const [kind, original] of before) {
    const counted = new Proxy(original, {
      construct(target, of, made) {
        const array = Reflect.construct(target, of, made === counted ? target : made) as ArrayBufferView;
        if (array.buffer !== of[0]) bytes += array.byteLength;
        return array;
      },
    });
    arrays[kind] = counted;
  }
  return {
    bytes: () => bytes,
    stop() {
      for (const [kind, original] of before) arrays[kind] = original;
    },
  };
}
