/** Resolves at the page's next animation frame; a hidden page has none, so there at the next task. */
export function nextAnimationFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => resolve());
  });
}
