import { CliError } from './cli-error.ts';

/** The error of a write that failed: where, why, and a way out. */
export function writeFailure(place: string, cause: unknown, advice: string): CliError {
  const { message } = cause as Error;
  // What gltf throws has the code in its text alone.
  const code = errnoOf(cause) ?? /\((E[A-Z]+)\)/.exec(message)?.[1];
  const first = code === 'ENOSPC' ? 'free some space, or ' : '';
  const reason = code ? `${code}${reasons[code] ? `: ${reasons[code]}` : ''}` : message;
  return new CliError('local_io', `cannot write to ${place} (${reason}): ${first}${advice}`, { cause });
}

/** The same for whatever ended the filling of a folder; errors of another kind stay what they are. */
export function savingFailure(folder: string, error: unknown): unknown {
  const { name, code } = error as Partial<Record<string, unknown>>;
  const isWrite =
    code === 'sink_failed' || code === 'not_writable' || (name === 'Error' && 'syscall' in (error as object));
  return isWrite ? writeFailure(folder, error, 'choose another folder with --out') : error;
}

/** The system's code of an error or of what caused it; undefined when none of them comes from the system. */
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
