import { CliError } from './cli-error.ts';

/** Creates the error of a failed write: path, reason and remedy. */
export function writeFailure(place: string, cause: unknown, advice: string): CliError {
  const { message } = cause as Error;
  // An error of gltf has the code only in its text.
  const code = errnoOf(cause) ?? /\((E[A-Z]+)\)/.exec(message)?.[1];
  const first = code === 'ENOSPC' ? 'free some space, or ' : '';
  const reason = code ? `${code}${reasons[code] ? `: ${reasons[code]}` : ''}` : message;
  return new CliError('local_io', `cannot write to ${place} (${reason}): ${first}${advice}`, { cause });
}

/** Converts a failed write to a folder; errors of another kind stay unchanged. */
export function savingFailure(folder: string, error: unknown): unknown {
  const { name, code } = error as Partial<Record<string, unknown>>;
  const isWrite =
    code === 'sink_failed' || code === 'not_writable' || (name === 'Error' && 'syscall' in (error as object));
  return isWrite ? writeFailure(folder, error, 'choose another folder with --out') : error;
}

/** Returns the system's code of an error or its causes; undefined without any. */
export function errnoOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return code;
  }
  return undefined;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'a file is in the way',
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the way',
  EROFS: 'the disk is read-only',
};
