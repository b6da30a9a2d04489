import { type Connection, parseTaskRef, retrieve, taskNotes } from '@meshwright/client';
import { families, type Task } from '@meshwright/contract';
import type { SyncedAsset } from '@meshwright/pipeline';
import type { Lockfile } from '@meshwright/pipeline/lockfile';
import { quickMs } from '../../session/session.ts';

/** What the tasks of assets say about their results, by asset. */
export type AssetNotes = Readonly<Record<string, readonly string[]>>;

/**
 * Reads what the tasks of the assets that a sync made say about their results. Reading costs nothing; a task that cannot
 * be read says nothing.
 */
export async function madeNotes(
  synced: readonly SyncedAsset[],
  lock: Lockfile,
  api: Connection,
  signal: AbortSignal,
): Promise<AssetNotes> {
  const notes: Record<string, readonly string[]> = {};
  for (const { name, state } of synced) {
    if (state !== 'made') continue;
    const said = await Promise.all(
      Object.values(lock.assets[name]?.tasks ?? {}).map(({ ref }) =>
        retrieve(api, parseTaskRef(ref, families), { signal, timeoutMs: quickMs }).then(
          (task) => taskNotes(task as Task),
          () => [],
        ),
      ),
    );
    notes[name] = [...new Set(said.flat())];
  }
  return notes;
}
