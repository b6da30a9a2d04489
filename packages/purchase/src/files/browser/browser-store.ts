import { sha256 } from '../../identity/sha256.ts';
import { PurchaseError } from '../../purchase-error.ts';
import { checkedHash } from '../checked-hash.ts';
import type { Content, ContentStore, Receiving } from '../content-store.ts';
import { browserDatabase, requested } from './browser-database.ts';
import { browserPartial, partsOf } from './browser-partial.ts';
import { type BrowserPorts, presentPorts } from './browser-ports.ts';
import { webLock } from './web-lock.ts';

const tables = ['objects', 'names', 'parts'] as const;

/**
 * Creates the content store of a web application or an extension, shared by all of its pages and workers. A download
 * resumes after a reload, too. Nothing is collected: unused content is only removed with the whole database,
 * `meshwright store NAME`, or when the browser clears it.
 * @param name separates stores of one origin
 * @throws PurchaseError `io_failed` where the browser has no IndexedDB or no Web Locks, for example outside of https
 * and localhost; from the first use on `disk_full` when the browser grants no more space
 * @example
 * import { browserStore } from '@meshwright/purchase/browser';
 *
 * const store = browserStore('my-editor');
 * const hash = await store.write(new Uint8Array([1, 2, 3]));
 */
export function browserStore(name: string, ports: BrowserPorts = {}): ContentStore {
  const title = `meshwright store ${name}`;
  const { indexedDB, locks } = presentPorts(ports, title, 'io_failed');
  const database = browserDatabase<(typeof tables)[number]>(
    indexedDB,
    title,
    (made) => {
      for (const table of tables) made.createObjectStore(table);
    },
    (reason) => refusal(title, reason),
  );

  async function read(hash: string): Promise<Uint8Array | undefined> {
    checkedHash(hash);
    const bytes = await database.read(['objects'], (table) =>
      requested<Uint8Array<ArrayBuffer> | undefined>(table('objects').get(hash)),
    );
    if (!bytes || (await sha256(bytes)) === hash) return bytes;
    await database.write(['objects'], (table) => requested(table('objects').delete(hash)));
    return undefined;
  }

  async function find(of: string): Promise<Content | undefined> {
    const content = await database.read(['names'], (table) =>
      requested<Content | undefined>(table('names').get(of)),
    );
    return content && (await read(content.hash)) ? content : undefined;
  }

  /** Stores bytes under their hash and, in the same transaction, under a name; removes the parts of the download. */
  async function keep(bytes: Uint8Array, of?: string): Promise<Content> {
    // A copy: a view would be stored with its whole buffer.
    const own = Uint8Array.from(bytes);
    const content = { hash: await sha256(own), size: own.byteLength };
    await database.write(tables, async (table) => {
      await requested(table('objects').put(own, content.hash));
      if (of === undefined) return;
      await requested(table('names').put(content, of));
      await requested(table('parts').delete(partsOf(of)));
    });
    return content;
  }

  return {
    read,
    find,
    write: async (bytes) => (await keep(bytes)).hash,
    keep: (of, bytes) => keep(bytes, of),
    async receive(of, signal): Promise<Receiving> {
      const release = await webLock(locks, `${title}: ${of}`, signal);
      try {
        const entry = await find(of);
        if (entry) return { found: entry, close: async () => release() };
        const { sink, resumePoint, ...partial } = await browserPartial(database, of);
        let isDone = false;
        let closed: Promise<void> | undefined;
        return {
          found: undefined,
          sink,
          resumePoint,
          async publish() {
            const content = await keep(await partial.bytes(), of);
            isDone = true;
            return content;
          },
          close() {
            closed ??= (isDone ? Promise.resolve() : partial.close()).finally(release);
            return closed;
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
    // This store never collects.
    inUse: (work) => work(),
    async protect() {},
  };
}

function refusal(title: string, reason: DOMException): PurchaseError {
  if (reason.name === 'QuotaExceededError') {
    return new PurchaseError(
      'disk_full',
      `write the ${title}: the browser gives no more room. Make room and do the same again.`,
      { cause: reason },
    );
  }
  return new PurchaseError('io_failed', `use the ${title}: ${String(reason)}. Reload the page.`, {
    cause: reason,
  });
}
