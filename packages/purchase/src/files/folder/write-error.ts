import { PurchaseError, type PurchaseErrorCode } from '../../purchase-error.ts';

/** Converts a failed write to an error with the reason and a remedy. */
export function writeError(path: string, error: unknown): PurchaseError {
  if (error instanceof PurchaseError) return error;
  const { name, code = '', message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  // The client hands on a copy without secrets, which has lost its class.
  if (name === 'PurchaseError')
    return new PurchaseError(code as PurchaseErrorCode, `${message}`, { cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    const full = `write ${path}: the disk is full. Make room and run the same again.`;
    return new PurchaseError('disk_full', full, { cause: error });
  }
  const failed = `write ${path}: ${code || String(error)}. Make the folder writable.`;
  return new PurchaseError('io_failed', failed, { cause: error });
}
