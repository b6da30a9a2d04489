import { createClient } from '@meshwright/client';
import type { AssetError, Assets, SpawnEvent, Spawned } from '@meshwright/runtime';
import type { ScenarioContext } from './scenario-context.ts';

/** A spawn that the test drives step by step. */
export function spawningScenarios<Node, Native>({ stage, draw }: ScenarioContext<Node, Native>) {
  let held:
    | {
        assets: Assets<Node, Native>;
        spawned: Spawned<Node, Native>;
        events: SpawnEvent[];
        anchor: Node;
        before: Readonly<Record<string, number>>;
      }
    | undefined;

  /** Returns the events so far and what is in the scene. */
  function look() {
    const { spawned, events, anchor } = held!;
    const lines = events.map((event) => {
      if (event.type === 'failed') return `failed ${event.stage} ${(event.error as AssetError).code}`;
      return event.type === 'progress' ? `${event.percent}` : `${event.type} ${event.stage}`;
    });
    return {
      stage: spawned.stage,
      bounds: spawned.bounds,
      anchor: stage.transform(anchor),
      pixels: draw(),
      percents: events.flatMap((event) => (event.type === 'progress' ? event.percent : [])),
      lines: lines.filter((line) => /[a-z]/.test(line)),
    };
  }

  async function shows(wanted: string) {
    while (held!.spawned.stage !== wanted) await new Promise((resolve) => requestAnimationFrame(resolve));
    return look();
  }

  return {
    /** Begins a spawn; the test then drives the service, and inspects it. */
    beginSpawn(prompt: string, options: object) {
      const assets = stage.assets({ assetCache: null, client: createClient({ proxyUrl: '/api' }) });
      const anchor = stage.anchor();
      const before = assets.counters();
      const events: SpawnEvent[] = [];
      const spawned = assets.spawn(
        { prompt, ...options },
        { anchor, height: 2, onEvent: (event) => events.push(event) },
      );
      held = { assets, spawned, events, anchor, before };
      return look();
    },

    lookAtSpawn: look,

    /** Resolves when something is drawn; shaders may take some frames. */
    async spawnSeen() {
      while (draw() < 10) await new Promise((resolve) => requestAnimationFrame(resolve));
    },

    /** Resolves when a stage is shown. */
    spawnShows: shows,

    spawnPlays: (clip: string) => held!.spawned.play(clip),

    /** Resolves when a clip has moved the bones of the model that is shown. */
    async spawnMoves() {
      const pose = () => JSON.stringify(stage.pose(held!.spawned.asset!.root));
      const first = pose();
      while (pose() === first) await new Promise((resolve) => requestAnimationFrame(resolve));
    },

    /** Blends half way from running to walking, and holds. */
    async blend() {
      const { spawned } = held!;
      const played = [spawned.play('run', { fade: 0 }), spawned.play('walk', { fade: 2, speed: 0.5 })];
      for (let frame = 0; frame < 12; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      stage.freeze(true);
      draw();
      return { played, pose: stage.pose(spawned.asset!.root) };
    },

    async poseAfter(wanted: string) {
      await shows(wanted);
      draw();
      const pose = stage.pose(held!.spawned.asset!.root);
      stage.freeze(false);
      return pose;
    },

    async spawnDone() {
      return held!.spawned.done.catch((error: AssetError) => error.code);
    },

    /** Removes the spawn, and then the assets, which keep shaders for later models; returns what is left of each. */
    endSpawn() {
      const { assets, spawned, before } = held!;
      spawned.dispose();
      const pixels = draw();
      const { held: models } = assets.leakReport(before);
      assets.dispose();
      return { pixels, models, grown: assets.leakReport(before).grown };
    },
  };
}
