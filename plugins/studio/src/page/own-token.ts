const name = 'studio-token';

/**
 * Returns the token from the fragment of the page's address. It is stored for the tab, for reloads, and removed from
 * the address, so that no screenshot or copy of the address shows it.
 */
export function ownToken(): string {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(name, given);
    history.replaceState(null, '', location.pathname);
  }
  // The printed address, opened in a tab that has this page, only changes the fragment.
  addEventListener('hashchange', () => location.reload(), { once: true });
  return sessionStorage.getItem(name) ?? '';
}
