import type { DownloadSink, ResumePoint } from '@meshwright/client';
import { type BrowserDatabase, requested } from './browser-database.ts';

/** An incomplete download. Its bytes are stored in parts whose keys contain their byte ranges. */
export interface BrowserPartial {
  readonly sink: DownloadSink;
  resumePoint(): ResumePoint | undefined;
  /** Returns all received bytes as one array. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Stores the received bytes for the next run; if that fails, they are downloaded again. */
  close(): Promise<void>;
}

type PartKey = readonly [name: string, from: number, to: number, validator: string];

/** Bytes written to the disk at a time. */
const partSize = 4 * 2 ** 20;

export async function browserPartial(
  database: BrowserDatabase<'parts'>,
  name: string,
): Promise<BrowserPartial> {
  const own = partsOf(name);
  const keys = await database.read(['parts'], (table) => requested(table('parts').getAllKeys(own)));
  const [, , kept = 0, version = ''] = (keys.at(-1) ?? []) as unknown as PartKey;
  let [stored, validator] = [kept, version];
  let [pending, size] = [[] as Uint8Array[], stored];

  async function store(): Promise<void> {
    const part = joined(pending);
    const key: PartKey = [name, stored, size, validator];
    await database.write(['parts'], (table) => requested(table('parts').put(part, [...key])));
    [stored, pending] = [size, []];
  }

  return {
    sink: {
      async open(start) {
        await database.write(['parts'], (table) => requested(table('parts').delete(own)));
        [stored, pending, size, validator] = [0, [], 0, start.validator ?? ''];
      },
      async write(bytes) {
        pending.push(Uint8Array.from(bytes));
        size += bytes.byteLength;
        if (size - stored >= partSize) await store();
      },
    },
    resumePoint: () => (validator && size > 0 ? { bytes: size, validator } : undefined),
    async bytes() {
      const parts = await database.read(['parts'], (table) => requested(table('parts').getAll(own)));
      return joined([...(parts as Uint8Array[]), ...pending]);
    },
    async close() {
      if (validator && size > stored) await store().catch(() => {});
    },
  };
}

/** Returns the key range of all parts of a download. */
export function partsOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound([name], [name, []]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
