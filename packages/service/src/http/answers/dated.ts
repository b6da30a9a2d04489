import type { Clock } from '../../service-context.ts';

type Answer = (request: Request) => Promise<Response>;

/**
 * Dates every answer by the clock of the service, so that a client that reads the service's time from `Date` gets the time
 * that tasks are dated by, also while that clock is ahead or stands still. An answer that has a date keeps it.
 */
export function dated(answer: Answer, clock: Clock): Answer {
  return async (request) => {
    const response = await answer(request);
    if (!response.headers.has('Date')) response.headers.set('Date', httpDate(clock.now()));
    return response;
  };
}

/** A moment as HTTP writes it. */
export function httpDate(ms: number): string {
  return new Date(ms).toUTCString();
}
