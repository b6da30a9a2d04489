import { ClientError, isClientError } from '@meshwright/client';

/** Adds to why the list of tasks could not be read before a create that the create was not sent. Other errors stay. */
export function nothingSent(error: unknown, what: string): unknown {
  if (!isClientError(error)) return error;
  const { code, message } = error;
  return new ClientError(
    code,
    `${what}: the list of tasks, which shows whether it is bought already, cannot be read: ${message} Nothing was sent by this command; run it again.`,
    { ...error, cause: error },
  );
}
