/** Has the browser put the panel into the editors of the settings, too. Those of the manifest are no affair of this. */
export async function registerEditors(editors: readonly string[]): Promise<void> {
  const matches = editors.map((editor) => `${editor}*`);
  const known = await chrome.scripting.getRegisteredContentScripts();
  // Not without need: a page that is loaded meanwhile would go without, or with half.
  if (String(known[0]?.matches ?? []) === String(matches)) return;
  await chrome.scripting.unregisterContentScripts();
  if (matches.length === 0) return;
  await chrome.scripting.registerContentScripts([
    // Before the page can greet it.
    { id: 'relay', matches, js: ['relay.js'], world: 'ISOLATED', runAt: 'document_start' },
    { id: 'page', matches, js: ['page.js'], world: 'MAIN', runAt: 'document_idle' },
  ]);
}
