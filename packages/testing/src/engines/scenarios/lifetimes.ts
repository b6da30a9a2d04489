import type { AssetError, AssetSource } from '@meshwright/runtime';
import { graphicsObjects } from '../graphics-objects.ts';
import type { ScenarioContext } from './scenario-context.ts';

/** Clones, disposal and what an engine still holds afterwards. */
export function lifetimesScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  return {
    /** Disposes the original while its clone is visible. */
    async outlive(url: string) {
      const assets = stage.assets(uncached);
      const first = await assets.loadAsset(url);
      const again = await assets.loadAsset(url);
      const copy = first.clone();
      const held = assets.leakReport({}).held.map(({ holds }) => holds);
      first.dispose();
      first.dispose();
      again.dispose();
      stage.add(copy);
      const played = copy.play('walk');
      const pixels = draw();
      copy.dispose();
      const gone = draw();
      const code = await Promise.resolve()
        .then(() => copy.clone())
        .catch((error: AssetError) => error.code);
      assets.dispose();
      return { held, played, pixels, gone, code };
    },

    /** Returns the counters around clones that are drawn and disposed while their original lives, after a first one. */
    async clones(url: string, count: number) {
      const objects = graphicsObjects();
      const assets = stage.assets(uncached);
      const original = await assets.loadAsset(url);
      stage.add(original);
      const cycle = () => {
        const copy = original.clone();
        stage.add(copy);
        draw();
        copy.dispose();
        draw();
      };
      const counters = () => ({ ...assets.counters(), ...objects.live() });
      for (let i = 0; i < 3; i++) cycle();
      const before = counters();
      for (let i = 0; i < count; i++) cycle();
      const after = counters();
      objects.stop();
      assets.dispose();
      return { before, after };
    },

    /** Returns the counters, of the engine and of the graphics card, around cycles of load, clone, play, draw and dispose, after warm-up cycles. */
    async cycles(source: AssetSource, count: number) {
      const objects = graphicsObjects();
      const assets = stage.assets(uncached);
      const bytes = typeof source === 'string' ? await (await fetch(source)).arrayBuffer() : source;
      const cycle = async () => {
        const asset = await assets.loadAsset(bytes);
        const [copy, destroyed] = [asset.clone(), asset.clone()];
        for (const each of [asset, copy, destroyed]) {
          stage.add(each);
          each.play('run');
        }
        draw();
        stage.destroy(destroyed.root);
        destroyed.dispose();
        asset.dispose();
        draw();
        copy.dispose();
        draw();
      };
      for (let i = 0; i < 3; i++) await cycle();
      const counters = () => ({ ...assets.counters(), ...objects.live() });
      const before = counters();
      for (let i = 0; i < count; i++) await cycle();
      const after = counters();
      objects.stop();
      assets.dispose();
      return { before, after };
    },
  };
}
