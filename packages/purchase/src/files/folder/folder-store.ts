import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, utimes } from 'node:fs/promises';
import { checkedHash } from '../checked-hash.ts';
import { type Collected, type CollectOptions, collectStore } from '../collect-store.ts';
import type { Content, ContentStore } from '../content-store.ts';
import { publishFile, unlessMissing } from './durable-file.ts';
import { receiveContent } from './receive-content.ts';
import { keyOf, storeLayout } from './store-layout.ts';
import { storeRoots } from './store-roots.ts';
import { storeRuns } from './store-runs.ts';

export interface FolderStoreOptions {
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}

/** A content store in a folder, with collection of unused content. */
export interface FolderStore extends ContentStore {
  /** Removes content that is old and named by no lockfile. Safe while other processes use the store. */
  collect(options: CollectOptions): Promise<Collected>;
  /** Returns the lockfiles whose files are protected, deleted ones included. */
  lockfiles(): Promise<string[]>;
  /** Ends the protection of what a deleted lockfile named. */
  forget(lockfile: string): Promise<void>;
}

/**
 * Creates a store of content by hash, names for it, and incomplete downloads. Content is written to a draft, synced and
 * renamed; a name is written after its content.
 * @example
 * import { folderStore } from '@meshwright/purchase/node';
 *
 * const store = folderStore('store');
 * const hash = await store.write(await readFile('chest.glb'));
 */
export function folderStore(folder: string, { now = Date.now }: FolderStoreOptions = {}): FolderStore {
  const layout = storeLayout(folder);
  const roots = storeRoots(layout);
  const runs = storeRuns(layout);
  const { object: place, name: nameFile } = layout;

  /** Marks content as used. A read-only store cannot be touched, and cannot be collected either. */
  async function touch(hash: string): Promise<void> {
    const at = new Date(now());
    await utimes(place(hash), at, at).catch(() => {});
  }

  async function read(hash: string): Promise<Uint8Array | undefined> {
    await touch(checkedHash(hash));
    const bytes = await unlessMissing(readFile(place(hash)));
    if (!bytes || digest(bytes) === hash) return bytes;
    await rm(place(hash), { force: true });
    return undefined;
  }

  async function find(name: string): Promise<Content | undefined> {
    const text = await unlessMissing(readFile(nameFile(keyOf(name)), 'utf8'));
    const content = text === undefined ? undefined : parseContent(text);
    return content && (await isWhole(content.hash)) ? content : undefined;
  }

  async function isWhole(hash: string): Promise<boolean> {
    await touch(hash);
    const digest = await unlessMissing(digestFile(place(hash)));
    if (digest !== undefined && digest !== hash) await rm(place(hash), { force: true });
    return digest === hash;
  }

  async function write(bytes: Uint8Array): Promise<string> {
    const hash = digest(bytes);
    if (!(await isWhole(hash))) await publishFile(place(hash), (file) => file.writeFile(bytes));
    return hash;
  }

  const setName = (name: string, content: Content): Promise<void> =>
    publishFile(nameFile(keyOf(name)), (file) => file.writeFile(JSON.stringify({ name, ...content })));

  return {
    read,
    find,
    write,
    async keep(name, bytes) {
      const content = { hash: await write(bytes), size: bytes.byteLength };
      await setName(name, content);
      return content;
    },
    receive: (name, signal) => receiveContent({ layout, find, setName }, name, signal),
    async inUse(work) {
      const end = await runs.begin(now());
      try {
        return await work();
      } finally {
        await end();
      }
    },
    protect: (lockfile, named) => roots.set(lockfile, named),
    collect: (options) => collectStore(layout, { roots, runs }, { now, ...options }),
    lockfiles: () => roots.lockfiles(),
    forget: (lockfile) => roots.remove(lockfile),
  };
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Uint8Array);
  return hash.digest('hex');
}

function parseContent(text: string): Content | undefined {
  try {
    const { hash, size } = JSON.parse(text) as Partial<Content>;
    return typeof hash === 'string' && typeof size === 'number' ? { hash, size } : undefined;
  } catch {
    return undefined;
  }
}
