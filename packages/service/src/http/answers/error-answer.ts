import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { withoutSecrets } from '../../control/log/redact.ts';
import { ServiceError, statusOf } from '../../service-error.ts';
import type { Call } from '../api-env.ts';
import { sentKey } from '../guards/key-guard.ts';
import { errorBody } from './error-body.ts';

export interface ErrorAnswerParts {
  readonly onFault: (error: unknown) => void;
  /** Answer with the message alone, as the API does. */
  readonly exact: boolean;
}

/** Answers a failed API call. An unexpected error goes to `onFault` and is answered without details. */
export function errorAnswer({ onFault, exact }: ErrorAnswerParts, error: Error, c: Call): Response {
  if (!(error instanceof ServiceError) || error.code === 'files_unreachable') {
    onFault(error);
    return c.json({ message: 'Internal service error; the request is not the cause.' }, 500);
  }
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  // The error quotes the request; the key is removed in any encoding.
  const key = sentKey(c.req.header('Authorization'));
  // The refusal of a key quotes nothing, and finding all forms of every wrong key would be slow.
  const secrets = key === undefined || error.code === 'unauthorized' ? [] : [key];
  const text = withoutSecrets(
    JSON.stringify(exact ? { message: errorBody(error).message } : errorBody(error)),
    secrets,
  );
  return c.body(text, statusOf[error.code] satisfies ContentfulStatusCode, {
    'Content-Type': 'application/json',
  });
}
