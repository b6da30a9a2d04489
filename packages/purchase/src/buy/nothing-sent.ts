import { ClientError, isClientError } from '@meshwright/client';

/** Adds to a failed read of the task list that the create was not sent. Other errors stay unchanged. */
export function nothingSent(error: unknown, what: string): unknown {
  if (!isClientError(error)) return error;
  const { code, message } = error;
  return new ClientError(
    code,
    `${what}: the list of tasks, which shows whether it is bought already, cannot be read: ${message} Nothing was sent by this command; run it again.`,
    { ...error, cause: error },
  );
}
