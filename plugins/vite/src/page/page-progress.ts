import type { ViteHotContext } from 'vite/types/hot.js';
import type { Ended, Progress, Waiting } from './page-events.ts';

/**
 * Shows the progress of assets in a corner of the page. It is sent as text, so it uses nothing but its argument.
 */
export function pageProgress(hot: ViteHotContext | undefined): void {
  const running = new Map<string, number>();
  const waiting = new Map<string, string>();

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
}
