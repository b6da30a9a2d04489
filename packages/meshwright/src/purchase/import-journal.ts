import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, SpendEntry } from '@meshwright/purchase';
import { fileJournal } from '@meshwright/purchase/node';

/**
 * Imports the entries of an earlier journal into another one, and moves the earlier one aside. After an interruption
 * the next run repeats it: imported entries are recognized by their content.
 * @param folder of the earlier journal; does nothing if missing
 */
export async function importJournal(folder: string, journal: Journal): Promise<void> {
  if (!(await stat(join(folder, 'journal.db')).catch(() => undefined))) return;
  await journal.exclusively(`import ${folder}`, async () => {
    const known = new Set((await journal.entries()).map(content));
    const earlier = fileJournal(folder);
    try {
      for (const entry of await earlier.entries()) {
        if (!known.has(content(entry))) await journal.append(entry);
      }
    } finally {
      earlier.close();
    }
    await rename(folder, `${folder}.imported`).catch(() => undefined);
  });
}

function content(entry: SpendEntry): string {
  return JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
}
