import type { Panel } from '@meshwright/panel';
import { extensionPipe, portChannel, servePanel } from '@meshwright/panel/link';
import { isEditor } from '../known-editors.ts';
import { readSettings } from '../settings.ts';
import { openPanel } from './open-panel.ts';

/** Current holder of a project's panel. */
interface Served {
  /** Closes it; resolves when it is closed. */
  leave(): Promise<void>;
}

const served = new Map<string, Served>();

/** Serves a panel to the editor at the other end of a port, and only there. The latest editor of a project holds it. */
export async function serveEditor(port: chrome.runtime.Port): Promise<void> {
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
