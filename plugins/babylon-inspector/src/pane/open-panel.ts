import type { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import { createClient } from '@meshwright/client';
import { createPanel, type Panel, type PlacedGlb } from '@meshwright/panel';
import { pageMemory } from '@meshwright/panel/dom';
import { payerOf } from '@meshwright/purchase';
import { browserJournal, browserStore } from '@meshwright/purchase/browser';
import { babylonHost } from '../host/babylon-host.ts';
import type { BabylonSelection } from '../host/babylon-selection.ts';

/** Needs `proxyUrl`, or `baseUrl` and `key` on a private page. */
export interface PaneOptions {
  /**
   * Path of the site's proxy, which adds the key: `/api/meshwright`.
   * @default none: `baseUrl` is used
   */
  readonly proxyUrl?: string | undefined;
  /**
   * Direct address of the service: `https://HOST/openapi`.
   * @default none: `proxyUrl` is used
   */
  readonly baseUrl?: string | undefined;
  /**
   * Returns the API key before every request. It is not stored.
   * @default none: the proxy adds it
   */
  readonly key?: (() => string | Promise<string>) | undefined;
  /**
   * Key of the stored job list in this browser.
   * @default the path of the page
   */
  readonly project?: string | undefined;
}

/**
 * Opens a panel for the lifetime of a scene. All pages of an origin share one journal, so no request is paid twice.
 * @throws ClientError `bad_option`; PurchaseError where the browser has no storage, as outside of https and localhost
 */
export async function openPanel(
  scene: Scene,
  selection: BabylonSelection,
  { project = location.pathname, ...service }: PaneOptions,
): Promise<Panel> {
  const { connection } = createClient({ ...service, allowBrowser: true });
  const journal = browserJournal('meshwright');
  const store = browserStore('meshwright');
  const host = babylonHost(scene, babylonAssets(scene), pageMemory(project), selection);
  const panel = await createPanel({
    host,
    connection,
    journal,
    store,
    payer: await payerOf({ connection, journal }),
    picturesOf,
  });
  scene.onDisposeObservable.addOnce(() => void panel.close());
  return panel;
}

/** Draws models with one camera, in a worker: the page's own thread has the scene. */
async function picturesOf(models: readonly PlacedGlb[]): Promise<readonly Uint8Array[]> {
  const worker = new Worker(new URL('./drawing-worker.js', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly Uint8Array[] | string>) =>
        typeof data === 'string' ? reject(new Error(data)) : resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(models.map(({ glb }) => glb));
    });
  } finally {
    worker.terminate();
  }
}
