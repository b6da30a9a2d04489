import { closeSync, constants, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Position of a journal, recorded beside it to detect an older, emptied or removed file. */
export interface Head {
  readonly count: number;
  /** Link of the last entry. */
  readonly chain: string;
}

/** Returns the furthest head recorded in some folders; undefined without any. */
export function readHead(folders: readonly string[]): Head | undefined {
  const heads = folders.flatMap((folder) => readOne(folder) ?? []);
  return heads.sort((a, b) => b.count - a.count)[0];
}

function readOne(folder: string): Head | undefined {
  try {
    const [, count, chain] =
      /^(\d{12}) ([0-9a-f]{32})\n/.exec(readFileSync(headPath(folder), 'latin1')) ?? [];
    return count === undefined ? undefined : { count: Number(count), chain: chain! };
  } catch {
    return undefined;
  }
}

/**
 * Written after the commit without a sync: it may lag behind the journal but never lead it. Has a fixed length and is
 * written in one call, because processes write it concurrently.
 */
export function writeHead(folders: readonly string[], head: Head): void {
  for (const folder of folders) writeOne(folder, head);
}

function writeOne(folder: string, { count, chain }: Head): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = openSync(headPath(folder), constants.O_WRONLY | constants.O_CREAT, 0o600);
    try {
      writeSync(file, `${String(count).padStart(12, '0')} ${chain}\n`, 0, 'latin1');
    } finally {
      closeSync(file);
    }
  } catch {
    // Optional: the entry itself is already written.
  }
}

function headPath(folder: string): string {
  return join(folder, 'journal.head');
}
