import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../files/digest-of.ts';
import { ServiceError } from '../service-error.ts';

/** A file that arrived with a request or was fetched for it. */
export interface ArrivedFile {
  readonly size: number;
  /** SHA-256, hex. */
  readonly digest: string;
  /** Temporary path until the request is answered; null for a small file, which is in memory. */
  readonly path: string | null;
  /** Returns the first `length` bytes, all by default. */
  bytes(length?: number): Promise<Uint8Array>;
}

/** Receives the bytes of a file as they arrive. */
export interface Sink {
  /** @throws ServiceError `too_many_requests` when all requests together have reached the limit */
  write(chunk: Uint8Array): Promise<void>;
  end(): Promise<ArrivedFile>;
}

/** The files of one request. */
export interface Arrivals {
  sink(): Sink;
  /** Removes the remaining files. */
  discard(): Promise<void>;
}

/** Keeps the files of requests in progress: small ones in memory, larger ones on the disk. */
export interface Spool {
  arrivals(): Arrivals;
  /** Returns the bytes that all requests hold now. */
  held(): number;
  close(): Promise<void>;
}

export interface SpoolOptions {
  /**
   * Folder of large files.
   * @default a temporary folder of its own
   */
  readonly folder?: string | undefined;
  /** Limit for the bytes of all requests together. */
  readonly maxBytes: number;
}

/** A file up to this size stays in memory. */
const smallFile = 1_000_000;
const retryAfterSeconds = 5;

export function createSpool({ folder, maxBytes }: SpoolOptions): Spool {
  let held = 0;
  let count = 0;
  let place: Promise<string> | undefined;

  function placeOf(): Promise<string> {
    place ??=
      folder === undefined
        ? mkdtemp(join(tmpdir(), 'meshwright-requests-'))
        : mkdir(folder, { recursive: true, mode: 0o700 }).then(() => mkdtemp(join(folder, 'requests.')));
    return place;
  }

  function take(bytes: number): void {
    if (held + bytes > maxBytes) {
      throw new ServiceError(
        'too_many_requests',
        `Requests in progress hold ${held} bytes of files; the limit is ${maxBytes}. Retry in ${retryAfterSeconds} s. Nothing was created or charged.`,
        { retryAfterSeconds },
      );
    }
    held += bytes;
  }

  function arrivals(): Arrivals {
    const undo: (() => Promise<unknown>)[] = [];
    let taken = 0;
    return {
      sink() {
        const hash = createHash('sha256');
        let chunks: Uint8Array[] = [];
        let size = 0;
        let path: string | null = null;
        let file: Awaited<ReturnType<typeof open>> | undefined;
        return {
          async write(chunk) {
            take(chunk.byteLength);
            taken += chunk.byteLength;
            size += chunk.byteLength;
            hash.update(chunk);
            if (file) return void (await file.writeFile(chunk));
            chunks.push(chunk);
            if (size <= smallFile) return;
            count += 1;
            // Reserved before the folder exists, while other files arrive.
            const name = String(count);
            path = join(await placeOf(), name);
            file = await open(path, 'wx', 0o600);
            const [opened, place] = [file, path];
            undo.push(() => rm(place, { force: true }));
            undo.push(() => opened.close().catch(() => {}));
            await file.writeFile(Buffer.concat(chunks));
            chunks = [];
          },
          async end() {
            await file?.close();
            return arrivedFile({ size, digest: hash.digest('hex'), path, kept: Buffer.concat(chunks) });
          },
        };
      },
      async discard() {
        held -= taken;
        taken = 0;
        for (const step of undo.splice(0).reverse()) await step();
      },
    };
  }

  return {
    arrivals,
    held: () => held,
    async close() {
      if (place) await rm(await place, { recursive: true, force: true });
    },
  };
}

/** Returns a file whose bytes are already in memory. */
export async function arrivedBytes(bytes: Uint8Array): Promise<ArrivedFile> {
  return arrivedFile({ size: bytes.byteLength, digest: await digestOf(bytes), path: null, kept: bytes });
}

function arrivedFile({
  kept,
  ...file
}: Omit<ArrivedFile, 'bytes'> & { readonly kept: Uint8Array }): ArrivedFile {
  return {
    ...file,
    async bytes(length) {
      if (file.path === null) return length === undefined ? kept : kept.subarray(0, length);
      if (length === undefined || length >= file.size) return await readFile(file.path);
      const opened = await open(file.path, 'r');
      try {
        const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await opened.close();
      }
    },
  };
}
