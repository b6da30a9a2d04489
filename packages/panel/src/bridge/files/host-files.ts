import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentStore } from '@meshwright/purchase';
import type { FileWay } from '../../link/channel.ts';
import { PanelError } from '../../panel-error.ts';
import { bytesOf, openLocalFile } from './local-file.ts';

export interface HostFiles extends FileWay {
  /** Existing folder for files that the host passes by path. */
  readonly exchange: string;
  /** Deletes every remaining file. */
  clear(): Promise<void>;
}

export interface HostFilesOptions {
  /** Folder of this session only; created here. */
  readonly exchange: string;
  readonly store: ContentStore;
  readonly mostBytes: number;
  /** Folders whose files a host may name by path. */
  readonly folders: readonly string[];
}

/**
 * Files between a host and the bridge. All are in the store; sent files also lie in the exchange folder for hosts
 * that import by path. They are copies, so no editor writes to the store.
 */
export async function hostFiles({
  exchange,
  store,
  mostBytes,
  folders,
}: HostFilesOptions): Promise<HostFiles> {
  const outgoing = join(exchange, 'sent');
  await mkdir(outgoing, { recursive: true, mode: 0o700 });
  let sent = 0;
  return {
    exchange,
    async send(bytes) {
      sent += 1;
      const path = join(outgoing, `${sent}${isGlb(bytes) ? '.glb' : ''}`);
      const file = await store.write(bytes);
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
      return { file, path };
    },
    async take({ file, path }) {
      if (path !== undefined) return await readWhole(path, mostBytes, folders);
      const bytes = file === undefined ? undefined : await store.read(file);
      if (bytes) return new Uint8Array(bytes);
      throw new PanelError(
        'host_failed',
        'The editor referred to a file that it has not uploaded: send it with PUT /files first.',
      );
    },
    async release({ path }) {
      if (path !== undefined) await rm(path, { force: true });
    },
    clear: () => rm(exchange, { recursive: true, force: true }),
  };
}

async function readWhole(
  path: string,
  mostBytes: number,
  folders: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openLocalFile(path, mostBytes, folders).catch((cause: Error) => {
    throw new PanelError('host_failed', cause.message, { cause });
  });
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(file, mostBytes)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

function isGlb(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 4)) === 'glTF';
}
