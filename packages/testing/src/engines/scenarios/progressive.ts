import { parseTaskRef } from '@meshwright/client';
import type { AssetError, Assets, LodAsset, SceneAsset, Spawned } from '@meshwright/runtime';
import { families, type ScenarioContext } from './scenario-context.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Files whose coarse level comes first, and of which the test sends one part after another. */
export function progressiveScenarios<Node, Native>({
  stage,
  uncached,
  tasks,
  draw,
}: ScenarioContext<Node, Native>) {
  let held: {
    readonly assets: Assets<Node, Native>;
    readonly before: Readonly<Record<string, number>>;
    /** Of its pictures, in pixels. */
    readonly side: number;
    readonly stop: AbortController;
    readonly ended: Promise<{ code: string; asset?: SceneAsset<Node, Native> }>;
    coarse?: SceneAsset<Node, Native>;
    spawned?: Spawned<Node, Native>;
    readonly shown: string[];
  };

  let level: { readonly assets: Assets<Node, Native>; readonly lod: LodAsset<Node> };

  const look = async (asset: SceneAsset<Node, Native>) => {
    const pixels = Array.from(await stage.picture(asset.root, held.side), (value) =>
      String.fromCharCode(value),
    );
    return { picture: pixels.join(''), triangles: asset.report.triangles };
  };

  return {
    beginProgressive(url: string, side = 128) {
      const assets = stage.assets({ ...uncached, timeoutMs: 60_000 });
      const stop = new AbortController();
      const load = assets.loadAsset(url, {
        signal: stop.signal,
        onCoarse(coarse) {
          held.coarse = coarse;
          stage.add(coarse);
        },
      });
      held = {
        assets,
        side,
        before: assets.counters(),
        stop,
        shown: [],
        ended: load.then(
          (asset) => {
            stage.add(asset);
            return { code: 'loaded', asset };
          },
          ({ code }: AssetError) => ({ code }),
        ),
      };
    },

    /** Waits for the coarse level; returns its picture. */
    async coarseLook() {
      while (!held.coarse || draw() < 100) await frame();
      const seen = await look(held.coarse);
      stage.add(held.coarse);
      return seen;
    },

    abortProgressive() {
      held.stop.abort();
    },

    /** Waits for the end of the load; returns the picture of the whole, and what is left after its disposal. */
    async endProgressive() {
      const { ended, assets, before } = held;
      const { code, asset } = await ended;
      while (asset && draw() < 100) await frame();
      // A replaced level is freed a frame later.
      await frame();
      await frame();
      const { held: stillHeld } = assets.leakReport(before);
      const seen = asset && (await look(asset));
      asset?.dispose();
      await frame();
      const drawn = draw();
      assets.dispose();
      const left = assets.leakReport(before);
      return { code, holds: stillHeld.map(({ holds }) => holds), ...seen, drawn, left };
    },

    /** Shows a file as a level, and waits for its coarse stage; returns the name of what is held. */
    async beginProgressiveLevel(url: string) {
      const assets = stage.assets(uncached);
      level = { assets, lod: assets.lods([{ source: url, from: 0 }]) };
      stage.away(level.lod.root, 3);
      while (draw() < 100) await frame();
      return assets.leakReport({}).held.map(({ name }) => name);
    },

    /** Waits until something else is held; returns the number of frames in which nothing was drawn. */
    async endProgressiveLevel(coarse: string) {
      const { assets, lod } = level;
      const names = () => assets.leakReport({}).held.map(({ name }) => name);
      let empty = 0;
      do {
        await frame();
        empty += Number(draw() < 100);
      } while (names().length !== 1 || names()[0] === coarse);
      lod.dispose();
      const left = names();
      assets.dispose();
      return { empty, left };
    },

    beginProgressiveSpawn(task: string) {
      const assets = stage.assets({ ...tasks(), assetCache: null });
      const shown: string[] = [];
      const anchor = stage.anchor();
      const before = assets.counters();
      const spawned = assets.spawn(parseTaskRef(task, families), {
        anchor,
        height: 2,
        onEvent: (event) => event.type === 'shown' && shown.push(event.stage),
      });
      const ended = spawned.done.then(
        () => ({ code: 'loaded' }),
        ({ code }: AssetError) => ({ code }),
      );
      held = { assets, side: 0, before, stop: new AbortController(), shown, spawned, ended };
    },

    async spawnCoarse() {
      const { spawned } = held;
      while (spawned!.stage !== 'coarse') await frame();
      return { bounds: spawned!.bounds, clip: spawned!.play('walk') ?? 'waits' };
    },

    async endProgressiveSpawn() {
      const { spawned, ended, assets, shown, before } = held;
      const { code } = await ended;
      const { stage: last, bounds } = spawned!;
      const triangles = spawned!.asset?.report.triangles;
      spawned!.dispose();
      await frame();
      const { held: left } = assets.leakReport(before);
      assets.dispose();
      return { code, last, bounds, triangles, shown, left };
    },
  };
}
