import { browserText } from '@meshwright/pipeline/browser';
import type { Vec3 } from './scenery/mesh-data.ts';

/** What is known of a thing when the page comes back. */
export interface SavedThing {
  readonly prompt: string;
  /** In metres. */
  readonly height: number;
  readonly at: Vec3;
  readonly turn: number;
  /** Goes with every create for it: the server buys once what is asked for again with the same one. */
  readonly wish: string;
  /** Those that made it so far, in their short form. */
  readonly tasks: readonly string[];
}

export interface SavedGarden {
  readonly player?: SavedThing;
  readonly things: readonly SavedThing[];
}

/** The garden of this browser. The models themselves are in the vault, so a list of wishes and tasks is all of it. */
export interface GardenMemory {
  read(): Promise<SavedGarden>;
  /** On the disk when it resolves: what is asked for after that is not paid for twice. */
  write(garden: SavedGarden): Promise<void>;
}

const name = 'meshwright-garden';

export function gardenMemory(): GardenMemory {
  const text = browserText(name, {
    earlier: {
      read: () => localStorage.getItem(name) ?? undefined,
      forget: () => localStorage.removeItem(name),
    },
  });
  return {
    async read() {
      try {
        const found: unknown = JSON.parse((await text.read()) ?? '');
        if (typeof found === 'object' && found && 'things' in found) return found as SavedGarden;
      } catch {
        // Nothing yet, or nothing that can be read: a new garden.
      }
      return { things: [] };
    },
    write: (garden) => text.write(JSON.stringify(garden)),
  };
}
