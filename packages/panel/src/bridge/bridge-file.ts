import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { linkVersion } from '../link/messages.ts';
import { writePrivate } from './files/write-private.ts';

/** How a running bridge is found by the programs of its user, and by nobody else. */
export interface BridgeFile {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Goes into the Authorization header of every request. Secret. */
  readonly token: string;
  readonly pid: number;
  readonly version: number;
  /** ISO 8601. */
  readonly started: string;
}

export function bridgeFilePath(folder: string): string {
  return join(folder, 'bridge.json');
}

/** Puts the file in place of whatever was there. Resolves with what takes it away again, unless it is another's. */
export async function publishBridge(folder: string, file: BridgeFile): Promise<() => Promise<void>> {
  const path = bridgeFilePath(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder that was there before may have been open to others.
  await chmod(folder, 0o700);
  await writePrivate(path, `${JSON.stringify(file, null, 2)}\n`);
  return async () => {
    if ((await readBridge(folder))?.token === file.token) await rm(path, { force: true });
  };
}

/** What the file says; undefined when there is none that can be read. */
export async function readBridge(folder: string): Promise<BridgeFile | undefined> {
  try {
    const file = JSON.parse(await readFile(bridgeFilePath(folder), 'utf8')) as BridgeFile;
    return typeof file.url === 'string' && typeof file.token === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the bridge that the file names answers, and speaks as this one does. */
export async function isBridgeThere({ url, token }: BridgeFile, timeoutMs = 2_000): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/`, {
      headers: { Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { version } = (await answer.json()) as { version?: unknown };
    return answer.ok && version === linkVersion;
  } catch {
    return false;
  }
}
