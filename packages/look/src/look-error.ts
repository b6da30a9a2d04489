export type LookErrorCode = 'no_such_clip' | 'bad_option';

/**
 * A refused picture. The message says the option, its limit and the way out.
 * @example
 * import { LookError, renderModel } from '@meshwright/look';
 *
 * try {
 *   await renderModel(document, { size: 8 });
 * } catch (error) {
 *   if (error instanceof LookError) console.error(error.code, error.message);
 * }
 */
export class LookError extends Error {
  readonly code: LookErrorCode;

  constructor(code: LookErrorCode, message: string) {
    super(message);
    this.name = 'LookError';
    this.code = code;
  }
}
