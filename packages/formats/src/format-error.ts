/** Why a model cannot be read or written. */
export type FormatErrorCode =
  | 'unsupported_format'
  | 'unreadable_model'
  | 'no_geometry'
  | 'too_many_faces'
  | 'too_much_work'
  | 'invalid_option';

/**
 * The only error type of this package. The message states the operation, the cause and what the user can do.
 * @example
 * import { FormatError, readModel } from '@meshwright/formats';
 *
 * try {
 *   await readModel({ name: 'notes.txt', bytes: new TextEncoder().encode('no model') });
 * } catch (error) {
 *   if (error instanceof FormatError) console.error(error.code, error.message);
 * }
 */
export class FormatError extends Error {
  readonly code: FormatErrorCode;

  constructor(code: FormatErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FormatError';
    this.code = code;
  }
}
