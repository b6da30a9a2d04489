import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { linkVersion } from '../link/messages.ts';
import { writePrivate } from './files/write-private.ts';

/** Address and token of a running bridge, in a file that only programs of its user can read. */
export interface BridgeFile {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Secret bearer token for the Authorization header of every request. */
  readonly token: string;
  readonly pid: number;
  readonly version: number;
  /** Start time, ISO 8601. */
  readonly started: string;
  /** Service of its panels: host and port, or `embedded`. */
  readonly service?: string | undefined;
}

/**
 * @example
 * import { bridgeFilePath } from '@meshwright/panel/bridge';
 *
 * bridgeFilePath('bridge'); // the file that names address and token
 */
export function bridgeFilePath(folder: string): string {
  return join(folder, 'bridge.json');
}

/**
 * Writes the file in place of an older one. Resolves with a function that removes it unless another bridge replaced
 * it.
 */
export async function publishBridge(folder: string, file: BridgeFile): Promise<() => Promise<void>> {
  const path = bridgeFilePath(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // An existing folder may be readable by others.
  await chmod(folder, 0o700);
  await writePrivate(path, `${JSON.stringify(file, null, 2)}\n`);
  return async () => {
    if ((await readBridge(folder))?.token === file.token) await rm(path, { force: true });
  };
}

/**
 * Reads the file; undefined when it is missing or unreadable.
 * @example
 * import { readBridge } from '@meshwright/panel/bridge';
 *
 * const bridge = await readBridge('bridge'); // undefined: none has started
 */
export async function readBridge(folder: string): Promise<BridgeFile | undefined> {
  try {
    const file = JSON.parse(await readFile(bridgeFilePath(folder), 'utf8')) as BridgeFile;
    return typeof file.url === 'string' && typeof file.token === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the bridge of the file answers with the same protocol.
 * @example
 * import { isBridgeThere, readBridge } from '@meshwright/panel/bridge';
 *
 * const file = await readBridge('bridge');
 * const isRunning = file !== undefined && (await isBridgeThere(file));
 */
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
