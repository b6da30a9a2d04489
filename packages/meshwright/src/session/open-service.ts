import type { Service, ServiceOptions } from '@meshwright/service';
import { CliError } from '../errors/cli-error.ts';
import { errnoOf, writeFailure } from '../errors/write-failure.ts';

/**
 * Starts a local service in a data folder.
 * @param advice another way to name a data folder, for messages
 * @throws CliError `local_io` when the folder cannot be used; otherwise as `startService`
 */
export async function openService(
  options: ServiceOptions & { readonly dataDir: string },
  advice: string,
): Promise<Service> {
  const { startService } = await import('@meshwright/service');
  try {
    return await startService(options);
  } catch (error) {
    throw dataFailure(options.dataDir, error, advice) ?? error;
  }
}

/** Converts an error of the system or the store about a data folder, adding a remedy; undefined for anything else. */
export function dataFailure(folder: string, error: unknown, advice: string): CliError | undefined {
  const { name, code, message, cause } = error as Partial<Record<string, unknown>>;
  if (name === 'ServiceError') {
    if (code !== 'data_damaged') return undefined;
    const problem = String(message).replace(/^open .*?: |\.( Nothing was changed\.)?$/g, '');
    return new CliError('local_io', `data folder ${folder}: ${problem}; or ${advice}`, { cause: error });
  }
  if (name === 'SqliteError' || String(code).startsWith('SQLITE_')) {
    const text = storeFailures.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
    const problem = text ?? `its service.db cannot be used (${message})`;
    return new CliError('local_io', `data folder ${folder}: ${problem}; or ${advice}`, { cause: error });
  }
  if (errnoOf(error) === undefined)
    return cause instanceof Error ? dataFailure(folder, cause, advice) : undefined;
  return writeFailure(`the data folder ${folder}`, error, advice);
}

// SQLite's messages after a full disk has undone a transaction do not name the disk.
const storeFailures: readonly (readonly [RegExp, string])[] = [
  [
    /SQLITE_FULL|full|cannot rollback|disk I\/O/,
    'nothing more can be written to it; free some space on its disk',
  ],
  [/SQLITE_READONLY|readonly/, 'its service.db is read-only; allow writing'],
];
