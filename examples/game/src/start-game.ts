import { createClient } from '@meshwright/client';
import { gardenThings, radiusOf } from './garden-things.ts';
import { type Guards, openGuards } from './guards.ts';
import type { GardenFacts } from './interface/garden-facts.ts';
import { openHud } from './interface/hud.ts';
import { gardenMemory } from './saved-garden.ts';
import { layout, obstacles } from './scenery/layout.ts';
import { placeThing, type Thing } from './things.ts';
import { chaseCamera } from './view/chase-camera.ts';
import { controls } from './view/controls.ts';
import { fullQuality } from './view/full-quality.ts';
import { light } from './view/light.ts';
import { sounds } from './view/sounds.ts';
import { step, strides, type Walker } from './walk.ts';
import type { OpenWorld } from './world.ts';

/** Walking and running come with the rig; only standing is bought. */
const actions = ['idle', 'walk', 'run'];
/** In a pose with its arms away from its body it is made with empty hands, for what it will carry. */
const pose = 'a-pose';
const knight = { prompt: 'a knight', height: 1.8, at: layout.start, turn: Math.PI, actions, pose } as const;

/** Runs the game with any engine. */
export async function startGame<Node, Native>(
  engine: string,
  openWorld: OpenWorld<Node, Native>,
): Promise<void> {
  const hud = openHud(engine, {
    onSubmit: (prompt, height) => void garden.request(prompt, height),
    onUse: () => garden.use(),
    onSound: () => heard.toggle(),
  });
  const heard = sounds();
  const client = createClient({ proxyUrl: '/api/meshwright' });
  const world = openWorld(hud.canvas, { client });

  let walker: Walker = { at: knight.at, turn: knight.turn, gait: 'idle' };
  const memory = gardenMemory();
  const before = await memory.read();
  const idempotencyKey = before.player?.idempotencyKey ?? crypto.randomUUID();
  // Saved before the request, so that a reloaded page repeats the same request.
  await memory.write({
    ...before,
    player: { ...knight, tasks: [], ...before.player, idempotencyKey },
  });
  const garden = gardenThings({
    world,
    hud,
    memory,
    savedPlayer: () => player.saved,
    walker: () => walker,
    body: () => (['rigged', 'animated'].includes(player.spawned.stage) ? player.spawned.asset : undefined),
    guards: () => guards?.posted ?? [],
    onArrival: heard.arrival,
    onCredits: () => void showCredits(),
  });
  const { things } = garden;
  const player: Thing<Node, Native> = placeThing(
    world,
    { ...knight, idempotencyKey, tasks: before.player?.tasks },
    hud.row(`${knight.prompt} (you)`),
    {
      onChange: garden.changed,
      onFailure: hud.showError,
    },
  );
  for (const thing of before.things) garden.put(thing);
  let guards: Guards | undefined;
  player.spawned.done
    .then(() => {
      garden.carryOn();
      return callGuards();
    })
    .catch((error: unknown) => console.warn('No guards:', error));
  void showCredits();

  const camera = chaseCamera();
  const { direction: steering } = controls(hud.canvas, camera.turn);
  const { most, least } = light.sharpness;
  const sharp = sharpness(Math.min(devicePixelRatio, most), fullQuality() ? 1 : least);
  player.spawned.play('idle');
  const ghost = world.ghost();
  const stride = strides(heard.step);
  world.onFrame((seconds) => {
    const inTheWay = [...obstacles, ...garden.obstacles()];
    const { gait } = walker;
    walker = step(walker, steering(camera.yaw), seconds, inTheWay);
    if (walker.gait !== gait) player.spawned.play(walker.gait, { fade: 0.25 });
    stride(walker, seconds);
    world.place(player.anchor, walker.at, walker.turn);
    if (hud.isPlacing) world.place(ghost, garden.spot(hud.height), 0);
    world.scale(ghost, hud.isPlacing ? 2 * radiusOf(hud.height) : 0);
    const words = garden.useWords();
    hud.hint(words ? `E: ${words}` : '');
    guards?.tick(seconds);
    const { eye, target } = camera.follow(walker, seconds);
    world.look(eye, target);
    world.sharpen(sharp(seconds));
  });

  /** Without the guards the game is the same. */
  async function callGuards(): Promise<void> {
    const share = world.isSlow && !fullQuality() ? light.guardsBySoftware : 1;
    guards = await openGuards(world, player.saved.tasks, knight.height, share);
  }

  async function showCredits(): Promise<void> {
    const answer = await fetch('/api/budget').catch(() => undefined);
    // An unreachable server is reported when a thing is requested.
    if (!answer?.ok) return;
    const { left, perDay } = (await answer.json()) as { left: number; perDay: number };
    hud.credits(left, perDay);
  }

  const facts: GardenFacts = {
    sounds: () => heard.played,
    saved: garden.saved,
    player: () => ({
      at: walker.at,
      gait: walker.gait,
      stage: player.spawned.stage,
      playing: player.spawned.asset ? world.playing(player.spawned.asset) : [],
      carries: [...things].flatMap(({ prompt, held }) =>
        held ? [{ prompt, socket: held.socket, ...world.extent(held.root) }] : [],
      ),
    }),
    guards: () => ({ posted: guards?.posted ?? [], patrol: guards?.patrol ?? [] }),
    things: () =>
      [...things].map(({ prompt, height, anchor, spawned, saved, held }) => ({
        prompt,
        height,
        at: saved.at,
        turn: saved.turn,
        isCarried: held !== undefined,
        stage: spawned.stage,
        ...world.extent(anchor),
      })),
  };
  Object.assign(globalThis, { garden: facts });
}

/** Frames per decision. Up to half of them may be late, because models load meanwhile. */
const looksAt = 30;
/** Frames longer than this, in seconds, are late. */
const late = 1 / 28;

/**
 * Returns a function that picks the pixel ratio from frame times, for machines that cannot draw all pixels.
 * @param most pixel ratio of the screen
 * @param least lowest acceptable pixel ratio
 */
function sharpness(most: number, least: number): (seconds: number) => number {
  let ratio = most;
  let frames: number[] = [];
  return (seconds) => {
    frames.push(seconds);
    if (frames.length < looksAt) return ratio;
    const median = frames.sort((a, b) => a - b)[looksAt / 2]!;
    frames = [];
    if (median > late) ratio = Math.max(least, ratio * 0.8);
    return ratio;
  };
}
