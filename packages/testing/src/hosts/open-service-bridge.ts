import { join } from 'node:path';
import { connect } from '@meshwright/client';
import type { SuiteService } from '@meshwright/host-suite';
import { createPanel } from '@meshwright/panel';
import { startBridge } from '@meshwright/panel/bridge';
import { accountDigest } from '@meshwright/purchase/identity';
import { fileJournal, folderStore } from '@meshwright/purchase/node';

/**
 * Opens a bridge to a service, as `meshwright bridge` does. Returns a function that stops it; jobs continue.
 * @param cache cache folder in the editor's environment
 */
export async function openServiceBridge(
  { baseUrl, key }: SuiteService,
  cache: string,
): Promise<() => Promise<void>> {
  const connection = connect({ baseUrl, key });
  const folder = join(cache, 'meshwright', 'bridge');
  const store = folderStore(join(cache, 'meshwright', 'store'));
  const journal = fileJournal(join(folder, 'journal'));
  const payer = { host: connection.host, account: await accountDigest(key) };
  const bridge = await startBridge({
    folder,
    store,
    open: (host) => createPanel({ host, connection, journal, store, payer }),
  });
  return () => bridge.close();
}
