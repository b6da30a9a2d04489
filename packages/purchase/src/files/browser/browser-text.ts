import { PurchaseError } from '../../purchase-error.ts';
import { browserDatabase, requested } from './browser-database.ts';
import type { BrowserPorts } from './browser-ports.ts';

/** One text that a page, a worker or an extension stores under a name. */
export interface BrowserText {
  read(): Promise<string | undefined>;
  /** Resolves once the text is on the disk: a browser killed right after has it at its next start. */
  write(text: string): Promise<void>;
}

export interface BrowserTextOptions extends Pick<BrowserPorts, 'indexedDB'> {
  /**
   * Storage of an older version. Its text is copied here once, then deleted there.
   * @default none
   */
  readonly earlier?: EarlierText | undefined;
}

export interface EarlierText {
  read(): string | undefined | Promise<string | undefined>;
  forget(): void | Promise<void>;
}

/**
 * Stores a text in IndexedDB with transactions of strict durability. `localStorage` writes seconds late, and an
 * extension's storage writes without a sync.
 * @throws PurchaseError `io_failed` where the browser has no IndexedDB; from the first use on `io_failed` or
 * `disk_full` when it refuses
 * @example
 * import { browserText } from '@meshwright/purchase/browser';
 *
 * const notes = browserText('notes');
 * await notes.write('a knight');
 * await notes.read(); // 'a knight'
 */
export function browserText(name: string, options: BrowserTextOptions = {}): BrowserText {
  const { indexedDB = globalThis.indexedDB, earlier } = options;
  const title = `meshwright text ${name}`;
  if (!indexedDB) throw new PurchaseError('io_failed', `open the ${title}: there is no IndexedDB here.`);
  const database = browserDatabase<'texts'>(
    indexedDB,
    title,
    (made) => void made.createObjectStore('texts'),
    (reason) => refusal(title, reason),
  );
  const read = () =>
    database.read(['texts'], (table) => requested<string | undefined>(table('texts').get('text')));
  const write = async (text: string) => {
    await database.write(['texts'], (table) => requested(table('texts').put(text, 'text')));
  };
  return {
    write,
    async read() {
      const text = await read();
      if (text !== undefined || !earlier) return text;
      const before = await earlier.read();
      if (before === undefined) return undefined;
      await write(before);
      await earlier.forget();
      return before;
    },
  };
}

function refusal(title: string, reason: DOMException): PurchaseError {
  const isFull = reason.name === 'QuotaExceededError';
  const advice = isFull ? 'Make room, and do the same again.' : 'Reload the page, and do the same again.';
  return new PurchaseError(isFull ? 'disk_full' : 'io_failed', `use the ${title}: ${reason}. ${advice}`, {
    cause: reason,
  });
}
