/** Progress of a job in percent, with what it does in words of this program. */
export interface JobProgress {
  readonly percent: number;
  readonly doing: string;
}

export interface Job<T> {
  readonly result: Promise<T>;
  progress(): JobProgress | undefined;
  /** Returns a function that ends the listening. */
  onProgress(listener: (progress: JobProgress) => void): () => void;
}

/** Work that outlives the call that began it: a client that gave up finds it again by its key. */
export interface Jobs {
  /** Begins the work, or returns the job that runs under the key. */
  start<T>(key: string, work: (report: (progress: JobProgress) => void) => Promise<T>): Job<T>;
  /** Resolves once every job has ended. */
  settled(): Promise<void>;
}

export function createJobs(): Jobs {
  const running = new Map<string, Job<unknown>>();
  return {
    start<T>(key: string, work: (report: (progress: JobProgress) => void) => Promise<T>): Job<T> {
      const known = running.get(key);
      if (known) return known as Job<T>;
      let last: JobProgress | undefined;
      const listeners = new Set<(progress: JobProgress) => void>();
      const result = work((progress) => {
        last = progress;
        for (const listener of listeners) listener(progress);
      }).finally(() => running.delete(key));
      // A job without a listener may fail: the next call with its key begins it again.
      result.catch(() => {});
      const job: Job<T> = {
        result,
        progress: () => last,
        onProgress(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
      running.set(key, job);
      return job;
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled([...running.values()].map(({ result }) => result));
    },
  };
}
