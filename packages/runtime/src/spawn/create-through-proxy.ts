import { AssetError } from '../asset-error.ts';
import type { TaskClient } from '../load/asset-source.ts';
import type { BuyTask } from './buy-task.ts';

/**
 * Makes tasks through the proxy behind a client, whose server pays and keeps the journal.
 * @throws AssetError `bad_source` for a client with a key: no journal would record the purchase
 */
export function createThroughProxy(client: TaskClient): BuyTask {
  return async (family, body, options) => {
    const headers = await client.connection.headers();
    if (Object.keys(headers).length > 0) throw new AssetError('bad_source', keyWithoutJournal);
    return client.create(family, body as never, options);
  };
}

const keyWithoutJournal = `Nothing was sent: a client with a key needs a journal, or a reload pays again. \
Use a proxy, createClient({ proxyUrl }), or pass a journal:
  import { browserJournal, buyIn } from '@meshwright/purchase/browser';
  const buy = buyIn(browserJournal('my-game'), client.connection);
  const assets = threeAssets({ client, buy })`;
