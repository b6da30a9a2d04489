import type { HostPort, Selection, StandingAsset } from '@meshwright/panel';
import type { PanelMemory } from '@meshwright/panel/dom';
import { studioScene } from './studio-scene.ts';
import type { StandingObject, Viewport } from './viewport/viewport.ts';

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

/**
 * @param memory stores the panel's state
 * @param onSelect called when the selection changes
 * @param onChange called with all assets when undo or redo changed the scene
 */
export function studioHost(
  viewports: readonly [Viewport, ...Viewport[]],
  memory: PanelMemory,
  onSelect: (selection: Selection | null) => void,
  onChange?: (standing: readonly StandingAsset[]) => void,
): StudioHost {
  const scene = studioScene(viewports, onSelect, onChange);
  const { stack } = scene;
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
    importAsset: scene.importAsset,
    exportSelection: () => scene.focused.host.exportSelection(),
    async show(id) {
      const entry = scene.standing(id);
      if (!entry) return false;
      scene.select(entry);
      for (const [viewport, inViewport] of entry.ids) await viewport.host.show(inViewport);
      return true;
    },
    remove: scene.remove,
    async playClip(id, clip) {
      for (const [viewport, inViewport] of scene.standing(id)?.ids ?? []) {
        await viewport.host.playClip?.(inViewport, clip);
      }
    },
    saveFile: (name, bytes) => scene.focused.host.saveFile!(name, bytes),
    project: memory.project,
    restoresScene: true,
    load: () => memory.load(),
    save: (state) => memory.save(state),
    undo: () => stack.undo(),
    redo: () => stack.redo(),
    get focused() {
      return scene.focused;
    },
    focus(viewport) {
      scene.focused = viewport;
    },
    pick(viewport, id) {
      scene.focused = viewport;
      scene.select(id === null ? undefined : scene.entryAt(viewport, id));
    },
    objects: (viewport) =>
      viewport.objects().flatMap((object) => {
        const entry = scene.entryAt(viewport, object.id);
        return entry ? [{ ...object, id: entry.id, selected: entry.id === scene.selected }] : [];
      }),
    idIn: (viewport, id) => scene.standing(id)?.ids.get(viewport),
  };
}
