import { createClient } from '@meshwright/client';
import { renderModels } from '@meshwright/look/worker';
import { createPanel, type HostPort, type Panel, PanelError } from '@meshwright/panel';
import { payerOf } from '@meshwright/purchase';
import { browserJournal, browserStore, browserText } from '@meshwright/purchase/browser';
import { readSettings } from '../settings.ts';

/**
 * Opens a panel for an editor with its state in the extension. All editors share the extension's journal, so no
 * request is paid twice.
 * @throws PanelError `refused` while there are no settings
 */
export async function openPanel(host: HostPort, project: string): Promise<Panel> {
  const { baseUrl, key } = await readSettings();
  if (!baseUrl || !key) {
    throw new PanelError(
      'refused',
      'No service or API key is set. Click the icon of the extension, enter both, then try again.',
    );
  }
  await hideOrigin();
  // The worker is no page: only the extension sees the key.
  const { connection } = createClient({ baseUrl, key, allowBrowser: true });
  const name = `panel ${project}`;
  const state = browserText(name, {
    earlier: {
      read: async () => (await chrome.storage.local.get<Record<string, string>>(name))[name],
      forget: () => chrome.storage.local.remove(name),
    },
  });
  const journal = browserJournal('meshwright');
  return createPanel({
    host: { ...host, project, load: () => state.read(), save: (text) => state.write(text) },
    connection,
    journal,
    store: browserStore('meshwright'),
    payer: await payerOf({ connection, journal }),
    picturesOf: (models) => renderModels(models.map(({ glb }) => glb)),
  });
}

/**
 * Removes the Origin header from requests to the service: services refuse page origins and would treat the
 * extension's as one. The rule lasts for a browser session.
 */
async function hideOrigin(): Promise<void> {
  const rule: chrome.declarativeNetRequest.Rule = {
    id: 1,
    condition: { initiatorDomains: [chrome.runtime.id] },
    action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
  };
  await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds: [rule.id], addRules: [rule] });
}
