import type { Connection } from '@meshwright/client';
import { createPanel, type Panel, type Selection, type StandingAsset } from '@meshwright/panel';
import {
  defineMeshwrightPanel,
  downloadFile,
  type MeshwrightPanelElement,
  pageMemory,
} from '@meshwright/panel/dom';
import { payerOf } from '@meshwright/purchase';
import { browserJournal, browserStore, persistStorage } from '@meshwright/purchase/browser';
import { bringIntoScene } from './bought/bring-into-scene.ts';
import { type GalleryCard, openGallery } from './bought/gallery.ts';
import { type KnownJob, knownJobs, offeredAction } from './bought/known-jobs.ts';
import { offerExamples } from './examples.ts';
import { keepView, readKeptView } from './kept-view.ts';
import { openKeyboardHelp, useKeys } from './keyboard.ts';
import { openCompare } from './models/compare.ts';
import { openDownload } from './models/download-models.ts';
import { takePictures } from './models/drop-pictures.ts';
import { notice } from './notice.ts';
import { type OwnMemory, ownMemory } from './own-memory.ts';
import { type PageServer, pageServer, picturesOf, serviceConnection } from './service-connection.ts';
import { sharePage } from './share/share-page.ts';
import { type PlacedAsset, type StudioHost, studioHost } from './studio-host.ts';
import { followTheme } from './theme.ts';
import { showTextures } from './view/texture-tray.ts';
import { timeline } from './view/timeline.ts';
import { viewBar } from './view/view-bar.ts';
import { type ThreeViewport, threeViewport } from './viewport/three-viewport.ts';
import { dayColours, nightColours, type Viewport } from './viewport/viewport.ts';
import { say } from './words/say.ts';
import { offerLanguages } from './words/translate-page.ts';

/** State of the page for tests, from the engines' own data. */
export interface StudioPage {
  readonly host: StudioHost;
  readonly three: ThreeViewport;
}

const useHere = say('Use Studio here');
const memory = pageMemory('studio');
const three = threeViewport(find<HTMLCanvasElement>('#three'), memory);
let notifyPanel = (_: Selection | null): void => {};
let reportScene = (_: readonly StandingAsset[]): void => {};
const host = studioHost(three, memory, {
  onSelect(selection) {
    notifyPanel(selection);
    refresh();
  },
  onMove: (standing) => reportScene(standing),
  earlierPlace: (task) => readKeptView().places[task],
});
const element = document.createElement('meshwright-panel') as MeshwrightPanelElement;
const clips = timeline(find('#timeline'), three);
const bar = viewBar(
  find('#view-bar'),
  three,
  () => host.viewport,
  () => refresh(),
);
/** Both, once the other engine was chosen. */
const viewports = new Set<Viewport>([three]);
let otherViewport: Viewport | undefined;
/** Whether the scene is what the user sees, and not one that is being filled at the start. */
let isOpen = false;
let saidTimer: ReturnType<typeof setTimeout> | undefined;

usePicks(three);
followTheme(find('#theme'), (theme) => {
  element.setAttribute('theme', theme);
  for (const viewport of viewports) paint(viewport);
});
find('#undo').addEventListener('click', () => void host.undo());
find('#redo').addEventListener('click', () => void host.redo());
find('#frame').addEventListener('click', () => host.viewport.frameAll());
find('#engine').addEventListener('click', () => void switchEngine());
find('#help').addEventListener('click', openKeyboardHelp);
offerLanguages(find('#language'), keepScene);
addEventListener('pagehide', keepScene);
refresh();

try {
  const server = pageServer();
  const connection = await serviceConnection(server);
  const journal = browserJournal('studio');
  const own = await ownMemory(memory, () =>
    notice(find('aside'), say('Studio is open in another tab. You can continue its jobs here.'), useHere),
  );
  const panel = await createPanel({
    host: { ...host, load: own.load, save: own.save },
    connection,
    journal,
    store: browserStore('studio'),
    payer: await payerOf({ connection, journal }),
    picturesOf: (models) => picturesOf(server, models),
  });
  panel.subscribe(({ sections }) => {
    const hasJob = sections.some(({ controls }) => controls.some(({ kind }) => kind === 'job'));
    if (hasJob) void persistStorage();
  });
  void own.wanted.then(() => handOver(panel, own));
  notifyPanel = (selection) => void panel.send({ do: 'select', selection });
  reportScene = (standing) => void panel.send({ do: 'scene', standing }).catch(() => {});
  const { eye } = readKeptView();
  if (eye && host.standing().length > 0) host.viewport.look(eye);
  isOpen = true;
  defineMeshwrightPanel();
  element.panel = panel;
  find('aside').append(element);
  offerExamples(find('#examples'), panel);
  useModels({ panel, connection, server, jobs: async () => knownJobs(await own.load()) });
  Object.assign(globalThis, { studio: { host, three } satisfies StudioPage });
} catch (error) {
  void notice(find('aside'), error instanceof Error ? error.message : String(error));
}

interface OpenPanel {
  readonly panel: Panel;
  readonly connection: Connection;
  readonly server: PageServer;
  jobs(): Promise<readonly KnownJob[]>;
}

/** Makes the buttons and keys that need the panel work. */
function useModels({ panel, connection, server, jobs }: OpenPanel): void {
  const stands = (family: string, task: string) =>
    host.standing().find(({ asset }) => asset.provenance.task.startsWith(`${family}:${task}@`));
  const bring = async (card: GalleryCard) => {
    const standing = stands(card.family, card.task);
    if (standing) return void (await host.show(standing.id));
    announce(say('Bringing {title} into the scene …', { title: card.title }));
    const { host: service } = connection;
    await bringIntoScene(
      panel,
      connection,
      card,
      readKeptView().heights[`${card.family}:${card.task}@${service}`],
    );
    announce('');
  };
  const actions = {
    gallery: () =>
      openGallery({
        connection,
        panel,
        jobs,
        bring: (card) => tried(() => bring(card)),
        isStanding: (family, task) => stands(family, task) !== undefined,
      }),
    compare: () =>
      tried(async () => {
        if (host.viewport !== three) await switchEngine();
        openCompare({
          panel,
          three,
          overlay: find('#compared'),
          jobs: await jobs(),
          selected: host.selected?.id,
          announce,
        });
      }),
    download: () =>
      tried(() => openDownload(server, chosen(say('Select a model to download it: click it in the view.')))),
    share: () => tried(() => share(server)),
    removeSelected: () =>
      tried(async () => {
        const { id } = chosen(say('Select a model to remove it: click it in the view.'));
        const job = (await jobs()).find(({ asset }) => asset === id);
        const control = job && offeredAction(panel, job.id, ['remove']);
        if (!control) throw new Error(say('This model belongs to no job. Press Undo to remove it.'));
        await panel.send({ do: 'press', control });
      }),
  };
  for (const name of ['gallery', 'compare', 'download', 'share'] as const) {
    find(`#${name}`).addEventListener('click', () => void actions[name]());
  }
  find<HTMLFieldSetElement>('#models').disabled = false;
  takePictures(find('#stage'), find('#drop'), panel, announce);
  useKeys(find('#stage'), {
    ...actions,
    undo: () => void host.undo(),
    redo: () => void host.redo(),
    frameAll: () => host.viewport.frameAll(),
    turntable: bar.toggleTurntable,
    play: clips.toggle,
    mode: (mode) => host.viewport === three && bar.setMode(mode),
  });
}

/** Runs what a press began, and says why it failed. */
async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    announce(textOf(error));
  }
}

/** Returns the selected asset, or the only one. @throws Error with that text without one */
function chosen(refusal: string): PlacedAsset {
  const [only, ...others] = host.standing();
  const asset = host.selected ?? (others.length === 0 ? only : undefined);
  if (!asset) throw new Error(refusal);
  return asset;
}

/** Saves one HTML file with the selected asset, or with the whole scene. */
async function share(server: PageServer): Promise<void> {
  const standing = host.selected ? [host.selected] : host.standing();
  if (standing.length === 0) throw new Error(say('The scene is empty: there is nothing to share.'));
  const script = await (await server.fetch('/viewer.js')).text();
  const models = standing.map(({ asset, x }) => ({ name: asset.name, glb: asset.glb, x }));
  const [first] = standing;
  const title =
    standing.length > 1
      ? say({ one: '{count} model', other: '{count} models' }, { count: standing.length })
      : first!.asset.provenance.title;
  const page = new TextEncoder().encode(sharePage(title, models, script));
  const name = standing.length > 1 ? 'scene' : first!.asset.name;
  const file = `${name}.html`;
  downloadFile(file, page);
  announce(say('Saved: {file}. It opens without a network.', { file }));
}

/** Hands the jobs in their current state over to another tab. */
async function handOver(panel: Panel, own: OwnMemory): Promise<void> {
  notifyPanel = () => {};
  reportScene = () => {};
  keepScene();
  isOpen = false;
  element.remove();
  // Each change of a job was saved when it was made.
  await panel.close().catch(() => {});
  await own.release();
  await notice(find('aside'), say('Studio continues in another tab.'), useHere);
  await ownMemory(memory, async () => {});
  location.reload();
}

/** Shows the scene in the other engine, which is loaded at the first press. */
async function switchEngine(): Promise<void> {
  const button = find<HTMLButtonElement>('#engine');
  const before = host.viewport;
  button.disabled = true;
  announce(say('Moving the scene to the other engine …'));
  try {
    const next = before === three ? await babylon() : three;
    // An engine draws into a canvas that has a size.
    next.canvas.hidden = false;
    await host.use(next);
    before.canvas.hidden = true;
    before.turn(false);
    const isThree = next === three;
    button.textContent = say(isThree ? 'Show in Babylon.js' : 'Show in three.js');
    announce('');
  } catch (error) {
    if (host.viewport === before)
      for (const { canvas } of viewports) canvas.hidden = canvas !== before.canvas;
    announce(say('The other engine could not show the scene: {reason}', { reason: textOf(error) }));
  }
  button.disabled = false;
  refresh();
}

async function babylon(): Promise<Viewport> {
  if (otherViewport) return otherViewport;
  const { babylonViewport } = await import('./viewport/babylon-viewport.ts');
  const canvas = find<HTMLCanvasElement>('#babylon');
  canvas.hidden = false;
  otherViewport = babylonViewport(canvas, memory);
  viewports.add(otherViewport);
  usePicks(otherViewport);
  paint(otherViewport);
  return otherViewport;
}

function usePicks(viewport: Viewport): void {
  viewport.onPick((id) => {
    if (viewport === host.viewport) host.pick(id);
  });
}

function paint(viewport: Viewport): void {
  viewport.paint(document.documentElement.dataset.theme === 'dark' ? nightColours : dayColours);
}

/** Shows in the page what the viewport shows. */
function refresh(): void {
  const isThree = host.viewport === three;
  const selected = isThree ? host.selected && host.idIn(host.selected.id) : undefined;
  bar.refresh();
  clips.show(selected);
  const isTextures = isThree && three.mode === 'textures' && selected !== undefined;
  showTextures(find('#textures'), isTextures ? three.textures(selected) : undefined);
  const note = isThree ? three.modeNote() : '';
  find('#stage > figcaption').textContent = note
    ? say('{engine}. {note}', { engine: host.viewport.name, note })
    : host.viewport.name;
  if (isOpen) keepScene();
}

/** Keeps how the scene is seen and where its assets stand, for the next start. */
function keepScene(): void {
  if (!isOpen) return;
  const standing = host.standing();
  const of = <Value>(value: (asset: (typeof standing)[number]) => Value) =>
    Object.fromEntries(standing.map((placed) => [placed.asset.provenance.task, value(placed)]));
  keepView({
    places: of(({ x }) => x),
    heights: { ...readKeptView().heights, ...of(({ asset }) => asset.expected.height) },
    eye: host.viewport.eye(),
  });
}

/** Says what happens, until the next text or for some seconds. */
function announce(text: string): void {
  clearTimeout(saidTimer);
  find('#said').textContent = text;
  if (text !== '') saidTimer = setTimeout(() => announce(''), 12_000);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function find<T extends Element = HTMLElement>(selector: string): T {
  return document.querySelector<T>(selector)!;
}
