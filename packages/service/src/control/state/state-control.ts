import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../files/file-store.ts';
import type { Accounts } from '../../store/accounts.ts';
import type { Store } from '../../store/tables.ts';
import type { TaskRunner } from '../../tasks/runner/task-runner.ts';
import type { TaskEvents } from '../../tasks/streams/task-events.ts';
import type { StateControl } from '../control-api.ts';
import type { ServiceClock } from '../service-clock.ts';
import type { Access } from './access.ts';
import { folderSnapshots } from './snapshots.ts';
import { emptyTables } from './stored-tables.ts';

/** The stored state and what depends on it. */
export interface StateParts {
  readonly store: Store;
  readonly files: Pick<FileStore, 'tasks' | 'remove'>;
  readonly accounts: Pick<Accounts, 'seed'>;
  readonly runner: Pick<TaskRunner, 'stop' | 'resume'>;
  readonly events: Pick<TaskEvents, 'publish'>;
}

export interface StateControlOptions extends StateParts {
  /** Folder of the whole state. */
  readonly folder: string;
  /** Blocks requests while the state is copied or replaced. */
  readonly access: Access;
  readonly clock: ServiceClock;
  /** Called after a reset, to clear what lives in memory. */
  readonly onReset: () => void;
  readonly onFault: (error: unknown) => void;
}

/** Creates the operations on a state with a folder of its own. `close` resolves when all removals have ended. */
export function createStateControl(options: StateControlOptions): StateControl & { close(): Promise<void> } {
  const { store, files, accounts, runner, events, folder, access, clock } = options;
  const removals = new Set<Promise<void>>();
  const snapshots = folderSnapshots(store, folder);

  /** Replaces the state while no request is served and no job runs, then notifies all task watchers. */
  async function replaceState(replace: () => Promise<void>): Promise<void> {
    await access.alone(async () => {
      const before = await taskIds(store);
      await runner.stop();
      try {
        await replace();
        await accounts.seed();
      } finally {
        runner.resume();
      }
      for (const task of before) events.publish(task);
    });
  }

  return {
    async reset() {
      await replaceState(async () => {
        const { removed } = await resetData(store, folder);
        const removal = removed.catch(options.onFault).finally(() => removals.delete(removal));
        removals.add(removal);
      });
      options.onReset();
    },
    snapshots: () => snapshots.list(),
    snapshot: (name) => access.alone(() => snapshots.make(name, clock.now())),
    async restore(name) {
      await snapshots.check(name);
      await replaceState(async () => {
        await Promise.all(removals);
        await snapshots.restore(name);
        const known = new Set(await taskIds(store));
        for (const task of await files.tasks()) if (!known.has(task)) await files.remove(task);
      });
    },
    removeSnapshot: (name) => access.alone(() => snapshots.remove(name)),
    async close() {
      await Promise.all(removals);
    },
  };
}

async function taskIds(store: Store): Promise<string[]> {
  return (await store.selectFrom('tasks').select('id').execute()).map(({ id }) => id);
}

/**
 * Deletes every task, file and entry. The files are moved aside at once and deleted afterwards, in time proportional
 * to their number; when the process is killed meanwhile, the next start sweeps them.
 * @returns `removed` resolves when they are deleted; await it before the service ends
 */
async function resetData(store: Store, folder: string): Promise<{ readonly removed: Promise<void> }> {
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
