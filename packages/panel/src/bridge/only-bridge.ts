import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryOsLock } from '@meshwright/purchase/node';
import { type BridgeFile, isBridgeThere, readBridge } from './bridge-file.ts';

/** Result of `onlyBridge`. */
export type OnlyBridge<T> =
  | { readonly ran: T }
  /** Another process is the bridge of this folder and answers. */
  | { readonly other: BridgeFile };

const lookMs = 50;

/**
 * Runs `work` while no other process does it for the same folder; otherwise waits until the other answers and returns
 * its file. The lock is released when a process dies.
 * @throws the reason of `signal` while waiting, or what `work` throws
 * @example
 * import { onlyBridge } from '@meshwright/panel/bridge';
 *
 * const found = await onlyBridge('bridge', async () => 'this process is the bridge');
 * console.log('ran' in found ? found.ran : found.other.url);
 */
export async function onlyBridge<T>(
  folder: string,
  work: () => Promise<T>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<OnlyBridge<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const release = tryOsLock(join(folder, 'bridge.lock'));
    if (release) {
      try {
        return { ran: await work() };
      } finally {
        release();
      }
    }
    const other = await readBridge(folder);
    if (other && (await isBridgeThere(other))) return { other };
    await delay(lookMs, undefined, { signal }).catch(() => {
      throw signal?.reason;
    });
  }
}
