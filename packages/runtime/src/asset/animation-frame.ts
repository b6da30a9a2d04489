/** The page's next frame; in a page that nobody sees, which has none, the next moment. */
export function nextAnimationFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => resolve());
  });
}
