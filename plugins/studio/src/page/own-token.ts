const name = 'studio-token';

/**
 * The token that the address of this page was opened with. It is kept for the tab, so that a reload has it, and taken
 * out of the address, so that no picture or copy of it shows the token.
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
