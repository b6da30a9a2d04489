/** The part of a file that a request selects: all of it, one range (both ends included), or one beyond the file. */
export type Wanted = 'all' | 'unsatisfiable' | { readonly start: number; readonly end: number };

/**
 * Reads Range and If-Range. A range that is malformed, or several at once, means the whole file (RFC 9110, 14.2);
 * so does an If-Range that does not name exactly this version.
 */
export function wantedRange(
  headers: { readonly range: string | null; readonly ifRange: string | null },
  file: { readonly size: number; readonly etag: string },
): Wanted {
  if (headers.range === null) return 'all';
  if (headers.ifRange !== null && headers.ifRange !== file.etag) return 'all';
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range.trim());
  const [first, last] = [parts?.[1] ?? '', parts?.[2] ?? ''];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), file.size);
    return length === 0 ? 'unsatisfiable' : { start: file.size - length, end: file.size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start >= file.size ? 'unsatisfiable' : { start, end };
}
