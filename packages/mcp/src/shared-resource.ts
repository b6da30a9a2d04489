/** A resource that concurrent calls share. */
export interface SharedResource<R> {
  /** Runs the work with the resource, opened if needed. */
  use<T>(work: (resource: R) => Promise<T>): Promise<T>;
  /** Releases the resource once its users have ended. */
  close(): Promise<void>;
}

interface Opened<R> {
  readonly resource: Promise<R>;
  readonly ended: Promise<void>;
  release(): void;
  users: number;
  idle?: NodeJS.Timeout;
}

/**
 * Shares what `open` passes to its work among concurrent calls, and releases it `lingerMs` after the last one. Other
 * commands can then use it: an embedded service belongs to one process at a time.
 */
export function sharedResource<R>(
  open: (work: (resource: R) => Promise<void>) => Promise<void>,
  lingerMs: number,
): SharedResource<R> {
  let current: Opened<R> | undefined;
  let previous: Promise<void> = Promise.resolve();

  function begin(): Opened<R> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let ended: Promise<void> = Promise.resolve();
    const resource = new Promise<R>((ready, fail) => {
      ended = previous
        .then(() =>
          open(async (given) => {
            ready(given);
            await released;
          }),
        )
        .catch((error: unknown) => {
          if (current === opened) current = undefined;
          fail(error);
        });
    });
    const opened: Opened<R> = { resource, ended, release, users: 0 };
    previous = ended;
    return opened;
  }

  function end(opened: Opened<R>): Promise<void> {
    clearTimeout(opened.idle);
    if (current === opened) current = undefined;
    opened.release();
    return opened.ended;
  }

  return {
    async use(work) {
      current ??= begin();
      const opened = current;
      opened.users += 1;
      clearTimeout(opened.idle);
      try {
        return await work(await opened.resource);
      } finally {
        opened.users -= 1;
        if (opened.users === 0) opened.idle = setTimeout(() => void end(opened), lingerMs);
      }
    },
    async close() {
      if (current) await end(current);
      await previous;
    },
  };
}
