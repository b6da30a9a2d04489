import type { Clock } from '../../clock.ts';

type Answer = (request: Request) => Promise<Response>;

/**
 * Dates every answer by the clock of the service, so that `Date` matches the times of tasks even when that clock is
 * ahead or stands still. An existing date is kept.
 */
export function dated(answer: Answer, clock: Clock): Answer {
  return async (request) => {
    const response = await answer(request);
    if (!response.headers.has('Date')) response.headers.set('Date', httpDate(clock.now()));
    return response;
  };
}

/** Formats a time as an HTTP date. */
export function httpDate(ms: number): string {
  return new Date(ms).toUTCString();
}
