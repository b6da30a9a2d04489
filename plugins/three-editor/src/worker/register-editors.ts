/** Registers the panel for the editors of the settings. The manifest covers its own list. */
export async function registerEditors(editors: readonly string[]): Promise<void> {
  const matches = editors.map((editor) => `${editor}*`);
  const known = await chrome.scripting.getRegisteredContentScripts();
  // Skipped without a change: a page that loads during registration would get none of the scripts.
  if (String(known[0]?.matches ?? []) === String(matches)) return;
  await chrome.scripting.unregisterContentScripts();
  if (matches.length === 0) return;
  await chrome.scripting.registerContentScripts([
    // The relay first, before the page sends its handshake; both at one moment, so that a page gets both or none.
    { id: 'relay', matches, js: ['relay.js'], world: 'ISOLATED', runAt: 'document_idle' },
    { id: 'page', matches, js: ['page.js'], world: 'MAIN', runAt: 'document_idle' },
  ]);
}
