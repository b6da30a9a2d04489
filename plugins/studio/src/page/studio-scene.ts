import type { AssetToImport, HostPort, ImportedAsset, Selection, StandingAsset } from '@meshwright/panel';
import { type UndoStack, undoStack } from './undo-stack.ts';
import type { Viewport } from './viewport/viewport.ts';

/** Assets that stand in the viewport, with one selection and one undo. */
export interface StudioScene extends Pick<HostPort, 'importAsset' | 'remove'> {
  readonly stack: UndoStack;
  /** The one that shows the scene. */
  readonly viewport: Viewport;
  /** The selected asset. */
  readonly selected: Entry | undefined;
  /** Assets in the scene, in the order of their first import. */
  standing(): readonly Entry[];
  select(entry: Entry | undefined): void;
  /** Returns an asset that is in the scene. */
  find(id: string): Entry | undefined;
  /** Returns the asset of an id in the viewport. */
  entryAt(id: string | null): Entry | undefined;
  /** Shows the scene in another viewport. On failure it stays in this one. */
  use(next: Viewport): Promise<void>;
}

export interface SceneEvents {
  /** The selection changed. */
  onSelect(selection: Selection | null): void;
  /** Undo or redo changed the scene to these assets. */
  onMove?(standing: readonly StandingAsset[]): void;
  /** Returns where the asset of a task stood in an earlier session, in metres right of the middle. */
  earlierPlace?(task: string): number | undefined;
}

export function studioScene(first: Viewport, events: SceneEvents): StudioScene {
  const entries = new Map<string, Entry>();
  const standing = () => [...entries.values()].filter(({ at }) => at !== undefined);
  const stack = undoStack(() =>
    events.onMove?.(standing().map(({ id, asset }) => ({ id, task: asset.provenance.task }))),
  );
  let viewport = first;
  let selected: Entry | undefined;

  function select(entry: Entry | undefined): void {
    selected = entry?.at === undefined ? undefined : entry;
    viewport.select(selected?.at ?? null);
    const seen = selected && viewport.selection(selected.at!);
    events.onSelect(seen ? { ...seen, id: selected!.id } : null);
  }

  async function put(entry: Entry, asset: AssetToImport): Promise<ImportedAsset> {
    const answer = await putIntoViewport(entry, asset, viewport);
    select(entry);
    return { ...answer, id: entry.id };
  }

  async function takeOut(entry: Entry): Promise<void> {
    if (entry.at !== undefined) await viewport.host.remove(entry.at);
    entry.at = undefined;
    select(undefined);
  }

  const find = (id: string) => standing().find((entry) => entry.id === id);

  /** Returns the place of an earlier session, unless another asset has taken it. */
  function placeOf({ provenance }: AssetToImport): number {
    const earlier = events.earlierPlace?.(provenance.task);
    const isFree = earlier !== undefined && standing().every(({ x }) => x !== earlier);
    return isFree ? earlier : freePlace(entries.values());
  }

  return {
    stack,
    get viewport() {
      return viewport;
    },
    get selected() {
      return selected?.at === undefined ? undefined : selected;
    },
    standing,
    select,
    find,
    entryAt: (id) => (id === null ? undefined : standing().find(({ at }) => at === id)),
    async importAsset(asset) {
      const old = find(asset.replace ?? '');
      const entry = old ?? {
        id: `asset-${crypto.randomUUID()}`,
        x: placeOf(asset),
        asset,
        at: undefined,
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
      if (!old) viewport.frameAll();
      return answer!;
    },
    async remove(id) {
      const entry = find(id);
      if (!entry) return false;
      await stack.run({
        redo: () => takeOut(entry),
        undo: async () => void (await put(entry, entry.asset)),
      });
      return true;
    },
    use: (next) =>
      stack.between(async () => {
        if (next === viewport) return;
        const moved: [Entry, string][] = [];
        try {
          for (const entry of standing()) {
            const { id } = await next.host.importAsset({ ...entry.asset, replace: undefined });
            moved.push([entry, id]);
            next.move(id, entry.x);
          }
        } catch (error) {
          for (const [, id] of moved) await next.host.remove(id);
          throw error;
        }
        const was = selected;
        viewport.select(null);
        for (const [entry, id] of moved) {
          await viewport.host.remove(entry.at!);
          entry.at = id;
        }
        next.look(viewport.eye());
        viewport = next;
        select(was);
      }),
  };
}

/** Metres between assets. */
const gap = 0.4;

/** Returns a free position beside the existing assets, in metres right of the middle. */
function freePlace(entries: Iterable<Entry>): number {
  const taken = [...entries].filter(({ at }) => at !== undefined).map(({ x }) => x);
  for (let at = 0; ; at++) {
    const x = Math.ceil(at / 2) * (1 + gap) * (at % 2 === 0 ? -1 : 1);
    if (!taken.some((other) => Math.abs(other - x) < gap)) return x;
  }
}

/** An asset of Studio and where it stands. */
interface Entry {
  readonly id: string;
  /** Metres right of the middle. */
  readonly x: number;
  asset: AssetToImport;
  /** Its id in the viewport; undefined while it is removed from the scene. */
  at: string | undefined;
}

/** Puts an asset into the viewport in place of the entry's previous one; on failure that stays. */
async function putIntoViewport(
  entry: Entry,
  asset: AssetToImport,
  viewport: Viewport,
): Promise<ImportedAsset> {
  const answer = await viewport.host.importAsset({ ...asset, replace: entry.at });
  entry.at = answer.id;
  entry.asset = asset;
  viewport.move(answer.id, entry.x);
  return answer;
}
