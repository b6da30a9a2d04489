import { persistStorage } from '@meshwright/pipeline/browser';
import type { Hud } from './interface/hud.ts';
import type { GardenMemory, SavedThing } from './saved-garden.ts';
import { placeThing, type Thing, type ThingRequest } from './things.ts';
import type { Walker } from './walk.ts';
import type { World } from './world.ts';

/** Distance from the player at which a new thing is placed, in metres. */
const reach = 2.2;

export interface GardenContext<Node, Native> {
  readonly world: World<Node, Native>;
  readonly hud: Hud;
  readonly memory: GardenMemory;
  /** Returns the state of the player to save. */
  readonly savedPlayer: () => SavedThing;
  /** Called when credits may have been spent or returned. */
  readonly onCredits: () => void;
}

/** The things of a garden, kept on disk as they change. */
export interface GardenThings<Node, Native> {
  readonly things: ReadonlySet<Thing<Node, Native>>;
  /** Shows a thing that is saved. */
  put(request: ThingRequest): void;
  /** Places a new thing before the player. */
  request(prompt: string, height: number, walker: Walker): Promise<void>;
  /** Saves the garden after a change. */
  changed(): void;
}

export function gardenThings<Node, Native>({
  world,
  hud,
  memory,
  savedPlayer,
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
    const row = hud.row(request.prompt, () => drop());
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
        if (!request.tasks?.length) hud.showMessage(`${request.prompt} is ready.`);
      },
      () => {},
    );

    function drop(): void {
      thing.dispose();
      things.delete(thing);
      changed();
    }
  }

  /** A key that cannot be saved is not sent, because a reload would pay for it again. */
  async function request(prompt: string, height: number, walker: Walker): Promise<void> {
    const thing = newThing(prompt, height, walker);
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

  return { things, put, request, changed };
}

/** Returns a thing within reach of the player, turned towards the player. */
function newThing(prompt: string, height: number, { at, turn }: Walker): SavedThing {
  const [x, z] = [at[0] + Math.sin(turn) * reach, at[2] + Math.cos(turn) * reach];
  return {
    prompt,
    height,
    at: [x, 0, z],
    turn: turn + Math.PI,
    idempotencyKey: crypto.randomUUID(),
    tasks: [],
  };
}
