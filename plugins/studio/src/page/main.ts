import { type Connection, connect } from '@meshwright/client';
import { createPanel, type Panel, type Selection, type StandingAsset } from '@meshwright/panel';
import { defineMeshwrightPanel, type MeshwrightPanelElement, pageMemory } from '@meshwright/panel/dom';
import { payerOf } from '@meshwright/purchase';
import { browserJournal, browserStore, persistStorage } from '@meshwright/purchase/browser';
import { offerExamples } from './examples.ts';
import { notice } from './notice.ts';
import { type OwnMemory, ownMemory } from './own-memory.ts';
import { type StudioHost, studioHost } from './studio-host.ts';
import { babylonViewport } from './viewport/babylon-viewport.ts';
import { threeViewport } from './viewport/three-viewport.ts';
import { dayColours, nightColours, type Viewport } from './viewport/viewport.ts';

/** State of the page for tests, from the engines' own data. */
export interface StudioPage {
  readonly host: StudioHost;
  readonly three: Viewport;
  readonly babylon: Viewport;
}

const useHere = 'Use Studio here';
const memory = pageMemory('studio');
const three = threeViewport(find<HTMLCanvasElement>('[data-engine=three] canvas'), memory);
const babylon = babylonViewport(find<HTMLCanvasElement>('[data-engine=babylon] canvas'), memory);
const viewports = [three, babylon] as const;
let notifyPanel = (_: Selection | null): void => {};
let reportScene = (_: readonly StandingAsset[]): void => {};
const host = studioHost(
  viewports,
  memory,
  (selection) => notifyPanel(selection),
  (standing) => reportScene(standing),
);
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
  const connection = await servedConnection(ownToken());
  const journal = browserJournal('studio');
  const own = await ownMemory(memory, () =>
    notice(find('aside'), 'Studio is open in another tab. You can continue its jobs here.', useHere),
  );
  const panel = await createPanel({
    host: { ...host, load: own.load, save: own.save },
    connection,
    journal,
    store: browserStore('studio'),
    payer: await payerOf({ connection, journal }),
  });
  panel.subscribe(({ sections }) => {
    const hasJob = sections.some(({ controls }) => controls.some(({ kind }) => kind === 'job'));
    if (hasJob) void persistStorage();
  });
  void own.wanted.then(() => handOver(panel, own));
  notifyPanel = (selection) => void panel.send({ do: 'select', selection });
  reportScene = (standing) => void panel.send({ do: 'scene', standing }).catch(() => {});
  defineMeshwrightPanel();
  element.panel = panel;
  find('aside').append(element);
  offerExamples(find('#examples'), panel);
  Object.assign(globalThis, { studio: { host, three, babylon } satisfies StudioPage });
} catch (error) {
  void notice(find('aside'), error instanceof Error ? error.message : String(error));
}

/** Hands the jobs in their current state over to another tab. */
async function handOver(panel: Panel, own: OwnMemory): Promise<void> {
  notifyPanel = () => {};
  reportScene = () => {};
  element.remove();
  // Each change of a job was saved when it was made.
  await panel.close().catch(() => {});
  await own.release();
  await notice(find('aside'), 'Studio continues in another tab.', useHere);
  await ownMemory(memory, async () => {});
  location.reload();
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

const name = 'studio-token';

/**
 * Returns the token from the fragment of the page's address. It is stored for the tab, for reloads, and removed from
 * the address, so that no screenshot or copy of the address shows it.
 */
function ownToken(): string {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(name, given);
    history.replaceState(null, '', location.pathname);
  }
  // The printed address, opened in a tab that has this page, only changes the fragment.
  addEventListener('hashchange', () => location.reload(), { once: true });
  return sessionStorage.getItem(name) ?? '';
}

/**
 * Connects to the service through the server of this page, which adds the key: requests go to this origin.
 * @throws Error with the server's message when it refuses
 */
async function servedConnection(token: string): Promise<Connection> {
  const own = { 'x-studio-token': token };
  const answer = await fetch('/studio.json', { headers: own });
  const about = (await answer.json()) as { baseUrl: string; message: string };
  if (!answer.ok) throw new Error(about.message);
  const { origin } = new URL(about.baseUrl);
  return connect({
    baseUrl: about.baseUrl,
    fetch: (input, init) => {
      const { origin: wanted, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (wanted !== origin)
        throw new TypeError(`Studio only sends requests to ${origin}, not to ${wanted}.`);
      const headers = new Headers(init?.headers);
      headers.set('x-studio-token', token);
      return fetch(`/service${pathname}${search}`, { ...init, headers });
    },
  });
}
