import { hash } from 'node:crypto';
import type { SpendEntry } from './entry.ts';

/** An entry and what tells it from all others, in whichever copy it stands. */
export interface Row {
  readonly id: string;
  readonly entry: SpendEntry;
}

/** A row as it lies in a file: each link names the one before and itself, so a changed or missing row shows. */
export interface Link {
  readonly id: string;
  readonly entry: string;
  readonly previous: string;
  readonly chain: string;
}

/** What the first row of a file names as the one before. */
export const chainStart = '';

export function linkOf(id: string, entry: string, previous: string): Link {
  return { id, entry, previous, chain: digest(`${previous} ${id} ${entry}`) };
}

/** The row that a table gives as one run of bytes; undefined where it is not as it was written. */
export function linkIn(bytes: ArrayBuffer | null): Link | undefined {
  const row = Buffer.from(bytes ?? new ArrayBuffer(0));
  const [content, chain] = [row.subarray(0, -digestLength - 1), row.subarray(-digestLength).toString()];
  if (row.length <= digestLength || digest(content) !== chain) return undefined;
  const [previous = '', id = '', ...entry] = content.toString().split(' ');
  return { id, entry: entry.join(' '), previous, chain };
}

/** Names an entry of a journal that had no ids: the same content is the same entry, the nth time it comes. */
export function contentId(entry: string, nth: number): string {
  return digest(`${nth} ${entry}`);
}

const digestLength = 32;

function digest(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, digestLength);
}
