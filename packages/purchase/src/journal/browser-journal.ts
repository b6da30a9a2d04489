import { browserDatabase, requested } from '../files/browser/browser-database.ts';
import { type BrowserPorts, presentPorts } from '../files/browser/browser-ports.ts';
import { webLock } from '../files/browser/web-lock.ts';
import { PurchaseError } from '../purchase-error.ts';
import type { SpendEntry } from './entry.ts';
import type { Journal } from './journal.ts';

/**
 * Creates the journal of a web application or an extension, shared by all of its pages and workers: an append-only
 * table, synced to the disk with every entry. A browser short of space may clear it unless
 * `navigator.storage.persist()` was granted or the extension has `unlimitedStorage`.
 * @param name separates journals of one origin
 * @throws PurchaseError `journal_failed` where the browser has no IndexedDB or no Web Locks, for example outside of
 * https and localhost; from the first use on `bad_journal` when a newer version has written it
 * @example
 * import { browserJournal } from '@meshwright/purchase/browser';
 *
 * const journal = browserJournal('my-editor');
 * const entries = await journal.entries();
 */
export function browserJournal(name: string, ports: BrowserPorts = {}): Journal {
  const title = `meshwright journal ${name}`;
  const { indexedDB, locks } = presentPorts(ports, title, 'journal_failed');
  const database = browserDatabase<'entries'>(
    indexedDB,
    title,
    (made) => {
      made.createObjectStore('entries', { autoIncrement: true }).createIndex('purchase', 'purchase');
    },
    (reason) => refusal(title, reason),
  );
  return {
    append: (entry, allow) =>
      database.write(['entries'], async (table) => {
        const entries = table('entries');
        if (allow) allow(await requested<SpendEntry[]>(entries.getAll()));
        await requested(entries.add(entry));
      }),
    entries: (purchase) =>
      database.read(['entries'], async (table) => {
        const entries = table('entries');
        return requested<SpendEntry[]>(
          purchase === undefined ? entries.getAll() : entries.index('purchase').getAll(purchase),
        );
      }),
    async exclusively(what, work, signal) {
      const release = await webLock(locks, `${title}: ${what}`, signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    close: () => database.close(),
  };
}

function refusal(title: string, reason: DOMException): PurchaseError {
  if (reason.name === 'VersionError') {
    return new PurchaseError(
      'bad_journal',
      `open the ${title}: a newer version has written it. Reload the page, or update the extension.`,
      { cause: reason },
    );
  }
  const advice =
    reason.name === 'QuotaExceededError'
      ? 'Make room, and do the same again.'
      : 'Reload the page, and do the same again.';
  return new PurchaseError('journal_failed', `use the ${title}: ${String(reason)}. ${advice}`, {
    cause: reason,
  });
}
