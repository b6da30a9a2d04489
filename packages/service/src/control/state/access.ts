import { ServiceError } from '../../service-error.ts';

/** Lock for shared or exclusive access. */
export interface Access {
  shared<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits until no shared work runs, and blocks new work meanwhile.
   * @throws ServiceError `running` when shared work takes too long
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** @param timeoutMs longest wait of `alone` for shared work: a slow request body could block it for minutes */
export function createAccess(timeoutMs = 5_000): Access {
  let inside = 0;
  let onEmpty = (): void => {};
  let closed: Promise<void> | undefined;

  async function untilEmpty(): Promise<void> {
    if (inside === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const isEmpty = await new Promise<boolean>((resolve) => {
      onEmpty = () => resolve(true);
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    clearTimeout(timer);
    onEmpty = () => {};
    if (isEmpty) return;
    throw new ServiceError(
      'running',
      `${inside} requests are still running after ${timeoutMs} ms; nothing was changed. Try again.`,
    );
  }

  return {
    async shared(work) {
      while (closed) await closed;
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
        if (inside === 0) onEmpty();
      }
    },
    async alone(work) {
      while (closed) await closed;
      let open = (): void => {};
      closed = new Promise((resolve) => {
        open = resolve;
      });
      try {
        await untilEmpty();
        return await work();
      } finally {
        closed = undefined;
        open();
      }
    },
  };
}
