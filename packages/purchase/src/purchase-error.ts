/** Every reason for a refusal or failure; the message names the remedy. */
export type PurchaseErrorCode =
  | 'bad_option'
  | 'over_budget'
  | 'unknown_outcome'
  | 'bad_journal'
  | 'journal_failed'
  | 'io_failed'
  | 'disk_full'
  | 'missing_content'
  | 'folder_taken'
  | 'aborted';

/**
 * The error of this package: what was tried, what came back, and the remedy. Contains no key and no signed query.
 * @example
 * import { buy, PurchaseError } from '@meshwright/purchase';
 *
 * const body = { model_url: 'https://example.com/chair.glb' };
 * const bought = await buy(buyer, remesh, body).catch((error) => {
 *   if (error instanceof PurchaseError) console.error(error.code, error.message);
 * });
 */
export class PurchaseError extends Error {
  override readonly name = 'PurchaseError';
  readonly code: PurchaseErrorCode;

  constructor(code: PurchaseErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
  }
}
