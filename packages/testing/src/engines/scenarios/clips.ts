import type { AssetError } from '@meshwright/runtime';
import type { HeldAsset } from '@meshwright/runtime/white-box';
import type { ScenarioContext } from './scenario-context.ts';

/** Clips by name, and clips borrowed from another rig. */
export function clipsScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  return {
    /** Returns the clip that each name plays, or null. */
    async clips(names: string[], url: string) {
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url);
      const played = names.map((name) => asset.play(name) ?? null);
      assets.dispose();
      return played;
    },

    /** Poses one asset like another; returns the engine's node positions of both at some times. */
    async borrow(sourceUrl: string, targetUrl: string, seconds: readonly number[]) {
      const assets = stage.assets(uncached);
      // A cached program is no leak.
      (await assets.loadAsset(sourceUrl)).dispose();
      const before = assets.counters();
      const source = await assets.loadAsset(sourceUrl);
      const lent = await assets.loadAsset(targetUrl);
      const borrowed = await lent.borrow(source, { clips: ['walk', 'jump'] });
      const again = await lent.borrow(source);
      // A clone has the clips of the first one, and outlives it.
      const target = lent.clone();
      lent.dispose();
      const played = [source, target].map((asset) => asset.play('walk', { fade: 0 }));
      stage.freeze(true);
      const poses = [];
      for (const time of seconds) {
        for (const asset of [source, target]) {
          const { instance } = asset as HeldAsset<Node, Native>;
          instance.start(borrowed[0]!, { time, weight: 1, loop: true, speed: 1 });
        }
        draw();
        const [from, to] = [source, target].map(({ root }) => ({
          places: stage.places(root),
          pose: stage.pose(root),
        }));
        poses.push({ from: from!, to: to! });
      }
      stage.freeze(false);
      source.dispose();
      target.dispose();
      draw();
      const leaks = assets.leakReport(before);
      assets.dispose();
      return { borrowed, again, played, poses, clips: [...target.clips], leaks };
    },

    async borrowFails(sourceUrl: string, targetUrl: string) {
      const assets = stage.assets(uncached);
      const [source, target] = [await assets.loadAsset(sourceUrl), await assets.loadAsset(targetUrl)];
      const codeOf = () =>
        target.borrow(source).then(
          () => 'borrowed',
          (error: AssetError) => error.code,
        );
      const unlike = await codeOf();
      source.dispose();
      const codes = [unlike, await codeOf()];
      assets.dispose();
      return codes;
    },
  };
}
