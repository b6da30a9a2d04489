import type { RecordedRequest, RequestLog } from '../control/log/request-log.ts';

/** A recorded request as a line: its body is asked for by its number. */
export interface RequestLine extends Omit<RecordedRequest, 'body'> {
  readonly hasBody: boolean;
}

/** Newest first. */
export function requestLines(log: RequestLog): readonly RequestLine[] {
  return log
    .all()
    .map(({ body, ...line }) => ({ ...line, hasBody: body !== '' }))
    .reverse();
}
