import { onSettings, readSettings } from '../settings.ts';
import { registerEditors } from './register-editors.ts';
import { serveEditor } from './serve-editor.ts';

// Service worker: the panel's core, all requests, the key. The browser stops and restarts it at any time.
void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
chrome.runtime.onConnect.addListener((port) => {
  // The other end receives the error.
  serveEditor(port).catch(() => {});
});
chrome.action.onClicked.addListener(() => void chrome.runtime.openOptionsPage());
onSettings(({ editors }) => void registerEditors(editors));
chrome.runtime.onInstalled.addListener(() => void start());

async function start(): Promise<void> {
  const { baseUrl, editors } = await readSettings();
  await registerEditors(editors);
  if (!baseUrl) await chrome.runtime.openOptionsPage();
}
