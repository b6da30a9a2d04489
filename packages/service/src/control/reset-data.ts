import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/tables.ts';
import { emptyTables } from './stored-tables.ts';

/**
 * Forgets every task, file and entry. The files are moved aside at once and removed afterwards, which takes as long
 * as there are many; a process killed meanwhile leaves them where the next start sweeps.
 * @returns `removed` resolves when they are gone; wait for it before the service ends
 */
export async function resetData(store: Store, folder: string): Promise<{ readonly removed: Promise<void> }> {
  await store.transaction().execute(emptyTables);
  const aside = join(folder, 'unfinished', `reset-${process.hrtime.bigint()}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of ['files', 'inputs']) {
    await rename(join(folder, name), join(aside, name)).catch(unlessAbsent);
  }
  return { removed: rm(aside, { recursive: true, force: true }) };
}

function unlessAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
