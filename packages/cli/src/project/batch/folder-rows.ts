import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { batchName } from './batch-name.ts';
import { type BatchDefaults, type BatchIssue, type BatchRow, type BatchRows, specFrom } from './batch-row.ts';

const pictures = ['.png', '.jpg', '.jpeg', '.webp'];

/** Returns an asset for each picture of a folder, by the names of the files. Folders inside it are not read. */
export async function folderRows(
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
