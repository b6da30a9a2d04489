import type { Vec3 } from './scenery/mesh-data.ts';

/** What is known of a thing when the page comes back. */
export interface SavedThing {
  readonly prompt: string;
  /** In metres. */
  readonly height: number;
  readonly at: Vec3;
  readonly turn: number;
  /** Those that made it so far, in their short form. */
  readonly tasks: readonly string[];
}

export interface SavedGarden {
  readonly player?: SavedThing;
  readonly things: readonly SavedThing[];
}

const name = 'meshwright-garden';

/** The models themselves are in the vault, so a list of tasks is a whole garden. */
export function readGarden(storage: Storage): SavedGarden {
  try {
    const found: unknown = JSON.parse(storage.getItem(name) ?? '');
    if (typeof found === 'object' && found && 'things' in found) return found as SavedGarden;
  } catch {
    // Nothing yet, or nothing that can be read: a new garden.
  }
  return { things: [] };
}

export function saveGarden(storage: Storage, garden: SavedGarden): void {
  storage.setItem(name, JSON.stringify(garden));
}
