import { hash } from 'node:crypto';
import type { SpendEntry } from './entry.ts';

/** An entry and its id, which is the same in every copy. */
export interface Row {
  readonly id: string;
  readonly entry: SpendEntry;
}

/**
 * A row in a file: each link contains the previous link and a digest of itself, so a changed or missing row is
 * detected.
 */
export interface Link {
  readonly id: string;
  readonly entry: string;
  readonly previous: string;
  readonly chain: string;
}

/** Previous link of the first row of a file. */
export const chainStart = '';

export function linkOf(id: string, entry: string, previous: string): Link {
  return { id, entry, previous, chain: digest(`${previous} ${id} ${entry}`) };
}

/** Parses a row that a table returns as bytes; undefined if it was altered. */
export function linkIn(bytes: ArrayBuffer | null): Link | undefined {
  const row = Buffer.from(bytes ?? new ArrayBuffer(0));
  const [content, chain] = [row.subarray(0, -digestLength - 1), row.subarray(-digestLength).toString()];
  if (row.length <= digestLength || digest(content) !== chain) return undefined;
  const [previous = '', id = '', ...entry] = content.toString().split(' ');
  return { id, entry: entry.join(' '), previous, chain };
}

/** Returns the id for an entry of a journal without ids: equal content has equal ids at its nth occurrence. */
export function contentId(entry: string, nth: number): string {
  return digest(`${nth} ${entry}`);
}

const digestLength = 32;

function digest(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, digestLength);
}
