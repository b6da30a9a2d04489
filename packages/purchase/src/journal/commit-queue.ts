import { type CopiedRows, journalClosed, type NewRow } from './copied-rows.ts';

/** Writes rows one commit at a time. Rows that come during a commit share the next one. */
export interface CommitQueue {
  /** Resolves when the row is on the disk. @throws as the journal's `append` */
  add(row: NewRow): Promise<void>;
  /** Calls `read` while no commit is under way. */
  between<T>(read: () => T): Promise<T>;
  /** Closes the rows, after what was added before. */
  close(): void;
}

interface Waiting {
  readonly row: NewRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function commitQueue(rows: CopiedRows): CommitQueue {
  let waiting: Waiting[] = [];
  const reads: (() => void)[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await commit(rows, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
      for (const read of reads.splice(0)) read();
    }
    running = undefined;
  }

  return {
    add: (row) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(journalClosed());
        waiting.push({ row, resolve, reject });
        running ??= run();
      }),
    between: <T>(read: () => T) =>
      new Promise<T>((resolve, reject) => {
        const work = () => {
          try {
            resolve(read());
          } catch (error) {
            reject(error);
          }
        };
        if (running) reads.push(work);
        else work();
      }),
    close() {
      isClosed = true;
      if (running) void running.then(rows.close);
      else rows.close();
    },
  };
}

async function commit(rows: CopiedRows, batch: readonly Waiting[]): Promise<void> {
  for (let left = batch; left.length > 0; ) {
    rows.all();
    for (const { row, resolve } of left) if (rows.has(row.id)) resolve();
    left = left.filter(({ row }) => !rows.has(row.id));
    await rows.add(left.map(({ row }) => row));
    for (const { row, reject } of left) if (row.error !== undefined) reject(row.error);
    left = left.filter(({ row }) => row.error === undefined);
    // If another process has just moved the file aside, a row may be too late to be carried over.
    if (!rows.inPlace()) continue;
    for (const { row, resolve } of left) {
      rows.learn(row);
      resolve();
    }
    return;
  }
}
