import { JobError, type JobErrorCode } from '../job/job-error.ts';

/** Reasons for users of the API; the server's address and answer are only for the operator. */
const publicReasons = {
  backend_unreachable: 'it cannot be reached',
  backend_refused: 'it refused the request',
  backend_failed: 'its own work failed',
  backend_unusable: 'what it gave cannot be used',
} as const satisfies Partial<Record<JobErrorCode, string>>;

/**
 * Splits the error that ended an exchange into a short message without an address, for the task, and its full cause,
 * for the log. Errors about the user's own input are returned unchanged.
 */
export function publicError(error: unknown, family: string): unknown {
  if (!(error instanceof JobError) || !isBackendCode(error.code)) return error;
  const message = `run ${family}: the backend for it failed (${publicReasons[error.code]}); try again later. Who runs this service finds the reason in its log.`;
  return new JobError(error.code, message, { cause: error });
}

function isBackendCode(code: JobErrorCode): code is keyof typeof publicReasons {
  return Object.hasOwn(publicReasons, code);
}
