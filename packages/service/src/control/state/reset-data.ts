import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../store/tables.ts';
import { emptyTables } from './stored-tables.ts';

/**
 * Deletes every task, file and entry. The files are moved aside at once and deleted afterwards, in time proportional
 * to their number; when the process is killed meanwhile, the next start sweeps them.
 * @returns `removed` resolves when they are deleted; await it before the service ends
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
