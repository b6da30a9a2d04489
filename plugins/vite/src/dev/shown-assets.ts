import type { ViteDevServer } from 'vite';
import { hotSwap } from '../page/hot-swap.ts';
import type { Overlay } from '../page/overlay.ts';
import type { PageAssets } from '../page/page-assets.ts';
import type { Changes } from '../page/page-events.ts';

/** The assets that pages have, and the pages' updates. */
export interface ShownAssets {
  current(): PageAssets;
  /** Records an asset that a page requested without success, and whether a placeholder would do. */
  miss(name: string, preview: boolean): void;
  /** Replaces the assets and updates the pages: swaps modules, or reloads pages that missed an asset. */
  show(next: PageAssets): Promise<void>;
}

export function shownAssets(server: ViteDevServer, overlay: Pick<Overlay, 'clear'>): ShownAssets {
  const client = server.environments.client;
  const missed = new Map<string, boolean>();
  let shown: PageAssets = { assets: new Map(), files: new Map() };
  return {
    current: () => shown,
    miss: (name, preview) => void missed.set(name, preview),
    async show(next) {
      const before = shown.assets;
      shown = next;
      const changed = [...next.assets].filter(([name, { url }]) => before.get(name)?.url !== url);
      const removed = [...before.keys()].filter((name) => !next.assets.has(name));
      for (const name of removed) overlay.clear(name);
      if (changed.length + removed.length === 0) return;
      const names = [...changed.map(([name]) => name), ...removed];
      const { swapped, deliver } = hotSwap(server, names);
      const data: Changes = { changed: Object.fromEntries(changed), removed, swapped };
      client.hot.send('meshwright:changed', data);
      await deliver();
      const had = changed.filter(
        ([name, { placeholder }]) => (!placeholder || missed.get(name)) && missed.delete(name),
      );
      if (had.length > 0) client.hot.send({ type: 'full-reload' });
    },
  };
}
