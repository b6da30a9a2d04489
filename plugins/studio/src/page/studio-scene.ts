import type { AssetToImport, HostPort, ImportedAsset, Selection, StandingAsset } from '@meshwright/panel';
import { type Entry, freePlace, putIntoViewports } from './placed-entry.ts';
import { type UndoStack, undoStack } from './undo-stack.ts';
import type { Viewport } from './viewport/viewport.ts';

/** Assets that stand in all viewports, with one selection and one undo. */
export interface StudioScene extends Pick<HostPort, 'importAsset' | 'remove'> {
  readonly stack: UndoStack;
  /** Viewport that selections are read from. */
  focused: Viewport;
  /** Id of the selected entry. */
  readonly selected: string | null;
  /** Selects an entry in all viewports. */
  select(entry: Entry | undefined): void;
  /** Returns an entry that is in the scene. */
  standing(id: string): Entry | undefined;
  /** Returns the entry of an asset by its id in a viewport. */
  entryAt(viewport: Viewport, id: string): Entry | undefined;
}

/**
 * @param onSelect called when the selection changes
 * @param onChange called with all assets when undo or redo changed the scene
 */
export function studioScene(
  viewports: readonly [Viewport, ...Viewport[]],
  onSelect: (selection: Selection | null) => void,
  onChange: (standing: readonly StandingAsset[]) => void = () => {},
): StudioScene {
  const entries = new Map<string, Entry>();
  const stack = undoStack(() =>
    onChange(
      [...entries.values()]
        .filter(({ ids }) => ids.size > 0)
        .map(({ id, asset }) => ({ id, task: asset.provenance.task })),
    ),
  );
  let selected: string | null = null;

  function select(entry: Entry | undefined): void {
    const { focused } = scene;
    const id = entry?.ids.get(focused);
    selected = id === undefined ? null : entry!.id;
    for (const viewport of viewports) viewport.select(entry?.ids.get(viewport) ?? null);
    const seen = id === undefined ? null : focused.selection(id);
    onSelect(seen && { ...seen, id: entry!.id });
  }

  async function put(entry: Entry, asset: AssetToImport): Promise<ImportedAsset> {
    const answers = await putIntoViewports(entry, asset, viewports);
    select(entry);
    return { ...answers.get(scene.focused)!, id: entry.id };
  }

  async function takeOut(entry: Entry): Promise<void> {
    for (const [viewport, id] of entry.ids) await viewport.host.remove(id);
    entry.ids.clear();
    select(undefined);
  }

  const standing = (id: string) => {
    const entry = entries.get(id);
    return entry && entry.ids.size > 0 ? entry : undefined;
  };

  const scene: StudioScene = {
    stack,
    focused: viewports[0],
    get selected() {
      return selected;
    },
    select,
    standing,
    entryAt: (viewport, id) => [...entries.values()].find(({ ids }) => ids.get(viewport) === id),
    async importAsset(asset) {
      const old = standing(asset.replace ?? '');
      const entry = old ?? {
        id: `asset-${crypto.randomUUID()}`,
        x: freePlace(entries.values()),
        asset,
        ids: new Map(),
      };
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
    async remove(id) {
      const entry = standing(id);
      if (!entry) return false;
      await stack.run({
        redo: () => takeOut(entry),
        undo: async () => void (await put(entry, entry.asset)),
      });
      return true;
    },
  };
  return scene;
}
