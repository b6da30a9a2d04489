import { persistStorage } from '@meshwright/purchase/browser';
import { freeSpot } from './free-spot.ts';
import type { Hud } from './interface/hud.ts';
import type { GardenMemory, SavedThing } from './saved-garden.ts';
import { obstacles } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';
import { placeThing, type Thing, type ThingRequest } from './things.ts';
import type { Walker } from './walk.ts';
import type { World } from './world.ts';

const eighth = Math.PI / 4;

export interface GardenContext<Node, Native> {
  readonly world: World<Node, Native>;
  readonly hud: Hud;
  readonly memory: GardenMemory;
  /** Returns the state of the player to save. */
  readonly savedPlayer: () => SavedThing;
  /** Returns the player. */
  readonly walker: () => Walker;
  /** Called when a new thing is finished. */
  readonly onArrival: () => void;
  /** Called when credits may have been spent or returned. */
  readonly onCredits: () => void;
}

/** The things of a garden, kept on disk as they change. */
export interface GardenThings<Node, Native> {
  readonly things: ReadonlySet<Thing<Node, Native>>;
  /** Shows a thing that is saved. */
  put(request: ThingRequest): void;
  /** Returns where a thing of this height fits before the player, beside everything that stands. */
  spot(height: number): Vec3;
  /** Places a new thing before the player. */
  request(prompt: string, height: number): Promise<void>;
  /** Saves the garden after a change. */
  changed(): void;
}

export function gardenThings<Node, Native>({
  world,
  hud,
  memory,
  savedPlayer,
  walker,
  onArrival,
  onCredits,
}: GardenContext<Node, Native>): GardenThings<Node, Native> {
  const things = new Set<Thing<Node, Native>>();
  /** Requested things that are not saved yet; they appear once saved. */
  const unsaved = new Set<SavedThing>();

  function save(): Promise<void> {
    return memory.write({
      player: savedPlayer(),
      things: [...[...things].map(({ saved }) => saved), ...unsaved],
    });
  }

  function changed(): void {
    onCredits();
    // A failed save is repeated with the next change; idempotency keys are already on disk.
    save().catch(() => {});
  }

  function put(request: ThingRequest): void {
    const row = hud.row(request.prompt, {
      onMove: () => thing.move(spot(request.height, thing), walker().turn + Math.PI),
      onTurn: () => thing.move(thing.obstacle().at, thing.saved.turn + eighth),
      onRemove: () => drop(),
    });
    const thing = placeThing(world, request, row, {
      onChange: changed,
      onFailure(words, isOver) {
        hud.showError(`${request.prompt}: ${words}`);
        // Without a model nothing is saved.
        if (isOver && !thing.spawned.asset) drop();
        onCredits();
      },
    });
    things.add(thing);
    void thing.spawned.done.then(
      () => {
        // Things of an earlier visit are not announced.
        if (request.tasks?.length) return;
        hud.showMessage(`${request.prompt} is ready.`);
        onArrival();
      },
      () => {},
    );

    function drop(): void {
      thing.dispose();
      things.delete(thing);
      changed();
    }
  }

  function spot(height: number, moved?: Thing<Node, Native>): Vec3 {
    const others = [...things].filter((thing) => thing !== moved).map((thing) => thing.obstacle());
    const coming = [...unsaved].map(({ at, height }) => ({ at, radius: radiusOf(height) }));
    const radius = moved ? moved.obstacle().radius : radiusOf(height);
    return freeSpot(walker(), radius, [...obstacles, ...others, ...coming]);
  }

  /** A key that cannot be saved is not sent, because a reload would pay for it again. */
  async function request(prompt: string, height: number): Promise<void> {
    const at = spot(height);
    const turn = walker().turn + Math.PI;
    const thing: SavedThing = { prompt, height, at, turn, idempotencyKey: crypto.randomUUID(), tasks: [] };
    unsaved.add(thing);
    try {
      await save();
    } catch {
      unsaved.delete(thing);
      return hud.showError(
        `${prompt}: not requested, because this browser cannot save it. Allow storage for this page.`,
      );
    }
    // From the first purchase on, the storage is worth keeping.
    void persistStorage();
    hud.showMessage(`Making ${prompt}.`);
    unsaved.delete(thing);
    put(thing);
  }

  return { things, put, spot, request, changed };
}

/** Width of a thing that is not made yet: most are no wider than high. */
export function radiusOf(height: number): number {
  return Math.max(0.35, height / 2);
}
