import { openDialog } from './dialog.ts';
import { type ViewMode, viewModes } from './view/view-mode.ts';
import { say } from './words/say.ts';

/** What keys do, by the names that browsers give them. */
export interface KeyActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly frameAll: () => void;
  readonly turntable: () => void;
  readonly play: () => void;
  readonly gallery: () => void;
  readonly compare: () => void;
  readonly download: () => void;
  readonly removeSelected: () => void;
  readonly mode: (mode: ViewMode) => void;
}

interface Key {
  readonly shown: string;
  readonly help: string;
  readonly key: string;
  readonly act: (actions: KeyActions) => void;
}

const keys: readonly Key[] = [
  ...Object.entries(viewModes).map(
    ([mode, { label, help }], at): Key => ({
      key: String(at + 1),
      shown: String(at + 1),
      help: say('{mode}: {help}', { mode: label, help }),
      act: (actions) => actions.mode(mode as ViewMode),
    }),
  ),
  { key: 'f', shown: 'F', help: say('Frame all models'), act: ({ frameAll }) => frameAll() },
  { key: 't', shown: 'T', help: say('Turntable'), act: ({ turntable }) => turntable() },
  { key: ' ', shown: say('Space'), help: say('Play or pause the clip'), act: ({ play }) => play() },
  { key: 'g', shown: 'G', help: say('Gallery'), act: ({ gallery }) => gallery() },
  { key: 'c', shown: 'C', help: say('Compare two models'), act: ({ compare }) => compare() },
  { key: 'd', shown: 'D', help: say('Download the selected model'), act: ({ download }) => download() },
  {
    key: 'delete',
    shown: say('Delete'),
    help: say('Remove the selected model from the scene'),
    act: ({ removeSelected }) => removeSelected(),
  },
  { key: '?', shown: '?', help: say('This list'), act: () => openKeyboardHelp() },
];

/** Keys that any part of the page has. */
const everywhere = [
  [say('Ctrl+Z'), say('Undo')],
  [say('Ctrl+Shift+Z'), say('Redo')],
  [say('Tab'), say('To the next part of the page')],
] as const;

/**
 * Listens to keys. Single ones count while the view or nothing has the focus, so that none of them is typed by mistake.
 * @param view canvas of the scene
 */
export function useKeys(view: HTMLElement, actions: KeyActions): void {
  addEventListener('keydown', (event) => {
    const pressed = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && pressed === 'z') {
      event.preventDefault();
      if (event.shiftKey) actions.redo();
      else actions.undo();
      return;
    }
    const { activeElement } = document;
    const isView = activeElement === document.body || view.contains(activeElement);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const found = keys.find(({ key }) => key === pressed);
    if (!found || !isPlain || !isView || document.querySelector('dialog[open]')) return;
    // A button of the view is pressed by the space key.
    if (pressed === ' ' && activeElement instanceof HTMLButtonElement) return;
    event.preventDefault();
    found.act(actions);
  });
}

export function openKeyboardHelp(): void {
  const { body } = openDialog(say('Keyboard'));
  const list = document.createElement('dl');
  for (const [shown, help] of [...everywhere, ...keys.map((key) => [key.shown, key.help] as const)]) {
    const term = document.createElement('dt');
    const key = document.createElement('kbd');
    key.textContent = shown;
    term.append(key);
    const meaning = document.createElement('dd');
    meaning.textContent = help;
    list.append(term, meaning);
  }
  const note = document.createElement('p');
  note.textContent = say('Single keys work while the view has the focus: click into it, or reach it by Tab.');
  body.append(note, list);
}
