import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentStore } from '@meshwright/pipeline/purchase';
import type { FileWay } from '../link/channel.ts';
import { PanelError } from '../panel-error.ts';
import { openLocalFile } from './local-file.ts';

export interface HostFiles extends FileWay {
  /** Takes away every file that still lies there. */
  clear(): Promise<void>;
}

/**
 * Files between a host and the bridge: all of them are in the store, and what is sent also lies in a folder of the
 * session, for hosts that import by path. A copy, so that no editor ever writes to what the store holds.
 */
export function hostFiles(folder: string, store: ContentStore, mostBytes: number): HostFiles {
  let sent = 0;
  return {
    async send(bytes) {
      sent += 1;
      const path = join(folder, `${sent}${isGlb(bytes) ? '.glb' : ''}`);
      const file = await store.write(bytes);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
      return { file, path };
    },
    async take({ file, path }) {
      if (path !== undefined) return await readWhole(path, mostBytes);
      const bytes = file === undefined ? undefined : await store.read(file);
      if (bytes) return new Uint8Array(bytes);
      throw new PanelError(
        'host_failed',
        'The editor named a file that it has not sent: PUT /files comes first.',
      );
    },
    async release({ path }) {
      if (path !== undefined) await rm(path, { force: true });
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

async function readWhole(path: string, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openLocalFile(path, mostBytes);
  try {
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}

function isGlb(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 4)) === 'glTF';
}
