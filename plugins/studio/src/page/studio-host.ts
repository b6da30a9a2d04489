import type { AssetToImport, HostPort, ImportedAsset, Selection } from '@meshwright/panel';
import type { PanelMemory } from '@meshwright/panel/dom';
import { undoStack } from './undo-stack.ts';
import type { StandingObject, Viewport } from './viewport.ts';

/** Both viewports as one host: an import goes into both, and one undo removes it from both. */
export interface StudioHost extends HostPort {
  /** False when there is nothing to undo. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Viewport that selections are read from. */
  readonly focused: Viewport;
  focus(viewport: Viewport): void;
  /** Selects an asset in all viewports by its id in one of them. */
  pick(viewport: Viewport, id: string | null): void;
  /** Returns the objects of a viewport from its own data, with the ids of this host. */
  objects(viewport: Viewport): readonly (StandingObject & { readonly selected: boolean })[];
  /** Returns the id of an asset of this host in a viewport. */
  idIn(viewport: Viewport, id: string): string | undefined;
}

interface Entry {
  readonly id: string;
  readonly x: number;
  asset: AssetToImport;
  /** Ids per viewport; empty while it is removed from the scene. */
  ids: Map<Viewport, string>;
}

/** Metres between assets. */
const gap = 0.4;

/**
 * @param memory stores the panel's state
 * @param onSelect called when the selection changes
 */
export function studioHost(
  viewports: readonly [Viewport, ...Viewport[]],
  memory: PanelMemory,
  onSelect: (selection: Selection | null) => void,
): StudioHost {
  const entries = new Map<string, Entry>();
  const stack = undoStack();
  let focused = viewports[0];
  let selected: string | null = null;
  let next = 1;

  function select(entry: Entry | undefined): void {
    const id = entry?.ids.get(focused);
    selected = id === undefined ? null : entry!.id;
    for (const viewport of viewports) viewport.select(entry?.ids.get(viewport) ?? null);
    const seen = id === undefined ? null : focused.selection(id);
    onSelect(seen && { ...seen, id: entry!.id });
  }

  /** Puts an asset into all viewports in place of the entry's previous one; on failure into none. */
  async function put(entry: Entry, asset: AssetToImport): Promise<ImportedAsset> {
    const before = { asset: entry.asset, ids: new Map(entry.ids) };
    const answers = new Map<Viewport, ImportedAsset>();
    try {
      for (const viewport of viewports) {
        const answer = await viewport.host.importAsset({ ...asset, replace: before.ids.get(viewport) });
        answers.set(viewport, answer);
        entry.ids.set(viewport, answer.id);
        viewport.move(answer.id, entry.x);
      }
    } catch (error) {
      for (const [viewport, { id }] of answers) {
        if (!before.ids.has(viewport)) await viewport.host.remove(id);
        else {
          const back = await viewport.host.importAsset({ ...before.asset, replace: id });
          before.ids.set(viewport, back.id);
        }
      }
      entry.ids = before.ids;
      throw error;
    }
    entry.asset = asset;
    select(entry);
    return { ...answers.get(focused)!, id: entry.id };
  }

  async function takeOut(entry: Entry): Promise<void> {
    for (const [viewport, id] of entry.ids) await viewport.host.remove(id);
    entry.ids.clear();
    select(undefined);
  }

  /** Returns a free position beside the existing assets. */
  function freePlace(): number {
    const taken = [...entries.values()].filter(({ ids }) => ids.size > 0).map(({ x }) => x);
    for (let at = 0; ; at++) {
      const x = Math.ceil(at / 2) * (1 + gap) * (at % 2 === 0 ? -1 : 1);
      if (!taken.some((other) => Math.abs(other - x) < gap)) return x;
    }
  }

  const standing = (id: string) => {
    const entry = entries.get(id);
    return entry && entry.ids.size > 0 ? entry : undefined;
  };

  return {
    facts: {
      name: 'Studio',
      version: viewports.map(({ name }) => name).join(' and '),
      undo: true,
      keepsScene: false,
      exportsSelection: true,
      playsClips: true,
      savesFiles: true,
    },
    async importAsset(asset) {
      const old = standing(asset.replace ?? '');
      const entry = old ?? { id: `asset-${next++}`, x: freePlace(), asset, ids: new Map() };
      const was = entry.asset;
      let answer: ImportedAsset | undefined;
      await stack.run({
        async redo() {
          answer = await put(entry, asset);
        },
        undo: async () => void (old ? await put(entry, was) : await takeOut(entry)),
      });
      entries.set(entry.id, entry);
      if (!old) for (const viewport of viewports) viewport.frameAll();
      return answer!;
    },
    exportSelection: () => focused.host.exportSelection(),
    async show(id) {
      const entry = standing(id);
      if (!entry) return false;
      select(entry);
      for (const [viewport, inViewport] of entry.ids) await viewport.host.show(inViewport);
      return true;
    },
    async remove(id) {
      const entry = standing(id);
      if (!entry) return false;
      await stack.run({
        redo: () => takeOut(entry),
        undo: async () => void (await put(entry, entry.asset)),
      });
      return true;
    },
    async playClip(id, clip) {
      for (const [viewport, inViewport] of standing(id)?.ids ?? []) {
        await viewport.host.playClip?.(inViewport, clip);
      }
    },
    saveFile: (name, bytes) => focused.host.saveFile!(name, bytes),
    project: memory.project,
    load: () => memory.load(),
    save: (state) => memory.save(state),
    undo: () => stack.undo(),
    redo: () => stack.redo(),
    get focused() {
      return focused;
    },
    focus(viewport) {
      focused = viewport;
    },
    pick(viewport, id) {
      focused = viewport;
      select([...entries.values()].find(({ ids }) => id !== null && ids.get(viewport) === id));
    },
    objects: (viewport) =>
      viewport.objects().flatMap((object) => {
        const entry = [...entries.values()].find(({ ids }) => ids.get(viewport) === object.id);
        return entry ? [{ ...object, id: entry.id, selected: entry.id === selected }] : [];
      }),
    idIn: (viewport, id) => standing(id)?.ids.get(viewport),
  };
}
