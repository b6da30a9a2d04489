import { ServiceError } from '../service-error.ts';

/** Many may be inside at once, or one alone. */
export interface Access {
  shared<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits until nobody is inside, and lets nobody in meanwhile.
   * @throws ServiceError `running` when somebody stays too long
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** @param patienceMs how long `alone` waits for those inside: a body that trickles in would hold it up for minutes */
export function createAccess(patienceMs = 5_000): Access {
  let inside = 0;
  let onEmpty = (): void => {};
  let closed: Promise<void> | undefined;

  async function emptied(): Promise<void> {
    if (inside === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const isEmpty = await new Promise<boolean>((resolve) => {
      onEmpty = () => resolve(true);
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    clearTimeout(timer);
    onEmpty = () => {};
    if (isEmpty) return;
    throw new ServiceError(
      'running',
      `${inside} requests have been carried out for ${patienceMs} ms and have not ended; nothing was changed, try again.`,
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
        await emptied();
        return await work();
      } finally {
        closed = undefined;
        open();
      }
    },
  };
}
