import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { DownloadSink } from '@meshwright/client';

/** A sink that writes a download to a file. It has to be closed, however the download ended. */
export interface FileSink extends DownloadSink {
  sha256(): string;
  close(): Promise<void>;
}

/** Writes a download to `path`, hashing on the way. */
export function fileSink(path: string): FileSink {
  let file: FileHandle | undefined;
  let hash: Hash = createHash('sha256');
  return {
    async open() {
      await file?.close();
      file = await open(path, 'w');
      hash = createHash('sha256');
    },
    async write(bytes) {
      hash.update(bytes);
      await file!.writeFile(bytes);
    },
    sha256: () => hash.copy().digest('hex'),
    async close() {
      await file?.close();
      file = undefined;
    },
  };
}
