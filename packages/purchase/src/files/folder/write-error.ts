import { PurchaseError } from '../../purchase-error.ts';

/** Converts a failed write to an error with the reason and a remedy. */
export function writeError(path: string, error: unknown): PurchaseError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof PurchaseError) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new PurchaseError(
      'disk_full',
      `write ${path}: the disk is full. Make room and run the same again.`,
      {
        cause: error,
      },
    );
  }
  return new PurchaseError(
    'io_failed',
    `write ${path}: ${code || String(error)}. Make the folder writable.`,
    {
      cause: error,
    },
  );
}
