import { hasCode } from '@meshwright/contract';
import { type BridgeFile, isBridgeThere, readBridge } from './bridge-file.ts';

/**
 * Returns the bridge that runs for a folder; undefined when there is none. The file of a killed bridge may name a port
 * that another program has by now, so nothing is sent there.
 * @example
 * import { findBridge } from '@meshwright/panel/bridge';
 *
 * const bridge = await findBridge('.');
 * console.log(bridge?.url ?? 'start one: meshwright bridge');
 */
export async function findBridge(folder: string): Promise<BridgeFile | undefined> {
  const file = await readBridge(folder);
  if (!file || !isAlive(file.pid)) return undefined;
  return (await isBridgeThere(file)) ? file : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return !hasCode(error, 'ESRCH');
  }
}
