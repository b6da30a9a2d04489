/** Codes of `ClientError`: cause, way out. */
export const client = {
  bad_option: [
    'An option, an id or a link has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
  no_key: [
    'No key was given, or the function that gives it returned none.',
    'Set `key` (on the command line MESHWRIGHT_API_KEY); in a page use `proxyUrl` and no key.',
  ],
  invalid_request: [
    'The create body breaks a rule of its family; nothing was sent.',
    'Read `issues`: field, limit and remedy of each; `validate` gives them without sending.',
  ],
  foreign_ref: [
    'The task belongs to another host than the client is connected to.',
    'Connect to the host behind the @ of the reference.',
  ],
  bad_request: [
    'The service answered 400: a parameter is missing, conflicts or is out of range, or an input is unreachable.',
    'Correct the field that the message names; the service may know a rule that the local check does not.',
  ],
  unauthorized: [
    'The service answered 401: the key is missing, mistyped, retired or of another service.',
    'Compare the key with the account settings, without blanks around it, and the base URL with the service that issued it.',
  ],
  payment_required: [
    'The service answered 402: too few credits, or a plan without this family.',
    'Top up or change the plan; `meshwright balance` shows the credits.',
  ],
  forbidden: [
    'The service answered 403: moderation flagged an input, or the plan does not allow it.',
    'Use another picture or prompt.',
  ],
  not_found: [
    'The service answered 404: no such task for this account and family, or it was deleted.',
    'Check the id, the family and the key; `meshwright tasks list` shows what there is.',
  ],
  conflict: ['The service answered 409: the task is still running.', 'Wait for its end, or cancel it first.'],
  unprocessable: [
    'The service answered 422: the model cannot be rigged.',
    'Use an upright humanoid or a quadruped with separate limbs, one body in one mesh.',
  ],
  rate_limited: [
    'The service answered 429 until the deadline.',
    'Wait for `retryAfterMs`, or create fewer tasks at once.',
  ],
  refused: [
    'The service answered with a status the API does not have, redirects included.',
    'Check the base URL: it ends in /openapi and needs no redirect.',
  ],
  not_implemented: [
    'The service answered 501: it has no such family.',
    'Use another service; for the local one install what the message names or configure a backend.',
  ],
  server_error: [
    'The service answered 5xx.',
    'Try again later; a create that may have made a task has `lost`, so look for it first.',
  ],
  bad_response: [
    'The answer is no answer of the API: HTML, broken JSON or another shape.',
    'Check that the base URL is that of the API and not of a website or a login page.',
  ],
  network: [
    'No answer: the name does not resolve, the connection is refused, or a page has no CORS permission.',
    'Check base URL and connection; in a page go through the proxy.',
  ],
  timeout: [
    'The deadline passed. The task continues at the service.',
    'Resume with the task reference, and allow more with `timeoutMs`.',
  ],
  aborted: [
    'The AbortSignal fired; its reason is the `cause`. A created task continues at the service.',
    'Resume with the task reference, or cancel the task.',
  ],
  unknown_outcome: [
    'A create was sent and its answer was lost: a task may exist and be billed.',
    'Look for it with `findLost(family, error.lost)` before sending anything again; `buy` of the pipeline does so by itself.',
  ],
  task_failed: [
    'The task ended FAILED or CANCELED.',
    'The message has the reason of the service; a FAILED task is refunded where the service says so.',
  ],
  link_expired: [
    'The signed link of a file is past its time.',
    'Read the task again for a fresh link; download soon, because results are kept for a limited time.',
  ],
  too_large: ['The file is larger than `maxBytes`.', 'Allow more with `maxBytes`.'],
  wrong_content: [
    'The bytes are not the file that was asked for, such as an HTML page.',
    'Read the task again, then download.',
  ],
  truncated: [
    'The connection ended before the file did.',
    'Download again; if it stays so the file is broken at its source.',
  ],
  hash_mismatch: [
    'The bytes have another SHA-256 than expected.',
    'Download again, or correct the expected hash.',
  ],
  sink_failed: [
    'The sink or the progress callback threw; the `cause` is its error.',
    'Mend the sink: a full disk, a folder that does not exist, a closed stream.',
  ],
};
