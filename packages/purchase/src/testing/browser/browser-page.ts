// Scenarios for a real browser: in a page, and in workers that a page starts from the same script.
import { connect, parseTaskRef } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { buy } from '../../buy/buy.ts';
import { settle } from '../../buy/settle.ts';
import { requested } from '../../files/browser/browser-database.ts';
import { browserStore } from '../../files/browser/browser-store.ts';
import { browserText } from '../../files/browser/browser-text.ts';
import { fetchArtifact } from '../../files/fetch-artifact.ts';
import { accountDigest } from '../../identity/request-hash.ts';
import { browserJournal } from '../../journal/browser-journal.ts';
import { journalRules } from '../journal-rules.ts';
import { codeOf } from '../rule.ts';
import { type StorePlace, storeRules } from '../store-rules.ts';

export interface HarnessAddress {
  readonly baseUrl: string;
  readonly key: string;
}

/** Outcome of the page's create: answered, or the page hangs after or before sending it. */
export type CreateFault = 'answered' | 'sent' | 'not sent';

const model_url = `data:application/octet-stream;base64,${btoa('glTF')}`;
let opened = 0;

export const scenarios = {
  async journalRule(title: string) {
    return journalRules.find((rule) => rule.title === title)!.observe(() => browserJournal(newName()));
  },

  async storeRule(title: string) {
    return storeRules.find((rule) => rule.title === title)!.observe(newPlace);
  },

  /** @returns the result of `buy`, or the code of its error */
  async buy(
    harness: HarnessAddress,
    polycount: number,
    fault: CreateFault = 'answered',
    decision?: 'resend',
  ) {
    const connection = connectTo(harness, fault);
    const journal = browserJournal('shared');
    const payer = { host: connection.host, account: await accountDigest(harness.key) };
    const buyer = { connection, journal, payer, run: 'run', now: () => Date.now(), estimate: () => 5 };
    const body = { model_url, target_polycount: polycount };
    try {
      const options = { lostMs: 3000, ...(decision && { onLost: () => decision, quietMs: 50 }) };
      const { ref, purchase, before } = await buy(buyer, remesh, body, options);
      await settle(buyer, purchase, { id: ref.id, status: 'SUCCEEDED', consumed_credits: 5 });
      return { id: ref.id, before };
    } catch (error) {
      return codeOf(Promise.reject(error));
    } finally {
      journal.close();
    }
  },

  async entries() {
    const journal = browserJournal('shared');
    const entries = await journal.entries();
    journal.close();
    return entries;
  },

  /** @param stopAt bytes after which the download is interrupted */
  async fetchModel(harness: HarnessAddress, ref: string, stopAt?: number) {
    const asked: string[] = [];
    const connection = connectTo(harness, 'answered', asked);
    const stop = new AbortController();
    const onProgress = (bytes: number) => void (stopAt !== undefined && bytes > stopAt && stop.abort());
    const options = { signal: stop.signal, onProgress };
    const store = browserStore('shared');
    try {
      const { hash } = await fetchArtifact(
        connection,
        store,
        parseTaskRef(ref, [remesh]),
        'model_urls.glb',
        options,
      );
      return { hash, isThere: (await store.read(hash)) !== undefined, asked };
    } catch (error) {
      return { code: await codeOf(Promise.reject(error)), asked };
    }
  },

  /** Deletes a journal's database while the journal is in use. */
  async clearedMeanwhile() {
    const name = newName();
    const journal = browserJournal(name);
    await journal.append({ kind: 'rejected', purchase: 'a', at: 1, code: 'x' });
    await requested(indexedDB.deleteDatabase(`meshwright journal ${name}`));
    return codeOf(journal.append({ kind: 'rejected', purchase: 'a', at: 2, code: 'x' }));
  },

  /** Reads text that an older version stored in `localStorage`, twice. */
  async takenOver() {
    const name = newName();
    localStorage.setItem(name, 'old');
    const earlier = {
      read: () => localStorage.getItem(name) ?? undefined,
      forget: () => localStorage.removeItem(name),
    };
    const first = await browserText(name, { earlier }).read();
    const left = localStorage.getItem(name);
    localStorage.setItem(name, 'written by an older page meanwhile');
    return [first, left, await browserText(name, { earlier }).read(), await browserText(newName()).read()];
  },

  /** Returns the durability that a text and a journal request from the browser. */
  async durabilities() {
    const asked: unknown[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === 'readwrite') asked.push([this.name.split(' ')[1], options?.durability]);
      return transaction.call(this, stores, mode, options);
    };
    await browserText(newName()).write('a');
    await browserJournal(newName()).append({ kind: 'rejected', purchase: 'a', at: 1, code: 'x' });
    IDBDatabase.prototype.transaction = transaction;
    return asked;
  },

  async newerVersion() {
    const name = newName();
    (await requested(indexedDB.open(`meshwright journal ${name}`, 99))).close();
    return codeOf(browserJournal(name).entries());
  },
};

export type Scenarios = typeof scenarios;

/** Runs a scenario in a worker, or in the page's service worker. */
async function elsewhere(
  where: 'worker' | 'service worker',
  scenario: string,
  args: readonly unknown[],
): Promise<unknown> {
  const target = where === 'worker' ? worker() : await serviceWorker();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    target.postMessage({ scenario, args }, [port2]);
  });
}

let started: Worker | undefined;

function worker(): Worker {
  started ??= new Worker('/page.js', { type: 'module' });
  return started;
}

async function serviceWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register('/page.js', { type: 'module' });
  return (await navigator.serviceWorker.ready).active!;
}

function connectTo(harness: HarnessAddress, fault: CreateFault, asked: string[] = []) {
  const never = new Promise<never>(() => {});
  return connect({
    ...harness,
    allowBrowser: true,
    async fetch(input, init) {
      if (!String(input).includes('/openapi/')) asked.push(new Headers(init?.headers).get('range') ?? '');
      const isCreate = init?.method === 'POST';
      if (isCreate && fault === 'not sent') return never;
      const response = await fetch(input, init);
      return isCreate && fault === 'sent' ? never : response;
    },
  });
}

function newName(): string {
  opened += 1;
  return `${Math.random()} ${opened}`;
}

function newPlace(): StorePlace {
  const name = newName();
  return {
    store: () => browserStore(name),
    async damage(hash) {
      const database = await requested(indexedDB.open(`meshwright store ${name}`));
      const objects = database.transaction('objects', 'readwrite').objectStore('objects');
      const bytes = (await requested(objects.get(hash))) as Uint8Array;
      bytes[0]! ^= 1;
      await requested(objects.put(bytes, hash));
      database.close();
    },
  };
}

Object.assign(globalThis, { scenarios, elsewhere });
globalThis.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<{ scenario: keyof Scenarios; args: never[] }>;
  const [answer] = ports;
  if (!answer) return;
  const run = scenarios[data.scenario] as (...args: never[]) => Promise<unknown>;
  void run(...data.args).then((result) => answer.postMessage(result));
});
