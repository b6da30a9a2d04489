import type { FileStore } from '../files/file-store.ts';
import type { Queue } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import type { TaskEvents } from '../tasks/task-events.ts';

/** What a service keeps its state in: by itself in a folder, or with others in a database and a place for files. */
export interface Storage {
  readonly store: Store;
  readonly queue: Queue;
  readonly events: TaskEvents;
  readonly files: FileStore;
  /** The folder, where all of the state is in it and no other service uses it: it can be reset and copied then. */
  readonly folder?: string;
  /** Progress is kept in steps of this many percent: of every one where others show it too. */
  readonly progressStep: number;
  /** Bytes made at random the first time, the same for all who use the storage. `isNew`: this was the first time. */
  secret(
    name: string,
    make: () => Uint8Array,
  ): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean }>;
  /** Puts right what killed processes left: tasks that wait again, folders of tasks that are not there. */
  recover(): Promise<{ readonly tasks: number; readonly folders: number }>;
  close(): Promise<void>;
}
