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

    /**
     * Returns pictures of a model before the graphics card takes its context away and after it gave it back, and of one
     * that is loaded afterwards; undefined without WebGL, the only one that a page can ask for it.
     */
    async lostContext(url: string, side: number) {
      const canvas = document.querySelector('canvas')!;
      const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!card) return undefined;
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url);
      const before = await stage.picture(asset.root, side);
      for (const [event, ask] of [
        ['webglcontextlost', () => card.loseContext()],
        ['webglcontextrestored', () => card.restoreContext()],
      ] as const) {
        const seen = new Promise((resolve) => canvas.addEventListener(event, resolve, { once: true }));
        ask();
        await seen;
        // Engines begin anew in a task of their own.
        await new Promise(requestAnimationFrame);
      }
      await stage.ready();
      const after = await stage.picture(asset.root, side);
      const next = await assets.loadAsset(url);
      const later = await stage.picture(next.root, side);
      assets.dispose();
      return [before, after, later].map((pixels) => [...pixels]);
    },
  };
}
