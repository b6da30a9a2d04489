import { readFile, stat } from 'node:fs/promises';
import { CliError } from '../../errors/cli-error.ts';
import type { BatchDefaults, BatchRows } from './batch-row.ts';
import { folderRows } from './folder-rows.ts';
import { listRows } from './list-rows.ts';

/**
 * Returns the assets that a folder of pictures or a list declares, and its mistakes.
 * @param from absolute path of the folder or the list
 * @param inside returns the project's path of a file; throws for one outside of the project
 * @throws CliError `local_io` | `bad_input` when there is nothing to read
 */
export async function readBatch(
  from: string,
  inside: (file: string) => string,
  defaults: BatchDefaults,
): Promise<BatchRows> {
  const found = await stat(from).catch((cause) => {
    throw new CliError('local_io', `--from ${from}: there is no such folder or list`, { cause });
  });
  const batch = found.isDirectory()
    ? await folderRows(from, inside, defaults)
    : listRows(from, textOf(await readFile(from), from), inside, defaults);
  if (batch.rows.length === 0 && batch.issues.length === 0) {
    const has = found.isDirectory()
      ? 'no picture (.png, .jpg, .jpeg, .webp) is in it'
      : 'it has no row below the first, which names the columns';
    throw new CliError('bad_input', `--from ${from}: ${has}. Nothing was declared.`);
  }
  return batch;
}

function textOf(bytes: Uint8Array, from: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CliError(
      'bad_input',
      `--from ${from} is not UTF-8: save the list as "CSV UTF-8". Nothing was declared.`,
      { cause },
    );
  }
}
