import { persistStorage } from '@meshwright/purchase/browser';
import type { SceneAsset } from '@meshwright/runtime';
import { carrying, isCarriable, reachTo } from './carrying.ts';
import { freeSpot } from './free-spot.ts';
import type { Hud } from './interface/hud.ts';
import type { GardenMemory, SavedThing } from './saved-garden.ts';
import { obstacles as fixed, type Obstacle } from './scenery/layout.ts';
import type { Vec3 } from './scenery/mesh-data.ts';
import { placeThing, type Thing, type ThingRequest } from './things.ts';
import type { Walker } from './walk.ts';
import type { World } from './world.ts';

const eighth = Math.PI / 4;
/** Radius of a person, in metres. */
const shoulders = 0.35;

export interface GardenContext<Node, Native> {
  readonly world: World<Node, Native>;
  readonly hud: Hud;
  readonly memory: GardenMemory;
  /** Returns the state of the player to save. */
  readonly savedPlayer: () => SavedThing;
  /** Returns the player. */
  readonly walker: () => Walker;
  /** Returns the model of the player, once it has a skeleton. */
  readonly body: () => SceneAsset<Node, Native> | undefined;
  /** Returns where people stand. */
  readonly guards: () => readonly Vec3[];
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
  /** Returns what stands on the ground and can move: things and people. */
  obstacles(): Obstacle[];
  /** Returns where a thing of this height fits before the player, beside everything that stands. */
  spot(height: number): Vec3;
  /** Places a new thing before the player. */
  request(prompt: string, height: number): Promise<void>;
  /** Takes what was carried on an earlier visit, once it is whole; called when the player has a skeleton. */
  carryOn(): void;
  /** Returns what the E key does now, in words; undefined for nothing. */
  useWords(): string | undefined;
  /** Takes the nearest thing in reach; with none, puts down what was taken last. */
  use(): void;
  /** Saves the garden after a change. */
  changed(): void;
  /** Resolves once the last change is on disk, or could not be kept. */
  saved(): Promise<void>;
}

export function gardenThings<Node, Native>({
  world,
  hud,
  memory,
  savedPlayer,
  walker,
  body,
  guards,
  onArrival,
  onCredits,
}: GardenContext<Node, Native>): GardenThings<Node, Native> {
  const things = new Set<Thing<Node, Native>>();
  /** Requested things that are not saved yet; they appear once saved. */
  const unsaved = new Set<SavedThing>();
  let saved: Promise<void> = Promise.resolve();
  const hands = carrying(body, (thing) => ({
    at: spot(thing.height, thing),
    turn: walker().turn + Math.PI,
  }));

  function save(): Promise<void> {
    return memory.write({
      player: savedPlayer(),
      things: [...[...things].map(({ saved }) => saved), ...unsaved],
    });
  }

  function changed(): void {
    onCredits();
    // A failed save is repeated with the next change; idempotency keys are already on disk.
    saved = save().catch(() => {});
  }

  function put(request: ThingRequest): void {
    const row = hud.row(request.prompt, {
      onTake: () => (thing.held ? putDown(thing) : void take(thing)),
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
      if (thing.held) hands.putDown(thing);
      thing.dispose();
      things.delete(thing);
      changed();
    }
  }

  async function take(thing: Thing<Node, Native>): Promise<void> {
    const { prompt } = thing;
    if (!thing.isWhole) return hud.showMessage(`${prompt} is still being made.`);
    if (!isCarriable(thing.sides())) return hud.showMessage(`${prompt} is too large to carry.`);
    if (reachTo(walker(), thing.obstacle()) === Infinity) return hud.showMessage(`Walk to ${prompt} first.`);
    const isTaken = await hands.take(thing).catch(() => hands.putDown(thing));
    if (isTaken) hud.showMessage(`You ${thing.held?.socket === 'head' ? 'wear' : 'hold'} ${prompt}.`);
    else hud.showMessage('You cannot carry anything before you have your bones.');
  }

  function putDown(thing: Thing<Node, Native>): void {
    hands.putDown(thing);
    hud.showMessage(`You put down ${thing.prompt}.`);
  }

  /** Returns the nearest thing that can be taken. */
  function nearest(): Thing<Node, Native> | undefined {
    const far = (thing: Thing<Node, Native>) => reachTo(walker(), thing.obstacle());
    const [first] = [...things]
      .filter((thing) => thing.isWhole && !thing.held && isCarriable(thing.sides()) && far(thing) < Infinity)
      .sort((a, b) => far(a) - far(b));
    return body() && first;
  }

  function carryOn(): void {
    for (const thing of things) {
      if (!thing.saved.socket || thing.held) continue;
      void thing.spawned.done.then(() => things.has(thing) && hands.take(thing)).catch(() => {});
    }
  }

  function useWords(): string | undefined {
    const next = nearest();
    if (next) return `take ${next.prompt}`;
    const last = hands.carried.at(-1);
    return last && `put down ${last.prompt}`;
  }

  function use(): void {
    const [next, last] = [nearest(), hands.carried.at(-1)];
    if (next) void take(next);
    else if (last) putDown(last);
  }

  function spot(height: number, moved?: Thing<Node, Native>): Vec3 {
    const coming = [...unsaved].map(({ at, height }) => ({ at, radius: radiusOf(height) }));
    const radius = moved ? moved.obstacle().radius : radiusOf(height);
    return freeSpot(walker(), radius, [...fixed, ...obstacles(moved), ...coming]);
  }

  function obstacles(moved?: Thing<Node, Native>): Obstacle[] {
    return [
      ...[...things].filter((thing) => thing !== moved && !thing.held).map((thing) => thing.obstacle()),
      ...guards().map((at) => ({ at, radius: shoulders })),
    ];
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

  return {
    things,
    put,
    obstacles: () => obstacles(),
    spot,
    carryOn,
    useWords,
    use,
    request,
    changed,
    saved: () => saved,
  };
}

/** Width of a thing that is not made yet: most are no wider than high. */
export function radiusOf(height: number): number {
  return Math.max(0.35, height / 2);
}
