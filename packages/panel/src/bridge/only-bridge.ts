import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryOsLock } from '@meshwright/pipeline/node';
import { type BridgeFile, isBridgeThere, readBridge } from './bridge-file.ts';

/** What came of wanting to be the bridge of a folder. */
export type OnlyBridge<T> =
  | { readonly ran: T }
  /** Another process is it, and answers there. */
  | { readonly other: BridgeFile };

const lookMs = 50;

/**
 * Runs `work` while no other process does it for the same folder; where another one is, waits until that answers and
 * gives its file. A process that dies lets go, however it ends.
 * @throws the reason of `signal` while waiting, or what `work` does
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
