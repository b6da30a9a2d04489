/**
 * Resolves at the page's next animation frame; a hidden page has none, so there at the next task.
 * @example
 * import { nextAnimationFrame } from '@meshwright/runtime';
 *
 * await nextAnimationFrame();
 */
export function nextAnimationFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => resolve());
  });
}
