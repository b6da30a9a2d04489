import type { Panel } from '@meshwright/panel';
import { extensionPipe, portChannel, servePanel } from '@meshwright/panel/link';
import { isEditor } from '../known-editors.ts';
import { onSettings, readSettings } from '../settings.ts';
import { openPanel } from './open-panel.ts';

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

/** Registers the panel for the editors of the settings. The manifest covers its own list. */
async function registerEditors(editors: readonly string[]): Promise<void> {
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

/** Current holder of a project's panel. */
interface Served {
  /** Closes it; resolves when it is closed. */
  leave(): Promise<void>;
}

const served = new Map<string, Served>();

/** Serves a panel to the editor at the other end of a port, and only there. The latest editor of a project holds it. */
async function serveEditor(port: chrome.runtime.Port): Promise<void> {
  // Created at once, so that it queues messages until the first subscriber.
  const channel = portChannel(extensionPipe(port));
  const page = port.sender?.url;
  const { editors } = await readSettings();
  if (page === undefined || port.sender?.frameId !== 0 || !isEditor(page, editors)) return channel.close();
  const project = new URL('.', page).href;
  await served.get(project)?.leave();
  let panel: Panel | undefined;
  const own: Served = {
    async leave() {
      const message = 'The panel was opened in another tab. Use any control to continue here.';
      channel.post({ type: 'closed', error: { code: 'closed', message } });
      channel.close();
      await panel?.close();
    },
  };
  served.set(project, own);
  void channel.closed.then(() => {
    if (served.get(project) === own) served.delete(project);
  });
  panel = await servePanel(channel, (host) => openPanel(host, project));
}
