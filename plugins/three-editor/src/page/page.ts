import type { Panel, StandingAsset } from '@meshwright/panel';
import { defineMeshwrightPanel, type MeshwrightPanelElement } from '@meshwright/panel/dom';
import { messagePipe, portChannel, remotePanel } from '@meshwright/panel/link';
import { disconnectMessage, handshake } from '../greeting.ts';
import { type Editor, editorModules } from './editor.ts';
import { editorHost } from './editor-host.ts';
import { provenanceOf, selectionOf } from './editor-selection.ts';
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

/** Adds a tab to the editor's sidebar. Returns the element for its content. */
function editorTab(sidebar: Element, title: string): HTMLElement {
  const tabs = sidebar.querySelector('.Tabs');
  const panels = sidebar.querySelector('.Panels');
  const content = document.createElement('div');
  content.hidden = true;
  if (!tabs || !panels) {
    content.hidden = false;
    sidebar.prepend(content);
    return content;
  }
  const tab = document.createElement('span');
  tab.className = 'Tab';
  tab.role = 'button';
  tab.tabIndex = 0;
  // Four tabs of the editor's own width do not fit its sidebar.
  tab.style.paddingInline = '5px';
  tab.textContent = title;
  const choose = () => {
    // Hides the current content in the same way as a click on another tab.
    for (const other of tabs.querySelectorAll('.Tab')) other.classList.remove('selected');
    for (const panel of panels.children) (panel as HTMLElement).style.display = 'none';
    tab.classList.add('selected');
    content.hidden = false;
    content.style.display = '';
  };
  tab.addEventListener('click', choose);
  tab.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === ' ') choose();
  });
  tabs.addEventListener('click', ({ target }) => {
    if (target === tab || !(target as Element).classList.contains('Tab')) return;
    tab.classList.remove('selected');
    content.hidden = true;
  });
  tabs.append(tab);
  panels.append(content);
  return content;
}

/** Calls the listener with all assets after objects came into the scene or left it, once a turn. */
function followScene(
  { scene, signals }: Pick<Editor, 'scene' | 'signals'>,
  listener: (standing: readonly StandingAsset[]) => void,
): void {
  let due = false;
  const look = () => {
    if (due) return;
    due = true;
    // A replacement removes one object and adds another.
    queueMicrotask(() => {
      due = false;
      listener(standingIn(scene));
    });
  };
  signals.objectAdded?.add(look);
  signals.objectRemoved.add(look);
}

function standingIn(scene: Editor['scene']): StandingAsset[] {
  const standing: StandingAsset[] = [];
  scene.traverse((object) => {
    const task = provenanceOf(object)?.task;
    if (task !== undefined) standing.push({ id: object.uuid, task });
  });
  return standing;
}
