import type { ViteHotContext } from 'vite/types/hot.js';
import type { PageAsset } from './page-assets.ts';
import type { Changes, Ended, Progress, Waiting } from './page-events.ts';

type Listener = (asset: PageAsset) => void;

/**
 * Runtime of the dev server in the page. It is sent as text, so it uses nothing but its argument. An asset is one
 * object for the lifetime of the page, updated in place.
 */
export function pageRuntime(hot: ViteHotContext | undefined) {
  const all: Record<string, PageAsset> = {};
  const made: Record<string, PageAsset> = {};
  const listeners = new Map<string, Set<Listener>>();
  const running = new Map<string, number>();
  const waiting = new Map<string, string>();

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

  function showProgress(): void {
    const id = 'meshwright-progress';
    const old = document.getElementById(id);
    if (running.size === 0) {
      old?.remove();
      return;
    }
    const box = old ?? document.createElement('div');
    box.id = id;
    box.style.cssText =
      'position:fixed;left:8px;bottom:8px;z-index:99999;padding:6px 10px;border-radius:6px;' +
      'background:#222d;color:#fff;font:12px/1.5 system-ui,sans-serif;white-space:pre;pointer-events:none';
    box.textContent = [...running]
      .map(([name, percent]) => `${name} ${waiting.get(name) ?? `${Math.floor(percent)} %`}`)
      .join('\n');
    if (!old) document.body.append(box);
  }

  /** Removes the overlay directly: Vite's own removal reloads the page when it is the page's first message. */
  function hideErrors(): void {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) {
      if (overlay.shadowRoot?.textContent?.includes('[plugin:meshwright]')) overlay.remove();
    }
  }

  hot?.on('meshwright:changed', change);
  hot?.on('meshwright:recovered', hideErrors);
  hot?.on('meshwright:progress', ({ asset, progress }: Progress) => {
    running.set(asset, progress ?? running.get(asset) ?? 0);
    waiting.delete(asset);
    showProgress();
  });
  hot?.on('meshwright:waiting', ({ asset, text }: Waiting) => {
    running.set(asset, running.get(asset) ?? 0);
    waiting.set(asset, text);
    showProgress();
  });
  hot?.on('meshwright:ended', ({ asset }: Ended) => {
    running.delete(asset);
    waiting.delete(asset);
    showProgress();
  });
  // Requests changes from before the connection was open.
  hot?.send('meshwright:hello');
  return { all, made, put, onAssetChange };
}
