import type { Scene } from '@babylonjs/core/scene.js';
import { babylonAssets } from '@meshwright/babylon';
import { createClient } from '@meshwright/client';
import { createPanel, type Panel } from '@meshwright/panel';
import { pageMemory } from '@meshwright/panel/dom';
import { browserJournal, browserStore } from '@meshwright/pipeline/browser';
import { payerOf } from '@meshwright/pipeline/purchase';
import { babylonHost } from './babylon-host.ts';
import type { BabylonSelection } from './babylon-selection.ts';

/** Give `proxyUrl`; or `baseUrl` and `key`, on a page that nobody but you opens. */
export interface PaneOptions {
  /** Where the site's own server has its proxy, which adds the key: `/api/meshwright`. */
  readonly proxyUrl?: string | undefined;
  /** The service itself: `https://HOST/openapi`. */
  readonly baseUrl?: string | undefined;
  /** Gives the API key before every request. It is kept nowhere. */
  readonly key?: (() => string | Promise<string>) | undefined;
  /** What the list of jobs is kept for, in this browser. Default: the path of the page. */
  readonly project?: string | undefined;
}

/**
 * A panel for a scene, for as long as the scene lives. Every page of this origin has the same journal, and so never
 * pays twice for what another has asked for.
 * @throws ClientError `bad_option`; PipelineError where the browser keeps nothing, as outside of https and localhost
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
  });
  scene.onDisposeObservable.addOnce(() => void panel.close());
  return panel;
}
