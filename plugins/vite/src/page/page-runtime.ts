import type { ViteHotContext } from 'vite/types/hot.js';
import type { PageAsset } from './page-assets.ts';
import type { Changes } from './page-events.ts';

type Listener = (asset: PageAsset) => void;

/**
 * Runtime of the dev server in the page. It is sent as text, so it uses nothing but its argument. An asset is one
 * object for the lifetime of the page, updated in place.
 */
export function pageRuntime(hot: ViteHotContext | undefined) {
  const all: Record<string, PageAsset> = {};
  const made: Record<string, PageAsset> = {};
  const listeners = new Map<string, Set<Listener>>();

  function put(name: string, next: PageAsset): PageAsset {
    const asset: PageAsset = all[name] ?? ({} as PageAsset);
    for (const key of Object.keys(asset)) Reflect.deleteProperty(asset, key);
    all[name] = Object.assign(asset, next);
    if (next.placeholder) delete made[name];
    else made[name] = asset;
    return asset;
  }

  function onAssetChange(name: string, callback: Listener): () => void {
    const own = listeners.get(name) ?? new Set();
    listeners.set(name, own.add(callback));
    return () => void own.delete(callback);
  }

  function change({ changed, removed, swapped }: Changes): void {
    for (const name of removed) {
      delete all[name];
      delete made[name];
    }
    let needsReload = false;
    for (const [name, next] of Object.entries(changed)) {
      const before = all[name]?.url;
      if (before === next.url) continue;
      const asset = put(name, next);
      const callbacks = [...(listeners.get(name) ?? [])];
      // One microtask each, so a failing callback does not stop the others.
      for (const callback of callbacks) queueMicrotask(() => callback(asset));
      if (before !== undefined && callbacks.length === 0 && !swapped.includes(name)) needsReload = true;
    }
    if (needsReload) location.reload();
  }

  /** Removes the overlay directly: Vite's own removal reloads the page when it is the page's first message. */
  function hideErrors(): void {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) {
      if (overlay.shadowRoot?.textContent?.includes('[plugin:meshwright]')) overlay.remove();
    }
  }

  hot?.on('meshwright:changed', change);
  hot?.on('meshwright:recovered', hideErrors);
  // Requests changes from before the connection was open.
  hot?.send('meshwright:hello');
  return { all, made, put, onAssetChange };
}
