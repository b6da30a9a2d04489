import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryOsLock } from '@meshwright/purchase/node';
import type { BridgeFile } from './bridge-file.ts';
import { findBridge } from './find-bridge.ts';

const lookMs = 50;

/**
 * Stops the bridge of a folder and resolves when its process has let go of the folder, so that the next bridge starts
 * with its own service and key. Jobs continue at the service. Resolves with the stopped bridge; undefined without one.
 * @throws the reason of `signal` while waiting
 * @example
 * import { stopBridge } from '@meshwright/panel/bridge';
 *
 * const stopped = await stopBridge('bridge');
 * console.log(stopped ? `stopped ${stopped.url}` : 'no bridge is running');
 */
export async function stopBridge(
  folder: string,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<BridgeFile | undefined> {
  const bridge = await findBridge(folder);
  if (!bridge) return undefined;
  // A bridge that ends by itself meanwhile is stopped as well.
  await fetch(`${bridge.url}/`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${bridge.token}` },
    redirect: 'error',
  }).catch(() => {});
  for (;;) {
    const release = tryOsLock(join(folder, 'bridge.lock'));
    if (release) {
      release();
      return bridge;
    }
    await delay(lookMs, undefined, { signal }).catch(() => {
      throw signal?.reason;
    });
  }
}
