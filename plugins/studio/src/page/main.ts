import { createPanel, type Selection } from '@meshwright/panel';
import { defineMeshwrightPanel, type MeshwrightPanelElement, pageMemory } from '@meshwright/panel/dom';
import { browserJournal, browserStore } from '@meshwright/pipeline/browser';
import { accountDigest } from '@meshwright/pipeline/purchase';
import { babylonViewport } from './babylon-viewport.ts';
import { servedConnection } from './served-connection.ts';
import { type StudioHost, studioHost } from './studio-host.ts';
import { threeViewport } from './three-viewport.ts';
import { dayColours, nightColours, type Viewport } from './viewport.ts';

/** What tests read of the page, by the engines' own data. */
export interface StudioPage {
  readonly host: StudioHost;
  readonly three: Viewport;
  readonly babylon: Viewport;
}

const memory = pageMemory('studio');
const three = threeViewport(find<HTMLCanvasElement>('[data-engine=three] canvas'), memory);
const babylon = babylonViewport(find<HTMLCanvasElement>('[data-engine=babylon] canvas'), memory);
const viewports = [three, babylon] as const;
let tellPanel = (_: Selection | null): void => {};
const host = studioHost(viewports, memory, (selection) => tellPanel(selection));
const element = document.createElement('meshwright-panel') as MeshwrightPanelElement;

for (const viewport of viewports) {
  viewport.canvas.parentElement!.querySelector('figcaption')!.textContent = viewport.name;
  viewport.canvas.addEventListener('focus', () => focus(viewport));
  viewport.onPick((id) => {
    host.pick(viewport, id);
    focus(viewport);
  });
}
focus(three);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
paint(prefersDark.matches);
prefersDark.addEventListener('change', ({ matches }) => paint(matches));
const theme = find<HTMLButtonElement>('#theme');
theme.addEventListener('click', () => paint(theme.ariaPressed !== 'true'));
find('#undo').addEventListener('click', () => void host.undo());
find('#redo').addEventListener('click', () => void host.redo());
find('#frame').addEventListener('click', () => viewports.forEach((viewport) => void viewport.frameAll()));
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  void (event.shiftKey ? host.redo() : host.undo());
});

try {
  const connection = await servedConnection();
  const panel = await createPanel({
    host,
    connection,
    journal: browserJournal('studio'),
    store: browserStore('studio'),
    payer: { host: connection.host, account: await accountDigest(undefined) },
  });
  tellPanel = (selection) => void panel.send({ do: 'select', selection });
  defineMeshwrightPanel();
  element.panel = panel;
  find('aside').append(element);
  Object.assign(globalThis, { studio: { host, three, babylon } satisfies StudioPage });
} catch (error) {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = error instanceof Error ? error.message : String(error);
  find('aside').append(text);
}

function focus(viewport: Viewport): void {
  host.focus(viewport);
  for (const { canvas } of viewports) {
    canvas.parentElement!.toggleAttribute('data-focused', canvas === viewport.canvas);
  }
}

function paint(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  element.setAttribute('theme', dark ? 'dark' : 'light');
  find('#theme').ariaPressed = String(dark);
  for (const viewport of viewports) viewport.paint(dark ? nightColours : dayColours);
}

function find<T extends Element = HTMLElement>(selector: string): T {
  return document.querySelector<T>(selector)!;
}
