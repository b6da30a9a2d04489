/**
 * Why a statement did not pass:
 * - `unmet`: the service answered something else;
 * - `unprepared`: a task that the statement refers to could not be made;
 * - `needs`: the service under test does not give an ability;
 * - `over_limit`: the next create would exceed the spending limit;
 * - `unavailable`: no answer, or one that is not of this API;
 * - `unauthorized`: the service refuses the key;
 * - `timed_out`: the time of the statement is over.
 */
export type ConformanceErrorCode =
  | 'unmet'
  | 'unprepared'
  | 'needs'
  | 'over_limit'
  | 'unavailable'
  | 'unauthorized'
  | 'timed_out';

/** The error of this package. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly code: ConformanceErrorCode;

  constructor(code: ConformanceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
