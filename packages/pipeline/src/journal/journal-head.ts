import { closeSync, constants, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How far a journal had come: kept beside it, so that an older, emptied or removed file is noticed. */
export interface Head {
  readonly count: number;
  /** Of the last entry. */
  readonly chain: string;
}

/** The furthest that the files in some folders say; undefined where there is none or none says anything. */
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
 * Written after the commit and not synced: it may be behind the journal, never ahead of it. Always of one length and
 * in one piece, for processes write it at the same time.
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
    // A help for a bad day: the journal itself is written.
  }
}

function headPath(folder: string): string {
  return join(folder, 'journal.head');
}
