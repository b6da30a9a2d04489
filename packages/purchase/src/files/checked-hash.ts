import { PurchaseError } from '../purchase-error.ts';

/** Returns a SHA-256 in hex unchanged. @throws PurchaseError `bad_option` for any other text */
export function checkedHash(hash: string): string {
  if (/^[0-9a-f]{64}$/.test(hash)) return hash;
  throw new PurchaseError('bad_option', `"${hash}" is no SHA-256 in hex.`);
}
