import { ServiceError } from './service-error.ts';

/** When a client should send a request again that an outage has refused, in seconds. */
const retryAfterSeconds = 3;

/**
 * Returns the refusal of a request that failed because something behind the service is away or full, undefined for any
 * other error. The request is not the cause and may be sent again.
 * @param isOutage of the storage
 */
export function refusalOf(error: unknown, isOutage: (error: unknown) => boolean): ServiceError | undefined {
  if (error instanceof ServiceError && error.code === 'unavailable') return error;
  const sentence = isFilesAway(error)
    ? 'The file storage of this service does not answer.'
    : isDiskFull(error)
      ? 'The disk of this service is full.'
      : isOutage(error) || isBusy(error)
        ? 'The database of this service does not answer in time.'
        : undefined;
  return sentence === undefined ? undefined : unavailable(sentence, error);
}

/** @param sentence what is away or full */
export function unavailable(sentence: string, cause?: unknown): ServiceError {
  return new ServiceError('unavailable', `${sentence} Send the request again in ${retryAfterSeconds} s.`, {
    cause,
    retryAfterSeconds,
  });
}

export function isFilesAway(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'files_unreachable';
}

function isDiskFull(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test(String(code)) || /disk is full/.test(String(message));
}

/** Another program holds the lock of an embedded store. */
function isBusy(error: unknown): boolean {
  return String((error as { readonly code?: unknown }).code).startsWith('SQLITE_BUSY');
}
