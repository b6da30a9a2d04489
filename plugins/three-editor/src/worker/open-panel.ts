import { createClient } from '@meshwright/client';
import { createPanel, type HostPort, type Panel, PanelError } from '@meshwright/panel';
import { browserJournal, browserStore, browserText } from '@meshwright/pipeline/browser';
import { payerOf } from '@meshwright/pipeline/purchase';
import { readSettings } from '../settings.ts';

/**
 * A panel for an editor, whose state is kept here. The journal is the extension's: what one editor has asked for
 * is not paid again by another.
 * @throws PanelError `refused` while there are no settings
 */
export async function openPanel(host: HostPort, project: string): Promise<Panel> {
  const { baseUrl, key } = await readSettings();
  if (!baseUrl || !key) {
    throw new PanelError(
      'refused',
      'Tell the extension the service and your key: press its icon, or open its options. Then try again.',
    );
  }
  await hideOrigin();
  // The worker is no page: nobody else sees the key.
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
  });
}

/**
 * Its requests come from whoever entered the key, and not from a page: services refuse those, and would take the
 * extension's origin for one. Lasts for a session of the browser.
 */
async function hideOrigin(): Promise<void> {
  const rule: chrome.declarativeNetRequest.Rule = {
    id: 1,
    condition: { initiatorDomains: [chrome.runtime.id] },
    action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
  };
  await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds: [rule.id], addRules: [rule] });
}
