type ApiErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'unprocessable'
  | 'rate_limited'
  | 'server_error';

export interface ApiError {
  readonly code: ApiErrorCode;
  /** What the status means in this service, as a full sentence. */
  readonly meaning: string;
}

/**
 * Error statuses of the API and their meaning (spec: Errors). A service may send others.
 * @example
 * import { apiErrors } from '@meshwright/contract';
 *
 * apiErrors[402]?.meaning; // a full sentence
 */
export const apiErrors: Readonly<Record<number, ApiError>> = {
  400: {
    code: 'bad_request',
    meaning:
      'The request is unacceptable: missing or conflicting parameters, an input out of range or unreachable, a retired model, a moderation flag, or a terminal task cancelled.',
  },
  401: { code: 'unauthorized', meaning: 'The key is missing, invalid or retired.' },
  402: {
    code: 'payment_required',
    meaning: 'The account has too few credits, or its plan does not cover this.',
  },
  403: {
    code: 'forbidden',
    meaning:
      'The picture was flagged by intellectual-property moderation, the plan does not cover this, or the task is of another account.',
  },
  404: {
    code: 'not_found',
    meaning:
      "The task does not exist, is another account's, is of another stage, or its motion clip has expired.",
  },
  409: { code: 'conflict', meaning: 'The task is running, so it is not deleted.' },
  422: { code: 'unprocessable', meaning: 'The model cannot be rigged.' },
  429: {
    code: 'rate_limited',
    meaning:
      'Too many requests, or too many tasks in the queue; Retry-After, where there is one, gives the time to wait.',
  },
  500: { code: 'server_error', meaning: 'Something unexpected went wrong in the service.' },
};
