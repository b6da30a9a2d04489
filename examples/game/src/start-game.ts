import { createClient } from '@meshwright/client';
import { persistStorage } from '@meshwright/pipeline/browser';
import type { GardenFacts } from './interface/garden-facts.ts';
import { openHud } from './interface/hud.ts';
import { gardenMemory, type SavedGarden, type SavedThing } from './saved-garden.ts';
import { layout, obstacles } from './scenery/layout.ts';
import { placeThing, type Thing, type ThingRequest } from './things.ts';
import { chaseCamera } from './view/chase-camera.ts';
import { controls } from './view/controls.ts';
import { fullQuality } from './view/full-quality.ts';
import { light } from './view/light.ts';
import { sharpness } from './view/sharpness.ts';
import { step, type Walker } from './walk.ts';
import type { OpenWorld } from './world.ts';

/** Ids in the animation library: stand, walk, run. */
const actions = [0, 1, 14];
const knight = { prompt: 'a knight', height: 1.8, at: layout.start, turn: Math.PI, actions } as const;
/** Distance from the player at which a new thing is placed, in metres. */
const reach = 2.2;

/** Runs the game with any engine. */
export async function startGame<Node, Native>(
  engine: string,
  openWorld: OpenWorld<Node, Native>,
): Promise<void> {
  const hud = openHud(engine, (prompt, height) => void requestThing(prompt, height));
  const client = createClient({ proxyUrl: '/api/meshwright' });
  const world = openWorld(hud.canvas, { client });

  const memory = gardenMemory();
  const before = await memory.read();
  const things = new Set<Thing<Node, Native>>();
  /** Requested things that are not saved yet; they appear once saved. */
  const unsaved = new Set<SavedThing>();
  const idempotencyKey = before.player?.idempotencyKey ?? crypto.randomUUID();
  // Saved before the request, so that a reloaded page repeats the same request.
  await memory.write({
    ...before,
    player: { ...knight, tasks: [], ...before.player, idempotencyKey },
  });
  const player = placeThing(
    world,
    { ...knight, idempotencyKey, tasks: before.player?.tasks },
    hud.row(`${knight.prompt} (you)`),
    {
      onChange: changed,
      onFailure: hud.showError,
    },
  );
  for (const thing of before.things) put(thing);
  void showCredits();

  let walker: Walker = { at: knight.at, turn: knight.turn, gait: 'idle' };
  const camera = chaseCamera();
  const { direction: steering } = controls(hud.canvas, camera.turn);
  const { most, least } = light.sharpness;
  const sharp = sharpness(Math.min(devicePixelRatio, most), fullQuality() ? 1 : least);
  player.spawned.play('idle');
  world.onFrame((seconds) => {
    const inTheWay = [...obstacles, ...[...things].map((thing) => thing.obstacle())];
    const { gait } = walker;
    walker = step(walker, steering(camera.yaw), seconds, inTheWay);
    if (walker.gait !== gait) player.spawned.play(walker.gait, { fade: 0.25 });
    world.place(player.anchor, walker.at, walker.turn);
    const { eye, target } = camera.follow(walker, seconds);
    world.look(eye, target);
    world.sharpen(sharp(seconds));
  });

  /**
   * Places a thing before the player. A key that cannot be saved is not sent, because a reload would pay for it
   * again.
   */
  async function requestThing(prompt: string, height: number): Promise<void> {
    const { at, turn } = walker;
    const [x, z] = [at[0] + Math.sin(turn) * reach, at[2] + Math.cos(turn) * reach];
    const idempotencyKey = crypto.randomUUID();
    const thing = {
      prompt,
      height,
      at: [x, 0, z],
      turn: turn + Math.PI,
      idempotencyKey,
      tasks: [],
    } as const;
    unsaved.add(thing);
    try {
      await memory.write(garden());
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

  function put(request: ThingRequest): void {
    const row = hud.row(request.prompt, () => drop());
    const thing = placeThing(world, request, row, {
      onChange: changed,
      onFailure(words, isOver) {
        hud.showError(`${request.prompt}: ${words}`);
        // Without a model nothing is saved.
        if (isOver && !thing.spawned.asset) drop();
        void showCredits();
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

  function changed(): void {
    void showCredits();
    // A failed save is repeated with the next change; idempotency keys are already on disk.
    memory.write(garden()).catch(() => {});
  }

  function garden(): SavedGarden {
    return { player: player.saved, things: [...[...things].map(({ saved }) => saved), ...unsaved] };
  }

  async function showCredits(): Promise<void> {
    const answer = await fetch('/api/budget').catch(() => undefined);
    // An unreachable server is reported when a thing is requested.
    if (!answer?.ok) return;
    const { left, perDay } = (await answer.json()) as { left: number; perDay: number };
    hud.credits(left, perDay);
  }

  const facts: GardenFacts = {
    player: () => ({
      at: walker.at,
      gait: walker.gait,
      stage: player.spawned.stage,
      playing: player.spawned.asset ? world.playing(player.spawned.asset) : [],
    }),
    things: () =>
      [...things].map(({ prompt, height, anchor, spawned }) => ({
        prompt,
        height,
        stage: spawned.stage,
        ...world.extent(anchor),
      })),
  };
  Object.assign(globalThis, { garden: facts });
}
