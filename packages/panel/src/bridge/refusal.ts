/** HTTP status of each refusal code. */
export const refusals = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_type: 415,
  failed: 500,
  busy: 503,
} as const;

/** An error response: `{ "code": ..., "message": ... }` with the status of its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: keyof typeof refusals;

  constructor(code: keyof typeof refusals, message: string) {
    super(message);
    this.code = code;
  }
}
