const httpDate = /^\w{3}, .+ GMT$/;

/**
 * The wait a response asks for, in milliseconds: whole seconds or an HTTP date, which is read against the
 * `Date` of the same response so that a wrong clock here does not matter. Undefined for anything else: zero,
 * negative, fractions, the past, two headers. It may be longer than any caller is ready to wait.
 */
export function retryAfterOf(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const sentAt = dateOf(headers) || nowMs;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate.test(text) ? Date.parse(text) - sentAt : 0;
  return ms > 0 ? ms : undefined;
}

/** When a response was made, by the clock of the service; NaN when it does not say. */
export function dateOf(headers: Headers): number {
  return Date.parse(headers.get('date') ?? '');
}

/** For messages. */
export function waitText(ms: number): string {
  return `wait ${Math.ceil(ms / 1000)} s`;
}
