import { ServiceError } from '../../service-error.ts';

type Answer = (request: Request) => Promise<Response>;

/** Holds requests until the API is open; closing waits for the last answer. */
export interface RequestGate {
  /** @throws ServiceError `stopped` once it is closed */
  readonly answer: Answer;
  open(api: Answer): void;
  /** Refuses new requests. Resolves when the last request has its answer. */
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
      if (closed) throw new ServiceError('stopped', 'This service has stopped; start a new one.');
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
