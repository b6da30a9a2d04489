import type { RecordedRequest, RequestLog } from '../control/log/request-log.ts';

/** A recorded request without its body, which is read by its number. */
export interface RequestLine extends Omit<RecordedRequest, 'body'> {
  readonly hasBody: boolean;
}

/** Returns the requests, newest first. */
export function requestLines(log: RequestLog): readonly RequestLine[] {
  return log
    .all()
    .map(({ body, ...line }) => ({ ...line, hasBody: body !== '' }))
    .reverse();
}
