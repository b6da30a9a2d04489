import { PipelineError } from '../../pipeline-error.ts';

/** Converts a failed write to an error with the reason and a remedy. */
export function writeError(path: string, error: unknown): PipelineError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof PipelineError) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new PipelineError(
      'disk_full',
      `write ${path}: the disk is full. Make room and run the same again.`,
      {
        cause: error,
      },
    );
  }
  return new PipelineError(
    'io_failed',
    `write ${path}: ${code || String(error)}. Make the folder writable.`,
    {
      cause: error,
    },
  );
}
