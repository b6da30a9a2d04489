import { JobError, type JobErrorCode } from '../job/job-error.ts';

/** Reasons for users of the API; the server's address and answer are only for the operator. */
const publicReasons = {
  backend_unreachable: 'it is unreachable',
  backend_refused: 'it refused the request',
  backend_failed: 'it reported an error',
  backend_unusable: 'its result is unusable',
} as const satisfies Partial<Record<JobErrorCode, string>>;

/**
 * Splits the error that ended an exchange into a short message without an address, for the task, and its full cause,
 * for the log. Errors about the user's own input are returned unchanged.
 */
export function publicError(error: unknown, family: string): unknown {
  if (!(error instanceof JobError) || !isBackendCode(error.code)) return error;
  const message = `run ${family}: the backend failed (${publicReasons[error.code]}); try again later. The log of this service has the reason.`;
  return new JobError(error.code, message, { cause: error });
}

function isBackendCode(code: JobErrorCode): code is keyof typeof publicReasons {
  return Object.hasOwn(publicReasons, code);
}
