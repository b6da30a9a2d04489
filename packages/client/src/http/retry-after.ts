const httpDate = /^\w{3}, .+ GMT$/;

/**
 * Returns the wait a response requests, in milliseconds: whole seconds or an HTTP date, which is compared with the
 * `Date` of the same response so that a wrong local clock does not matter. Undefined for anything else: zero, negative,
 * fractions, the past, two headers. It may exceed every limit of the caller.
 */
export function retryAfterOf(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const sentAt = dateOf(headers) || nowMs;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate.test(text) ? Date.parse(text) - sentAt : 0;
  return ms > 0 ? ms : undefined;
}

/** Returns the `Date` of a response, by the service's clock; NaN when it is absent. */
export function dateOf(headers: Headers): number {
  return Date.parse(headers.get('date') ?? '');
}

/** Formats a wait for messages. */
export function waitText(ms: number): string {
  return `wait ${Math.ceil(ms / 1000)} s`;
}
