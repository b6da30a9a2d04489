import { browserText } from '@meshwright/purchase/browser';
import type { Socket } from './carrying.ts';
import type { Vec3 } from './scenery/mesh-data.ts';

/** Saved state of a thing, for the next visit. */
export interface SavedThing {
  readonly prompt: string;
  /** In metres. */
  readonly height: number;
  readonly at: Vec3;
  readonly turn: number;
  /** Where the player carries it. */
  readonly socket?: Socket | undefined;
  /** Idempotency key of every create for it: the server buys once per key. */
  readonly idempotencyKey: string;
  /** Tasks that made it so far, in short form. */
  readonly tasks: readonly string[];
}

interface SavedGarden {
  readonly player?: SavedThing;
  readonly things: readonly SavedThing[];
}

/** Garden of this browser. The asset cache holds the models, so idempotency keys and tasks are enough to restore it. */
export interface GardenMemory {
  read(): Promise<SavedGarden>;
  /** Resolves once the garden is on disk, so a later create is never paid twice. */
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
        // A missing or unreadable garden starts empty.
      }
      return { things: [] };
    },
    write: (garden) => text.write(JSON.stringify(garden)),
  };
}
