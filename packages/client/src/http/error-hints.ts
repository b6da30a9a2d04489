import type { ErrorCode } from '../client-error.ts';

/** Remedy for an error, appended to its message. */
export const hints: Partial<Record<ErrorCode, string>> = {
  bad_request: 'Correct the request.',
  unauthorized: 'Check the API key.',
  payment_required: 'Top up credits or change the plan.',
  forbidden: 'Use another input or another plan.',
  not_found: 'Check the id and the family, and that the task is of this account.',
  unprocessable: 'Use another model.',
  rate_limited: 'Wait, then try again.',
  refused: 'Check the base URL.',
  not_implemented: 'Use another family or another service.',
  server_error: 'Try again later.',
  bad_response: 'Check that the base URL is that of the API.',
  network: 'Check the base URL and the connection.',
  timeout: 'Allow more time; the task continues at the service and can be resumed.',
  no_key: 'Give the key that the account settings show.',
  foreign_ref: 'Use a client of that service.',
  link_expired: 'Read the task again for a fresh link; results are kept for a limited time only.',
  too_large: 'Allow more with maxBytes.',
  wrong_content: 'Read the task again, then download.',
  truncated: 'Download again; if it stays so, the file is broken at its source.',
  hash_mismatch: 'Download again, or check the expected hash.',
  task_failed: 'Change the request; `client.retrieve` shows what became of its credits.',
  unknown_outcome:
    'It may be billed: look for it with findLost(family, error.lost) before sending the create again.',
};
