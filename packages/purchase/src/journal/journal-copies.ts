import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/folder/durable-file.ts';
import { tryOsLock } from '../files/folder/os-lock.ts';
import { PurchaseError } from '../purchase-error.ts';
import type { SpendEntry } from './entry.ts';
import type { Row } from './entry-chain.ts';
import { fileFailure, fileName, type JournalFile, type OpenedFile, openJournalFile } from './journal-file.ts';

/** Location and content of one copy of a journal. */
export interface CopyPlace {
  readonly folder: string;
  /** Another folder, far from the first, that records the head of this copy: both are not lost at once. */
  readonly witness?: string | undefined;
  /**
   * Returns an entry as this copy stores it, or undefined to leave it out.
   * @default every entry unchanged
   */
  readonly toStored?: ((entry: SpendEntry) => SpendEntry | undefined) | undefined;
  /**
   * Returns an entry of this copy as readers see it.
   * @default unchanged
   */
  readonly toShown?: ((entry: SpendEntry) => SpendEntry) | undefined;
}

export interface CopyOptions {
  /** Receives problems and their repairs, one or two sentences each. */
  readonly onNote: (note: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface OpenedCopies {
  /** Usable copies, in the order of their places. */
  readonly copies: readonly { readonly file: JournalFile; readonly place: CopyPlace }[];
  /** All entries, of all copies. */
  readonly rows: Row[];
}

/** Longest time, in milliseconds, that another process may take to open or repair a journal. */
const openMs = 60_000;

/**
 * Opens the copies of one journal and completes each from the others. The last place is required; another one that
 * cannot be used is left out, with a note. Adds a `gap` entry when all copies may have lost entries.
 */
export function openCopies(places: readonly CopyPlace[], options: CopyOptions): OpenedCopies {
  const releases: (() => void)[] = [];
  const opened: { place: CopyPlace; found: OpenedFile }[] = [];
  try {
    for (const place of places) {
      try {
        releases.push(lockOpening(place.folder));
        opened.push({ place, found: openJournalFile(place.folder, place.witness) });
      } catch (error) {
        const failure = fileFailure('open', place.folder, error);
        const isHidden = existsSync(join(place.folder, fileName));
        if (place === places.at(-1) || failure.code === 'bad_journal' || isHidden) throw failure;
        options.onNote(`The journal has one copy only: ${failure.message}`);
      }
    }
    readAgain(opened);
    return {
      copies: opened.map(({ place, found }) => ({ place, file: found.file })),
      rows: complete(opened, options),
    };
  } catch (error) {
    for (const { found } of opened) found.file.close();
    throw error;
  } finally {
    for (const release of releases.reverse()) release();
  }
}

function lockOpening(folder: string): () => void {
  makeFolder(join(folder, 'locks'));
  const release = tryOsLock(join(folder, 'locks', 'open'), openMs);
  if (release) return release;
  throw new PurchaseError(
    'journal_failed',
    `open ${join(folder, fileName)}: another process has been opening it for ${openMs / 1000} s. Nothing was sent; try again.`,
  );
}

/**
 * Reads what was appended to earlier copies while later ones were opened. A process appends to the first copy first, so
 * what a later copy has is then in the earlier ones, too, unless they lost it.
 */
function readAgain(opened: readonly Copy[]): void {
  for (const { place, found } of opened.slice(0, -1).reverse()) {
    try {
      found.rows.push(...found.file.fresh());
    } catch (error) {
      throw fileFailure('open', place.folder, error);
    }
  }
}

type Copy = { readonly place: CopyPlace; readonly found: OpenedFile };

/** Adds to every copy the rows that only others have, and a gap to all when entries may be lost. @returns all rows */
function complete(opened: readonly Copy[], { onNote, now }: CopyOptions): Row[] {
  const rows = opened
    .map(({ place: { toShown = same }, found }) =>
      found.rows.map(({ id, entry }) => ({ id, entry: toShown(entry) })),
    )
    .reduce((merged, own) => mergeRows(merged, own), []);
  const lacking = opened.map((copy) => lackOf(copy, opened, rows));
  const reasons = lacking.flatMap(({ reason, isWhole }) =>
    reason !== undefined && !isWhole ? [reason] : [],
  );
  const gap: Row[] =
    reasons.length === 0
      ? []
      : [{ id: randomUUID(), entry: { kind: 'gap', purchase: '', at: now(), reason: reasons.join('; ') } }];
  for (const [i, { found }] of opened.entries()) {
    const { wanted, missing, has, reason } = lacking[i]!;
    if (missing.length + gap.length === 0 && reason === undefined) continue;
    // Records the head of a repaired copy even without new rows.
    found.file.writing(() => {
      if (canAppend(wanted, has)) found.file.add([...missing, ...gap]);
      else found.file.rewrite([...wanted, ...gap]);
    });
  }
  for (const { missing, reason, isWhole } of lacking) {
    if (reason === undefined) continue;
    const copied = missing.length > 0 ? ` ${missing.length} entries came from the other copy.` : '';
    const doubt = isWhole
      ? ''
      : ' Earlier entries may be missing: before a purchase that is new to this journal is paid, the list of the service is searched for it.';
    onNote(`The journal ${reason}.${copied}${doubt}`);
  }
  return [...rows, ...gap];
}

/** Returns the rows a copy lacks, its damage, and whether those rows complete it. */
function lackOf({ place, found }: Copy, opened: readonly Copy[], rows: readonly Row[]) {
  const { toStored = same } = place;
  const has = new Set(found.rows.map(({ id }) => id));
  const wanted = rows.flatMap(({ id, entry }) => {
    const kept = has.has(id) ? entry : toStored(entry);
    return kept ? [{ id, entry: kept }] : [];
  });
  const missing = wanted.filter(({ id }) => !has.has(id));
  const isNeeded = place === opened.at(-1)?.place;
  // Rows with a project are written to two copies from the start: a copy without one of them has lost others, too.
  const paired = new Set(
    opened
      .flatMap((copy) => copy.found.rows.filter(({ entry }) => entry.project !== undefined))
      .map(({ id }) => id),
  );
  const lost = missing.filter(({ id }) => paired.has(id)).length;
  const { damage, expected } = found;
  const path = join(place.folder, fileName);
  const fault =
    damage ??
    (lost === 0 ? undefined : found.rows.length === 0 ? 'it was not there' : `it had lost ${lost} entries`);
  const count = found.rows.length + missing.length;
  // The last copy needs only its own entries, which the others all contain; those hold more than the last can supply.
  const isWhole = damage === undefined ? isNeeded : expected !== undefined && count >= expected;
  return {
    wanted,
    missing,
    has,
    isWhole,
    reason: fault === undefined ? undefined : `${path} was repaired: ${fault}`,
  };
}

const same = <T>(value: T): T => value;

/**
 * Merges two copies of a journal, each row once. Rows only in the second copy precede the next row in both; where the
 * order differs, that of the first copy counts.
 */
function mergeRows(first: readonly Row[], second: readonly Row[]): Row[] {
  const inFirst = new Set(first.map(({ id }) => id));
  const merged: Row[] = [];
  const emitted = new Set<string>();
  const emit = (row: Row): void => {
    if (!emitted.has(row.id)) merged.push(row);
    emitted.add(row.id);
  };
  let next = 0;
  for (const row of second) {
    if (inFirst.has(row.id)) while (!emitted.has(row.id)) emit(first[next++]!);
    else emit(row);
  }
  for (const row of first.slice(next)) emit(row);
  return merged;
}

/** Whether rows that a copy lacks can be appended to it: none of their purchases has a later row there. */
function canAppend(merged: readonly Row[], has: ReadonlySet<string>): boolean {
  const later = new Set<string>();
  for (const { id, entry } of [...merged].reverse()) {
    if (has.has(id)) later.add(entry.purchase);
    else if (entry.purchase !== '' && later.has(entry.purchase)) return false;
  }
  return true;
}
