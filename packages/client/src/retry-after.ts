/** Beyond a week the header is taken for nonsense. */
const longestMs = 7 * 86_400_000;

const httpDate = /^\w{3}, .+ GMT$/;

/**
 * The wait a response asks for, in milliseconds: whole seconds or an HTTP date, which is read against the
 * `Date` of the same response so that a wrong clock here does not matter. Undefined for anything else: zero,
 * negative, fractions, the past, more than a week, two headers.
 */
export function retryAfterOf(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const sentAt = Date.parse(headers.get('date') ?? '') || nowMs;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : httpDate.test(text) ? Date.parse(text) - sentAt : 0;
  return ms > 0 && ms <= longestMs ? ms : undefined;
}
