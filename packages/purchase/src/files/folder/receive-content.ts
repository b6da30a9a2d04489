import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Content, Receiving } from '../content-store.ts';
import { syncFolder } from './durable-file.ts';
import { osLock } from './os-lock.ts';
import { partialFile } from './partial-file.ts';
import { keyOf, type StoreLayout } from './store-layout.ts';
import { writeError } from './write-error.ts';

/** What receiving needs of the store around it. */
export interface ReceivingStore {
  readonly layout: StoreLayout;
  find(name: string): Promise<Content | undefined>;
  setName(name: string, content: Content): Promise<void>;
}

/**
 * Begins or continues a download under a name, alone among all processes until it is closed.
 * @throws PurchaseError `io_failed` | `disk_full`; the signal's reason
 */
export async function receiveContent(
  { layout, find, setName }: ReceivingStore,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Receiving> {
  const key = keyOf(name);
  const stem = layout.stem(key);
  for (const file of [stem, layout.lock(key)])
    await trying(file, () => mkdir(dirname(file), { recursive: true }));
  const release = await osLock(layout.lock(key), signal);
  try {
    const kept = await find(name);
    if (kept) return { found: kept, close: async () => release() };
    const partial = await partialFile(stem);
    let closed: Promise<void> | undefined;
    return {
      found: undefined,
      sink: partial.sink,
      resumePoint: partial.resumePoint,
      async publish() {
        const content = await partial.finish();
        const object = layout.object(content.hash);
        await trying(object, async () => {
          await mkdir(dirname(object), { recursive: true });
          await rename(partial.path, object);
          await syncFolder(dirname(object));
        });
        await setName(name, content);
        await partial.forget();
        return content;
      },
      close() {
        closed ??= partial.close().finally(release);
        return closed;
      },
    };
  } catch (error) {
    release();
    throw writeError(stem, error);
  }
}

async function trying(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw writeError(path, error);
  }
}
