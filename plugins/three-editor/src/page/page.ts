import type { Panel } from '@meshwright/panel';
import { defineMeshwrightPanel, type MeshwrightPanelElement } from '@meshwright/panel/dom';
import { messagePipe, portChannel, remotePanel } from '@meshwright/panel/link';
import { disconnectMessage, handshake } from '../greeting.ts';
import { type Editor, editorModules } from './editor.ts';
import { editorHost } from './editor-host.ts';
import { selectionOf } from './editor-selection.ts';
import { editorTab } from './editor-tab.ts';
import { followScene } from './follow-scene.ts';
import { lastingPanel } from './lasting-panel.ts';

// Page part: the panel's element and the host. It has neither the key nor the service.
const { editor } = globalThis as { editor?: Editor };
const sidebar = document.querySelector('#sidebar');
if (editor?.signals?.objectSelected && sidebar) void start(editor, sidebar);

async function start(editor: Editor, sidebar: Element): Promise<void> {
  const content = editorTab(sidebar, 'Meshwright');
  const note = document.createElement('p');
  note.role = 'status';
  note.style.padding = '0 12px';
  content.append(note);
  const report = (text: string) => {
    note.textContent = text;
  };
  try {
    const host = editorHost(editor, await editorModules(document), report);
    const select = (panel: Pick<Panel, 'send'>) =>
      panel.send({ do: 'select', selection: selectionOf(editor.selected) });
    const connect = async () => {
      const { port1, port2 } = new MessageChannel();
      postMessage(handshake, location.origin, [port2]);
      const pipe = messagePipe(port1);
      pipe.subscribe((frame) => {
        if (frame === disconnectMessage) pipe.close();
      });
      const panel = await remotePanel(portChannel(pipe), {
        ...host,
        // Stored by the worker.
        load: async () => undefined,
        save: async () => {},
      });
      await select(panel);
      return panel;
    };
    await retried(content, report, async () => {
      const panel = await lastingPanel(connect);
      defineMeshwrightPanel();
      const element = document.createElement('meshwright-panel') as MeshwrightPanelElement;
      element.panel = panel;
      content.append(element);
      // The panel shows errors.
      editor.signals.objectSelected.add(() => void select(panel).catch(() => {}));
      followScene(editor, (standing) => void panel.send({ do: 'scene', standing }).catch(() => {}));
    });
  } catch (error) {
    report(`Meshwright does not support this editor: ${messageOf(error)}`);
  }
}

/** Runs the work, with a retry button while it fails. */
async function retried(
  content: Element,
  report: (text: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const again = document.createElement('button');
  again.textContent = 'Try again';
  for (;;) {
    try {
      await work();
      report('');
      return again.remove();
    } catch (error) {
      report(messageOf(error));
      content.append(again);
      await new Promise((resolve) => again.addEventListener('click', resolve, { once: true }));
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
