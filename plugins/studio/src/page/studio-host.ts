import type { AssetToImport, HostPort } from '@meshwright/panel';
import type { PanelMemory } from '@meshwright/panel/dom';
import { type SceneEvents, type StudioScene, studioScene } from './studio-scene.ts';
import type { StandingObject, Viewport } from './viewport/viewport.ts';
import { say } from './words/say.ts';

/** The scene of Studio as a host of the panel, with an undo. */
export interface StudioHost extends HostPort, Pick<StudioScene, 'use' | 'viewport'> {
  /** False when there is nothing to undo. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Selects an asset by its id in the viewport. */
  pick(id: string | null): void;
  /** The selected asset, as it was imported. */
  readonly selected: PlacedAsset | undefined;
  /** Assets in the scene, in the order of their first import. */
  standing(): readonly PlacedAsset[];
  /** Returns the objects of the scene from the viewport's own data, with the ids of this host; none for another viewport. */
  objects(viewport: Viewport): readonly (StandingObject & { readonly selected: boolean })[];
  /** Returns the id of an asset of this host in the viewport. */
  idIn(id: string): string | undefined;
}

/** An asset and where it stands, in metres right of the middle. */
export interface PlacedAsset {
  readonly id: string;
  readonly x: number;
  readonly asset: AssetToImport;
}

/** @param memory stores the panel's state */
export function studioHost(first: Viewport, memory: PanelMemory, events: SceneEvents): StudioHost {
  const scene = studioScene(first, events);
  const { stack } = scene;
  return {
    facts: {
      name: 'Studio',
      version: first.name,
      undo: true,
      keepsScene: false,
      exportsSelection: true,
      playsClips: true,
      savesFiles: true,
      language: say.language,
    },
    importAsset: scene.importAsset,
    exportSelection: () => scene.viewport.host.exportSelection(),
    async show(id) {
      const entry = scene.find(id);
      if (!entry) return false;
      scene.select(entry);
      return await scene.viewport.host.show(entry.at!);
    },
    remove: scene.remove,
    async playClip(id, clip) {
      const at = scene.find(id)?.at;
      if (at !== undefined) await scene.viewport.host.playClip?.(at, clip);
    },
    saveFile: (name, bytes) => scene.viewport.host.saveFile!(name, bytes),
    project: memory.project,
    restoresScene: true,
    load: () => memory.load(),
    save: (state) => memory.save(state),
    undo: () => stack.undo(),
    redo: () => stack.redo(),
    use: scene.use,
    get viewport() {
      return scene.viewport;
    },
    get selected() {
      return scene.selected;
    },
    standing: scene.standing,
    pick: (id) => scene.select(scene.entryAt(id)),
    objects: (viewport) =>
      viewport.objects().flatMap((object) => {
        const entry = viewport === scene.viewport ? scene.entryAt(object.id) : undefined;
        return entry ? [{ ...object, id: entry.id, selected: entry === scene.selected }] : [];
      }),
    idIn: (id) => scene.find(id)?.at,
  };
}
