import { PurchaseError, type PurchaseErrorCode } from '../../purchase-error.ts';

/**
 * Converts a failed write to an error with the reason and a remedy.
 * @param wayOut what the user can do instead
 */
export function writeError(path: string, error: unknown, wayOut = 'make the folder writable'): PurchaseError {
  if (error instanceof PurchaseError) return error;
  const { name, code = '', message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  // The client hands on a copy without secrets, which has lost its class.
  if (name === 'PurchaseError')
    return new PurchaseError(code as PurchaseErrorCode, `${message}`, { cause: error });
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const reason = code ? [code, reasons[code]].filter(Boolean).join(': ') : String(error);
  const remedy = isFull ? `free some space and run the same again, or ${wayOut}` : wayOut;
  const text = `cannot write to ${path} (${reason}): ${remedy}`;
  return new PurchaseError(isFull ? 'disk_full' : 'io_failed', text, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'a file is in the way',
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the way',
  EROFS: 'the disk is read-only',
};
