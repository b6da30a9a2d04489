import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { namedByLockfile } from '@meshwright/pipeline/node';
import { CliError } from '../errors/cli-error.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { plainText } from '../text/plain-text.ts';
import { bytesText } from '../text/report-text.ts';
import { contentStore, storeFolder } from './sync/with-sync-context.ts';

export interface CleanValues {
  /** In days. */
  readonly olderThan: number;
  /** A deleted lockfile. */
  readonly forget?: string;
  readonly dryRun?: boolean;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Removes old content from the store that no lockfile names.
 * @throws CliError `not_found` | `invalid` for a lockfile to forget that the store does not know, or that exists
 */
export async function cleanStore(
  { olderThan, forget, dryRun = false }: CleanValues,
  terminal: Terminal,
): Promise<Answer> {
  const store = contentStore(terminal);
  const known = await store.lockfiles();
  const missing = await notThere(known);
  if (forget !== undefined) {
    const lockfile = resolve(terminal.cwd, forget);
    if (!known.includes(lockfile)) throw new CliError('not_found', `the store has no lockfile ${lockfile}`);
    if (!missing.includes(lockfile)) {
      throw new CliError(
        'invalid',
        `${lockfile} is there: what it names stays. Remove it first, or leave it`,
      );
    }
    if (!dryRun) await store.forget(lockfile);
  }
  const collected = await store.collect({ named: namedByLockfile, olderThanMs: olderThan * dayMs, dryRun });
  const { objects, bytes, leftovers, named } = collected;
  const kept = missing.filter(
    (lockfile) => forget === undefined || lockfile !== resolve(terminal.cwd, forget),
  );
  const folder = storeFolder(terminal);
  const lines = [
    `${dryRun ? 'would remove' : 'removed'} ${files(objects)}, ${bytesText(bytes)}${leftovers > 0 ? `, and ${leftovers} unfinished` : ''}, from ${folder}`,
    `${files(named)} ${named === 1 ? 'stays' : 'stay'} for ${known.length} ${known.length === 1 ? 'lockfile' : 'lockfiles'}`,
    ...kept.map((lockfile) => `missing: ${lockfile}; release its files with --forget`),
  ];
  return {
    data: { store: folder, dryRun, ...collected, lockfiles: known, missing: kept },
    text: lines.map(plainText).join('\n'),
  };
}

async function notThere(lockfiles: readonly string[]): Promise<string[]> {
  const entries = await Promise.all(lockfiles.map((path) => stat(path).catch(() => undefined)));
  return lockfiles.filter((_, i) => entries[i] === undefined);
}

function files(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}
