import { createClient } from '@meshwright/client';
import { chaseCamera } from './chase-camera.ts';
import { controls } from './controls.ts';
import { fullQuality } from './full-quality.ts';
import type { GardenFacts } from './garden-facts.ts';
import { openHud } from './hud.ts';
import { light } from './light.ts';
import { readGarden, saveGarden } from './saved-garden.ts';
import { layout, obstacles } from './scenery/layout.ts';
import { sharpness } from './sharpness.ts';
import { putUp, type Thing, type ThingWish } from './things.ts';
import { step, type Walker } from './walk.ts';
import type { OpenWorld } from './world.ts';

/** Ids of the animation library: stand, walk, run. */
const actions = [0, 1, 14];
const knight = { prompt: 'a knight', height: 1.8, at: layout.start, turn: Math.PI, actions } as const;
/** How far before the player a thing is put, in metres. */
const reach = 2.2;

/** The game, whatever engine draws it. */
export function startGame<Node, Native>(engine: string, openWorld: OpenWorld<Node, Native>): void {
  const hud = openHud(engine, ask);
  const client = createClient({ proxyUrl: '/api/meshwright' });
  const world = openWorld(hud.canvas, { client });

  const before = readGarden(localStorage);
  const things = new Set<Thing<Node, Native>>();
  const player = putUp(world, { ...knight, tasks: before.player?.tasks }, hud.row(`${knight.prompt} (you)`), {
    onChange: changed,
    onFailure: hud.complain,
  });
  for (const thing of before.things) put(thing);
  void showCredits();

  let walker: Walker = { at: knight.at, turn: knight.turn, gait: 'idle' };
  const camera = chaseCamera();
  const { wish } = controls(hud.canvas, camera.turn);
  const { most, least } = light.sharpness;
  const sharp = sharpness(Math.min(devicePixelRatio, most), fullQuality() ? 1 : least);
  player.spawned.play('idle');
  world.onFrame((seconds) => {
    const inTheWay = [...obstacles, ...[...things].map((thing) => thing.obstacle())];
    const { gait } = walker;
    walker = step(walker, wish(camera.yaw), seconds, inTheWay);
    if (walker.gait !== gait) player.spawned.play(walker.gait, { fade: 0.25 });
    world.place(player.anchor, walker.at, walker.turn);
    const { eye, target } = camera.follow(walker, seconds);
    world.look(eye, target);
    world.sharpen(sharp(seconds));
  });

  /** Puts it before the player. */
  function ask(prompt: string, height: number): void {
    const { at, turn } = walker;
    const [x, z] = [at[0] + Math.sin(turn) * reach, at[2] + Math.cos(turn) * reach];
    hud.say(`Asked for ${prompt}.`);
    put({ prompt, height, at: [x, 0, z], turn: turn + Math.PI });
  }

  function put(wish: ThingWish): void {
    const row = hud.row(wish.prompt, () => drop());
    const thing = putUp(world, wish, row, {
      onChange: changed,
      onFailure(words) {
        hud.complain(`${wish.prompt}: ${words}`);
        // Without a model there is nothing to keep.
        if (!thing.spawned.asset) drop();
        void showCredits();
      },
    });
    things.add(thing);
    void thing.spawned.done.then(
      () => {
        // What was here before is no news.
        if (!wish.tasks) hud.say(`${wish.prompt} is ready.`);
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
    const saved = [...things].flatMap(({ saved }) => saved ?? []);
    saveGarden(localStorage, { ...(player.saved && { player: player.saved }), things: saved });
  }

  async function showCredits(): Promise<void> {
    const answer = await fetch('/api/purse').catch(() => undefined);
    // Whoever cannot be reached is told of where a thing is asked for.
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
