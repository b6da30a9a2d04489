import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CliError } from '../../errors/cli-error.ts';
import { batchName } from './batch-name.ts';
import { type BatchDefaults, type BatchIssue, type BatchRow, type BatchRows, specFrom } from './batch-row.ts';
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
  const entry = await stat(from).catch((cause) => {
    throw new CliError('local_io', `--from ${from}: there is no such folder or list`, { cause });
  });
  const batch = entry.isDirectory()
    ? await folderRows(from, inside, defaults)
    : listRows(from, textOf(await readFile(from), from), inside, defaults);
  if (batch.rows.length === 0 && batch.issues.length === 0) {
    const has = entry.isDirectory()
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

const pictures = ['.png', '.jpg', '.jpeg', '.webp'];

/** Returns an asset for each picture of a folder, by the names of the files. Folders inside it are not read. */
async function folderRows(
  folder: string,
  inside: (file: string) => string,
  defaults: BatchDefaults,
): Promise<BatchRows> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const isPicture = ({ name }: { name: string }) => pictures.includes(extname(name).toLowerCase());
  const files = entries.filter((entry) => entry.isFile() && isPicture(entry)).map(({ name }) => name);
  const issues: BatchIssue[] = [];
  const rows = files.sort().flatMap((file): BatchRow[] => {
    const name = batchName(file.slice(0, -extname(file).length));
    if (name !== '') {
      return [{ place: file, name, spec: specFrom({ image: inside(join(folder, file)) }, {}, defaults) }];
    }
    const message =
      'it has no Latin letter or digit to name the asset by: rename it, or use a list with a column "name"';
    issues.push({ place: file, field: 'name', message });
    return [];
  });
  const others = entries.length - files.length;
  const notes =
    others > 0
      ? [
          `${others} other ${others === 1 ? 'entry' : 'entries'} of the folder left out: pictures are ${pictures.join(', ')}`,
        ]
      : [];
  return { rows, issues, notes };
}
