const GRACE_MS = 5000;

/** A signal that follows another a few seconds later, for a request whose answer must not be lost. */
export function graceSignal(signal: AbortSignal, graceMs: number = GRACE_MS): AbortSignal {
  const late = new AbortController();
  const start = () => {
    setTimeout(() => late.abort(signal.reason), graceMs).unref();
  };
  if (signal.aborted) start();
  else signal.addEventListener('abort', start, { once: true });
  return late.signal;
}
