import { ServiceError } from '../../service-error.ts';

type Answer = (request: Request) => Promise<Response>;

/** Stands before an API: requests wait until there is one, and who closes it can wait for the last request. */
export interface RequestGate {
  /** @throws ServiceError `stopped` once it is closed */
  readonly answer: Answer;
  open(api: Answer): void;
  /** Lets nobody in any more. Resolves when the last request has its answer. */
  close(): Promise<void>;
}

export function createRequestGate(): RequestGate {
  let open: (api: Answer) => void = () => {};
  const ready = new Promise<Answer>((resolve) => {
    open = resolve;
  });
  const inside = new Set<Promise<Response>>();
  let closed = false;
  return {
    async answer(request) {
      if (closed) throw new ServiceError('stopped', 'This service was stopped; start another.');
      const response = ready.then((api) => api(request));
      inside.add(response);
      try {
        return await response;
      } finally {
        inside.delete(response);
      }
    },
    open: (api) => open(api),
    async close() {
      closed = true;
      await Promise.allSettled(inside);
    },
  };
}
