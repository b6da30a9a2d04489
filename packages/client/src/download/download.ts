import { concatBytes } from '../http/concat-bytes.ts';
import type { Connection } from '../http/connection.ts';
import type { DownloadSink } from './download-sink.ts';
import { type Downloaded, type DownloadOptions, type DownloadSource, downloadTo } from './download-to.ts';

export interface DownloadedBytes extends Downloaded {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Downloads a file into memory, with every check of `downloadTo`.
 * @example
 * import { artifacts, download, mainModel } from '@meshwright/client';
 *
 * const glb = mainModel(ref.family, artifacts(ref.family, task));
 * if (glb) await writeFile('chest.glb', (await download(connection, glb)).bytes);
 */
export async function download(
  api: Connection,
  source: DownloadSource,
  options: Omit<DownloadOptions, 'resumeFrom'> = {},
): Promise<DownloadedBytes> {
  let parts: Uint8Array[] = [];
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const sink: DownloadSink = {
    open() {
      parts = [];
    },
    write(part) {
      parts.push(part);
    },
    // Pages without https have no WebCrypto.
    ...(globalThis.crypto?.subtle && {
      sha256() {
        bytes = concatBytes(parts);
        return hashOf(bytes);
      },
    }),
  };
  const done = await downloadTo(api, source, sink, options);
  return { ...done, bytes: bytes ?? concatBytes(parts) };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => (byte + 256).toString(16).slice(1)).join('');
}
