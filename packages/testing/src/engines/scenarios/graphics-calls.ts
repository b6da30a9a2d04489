import type { HeldAsset } from '@meshwright/runtime/white-box';
import { watchCalls } from '../graphics-calls.ts';
import type { ScenarioContext } from './scenario-context.ts';

/** Calls of WebGL or WebGPU during a load. */
export function graphicsCallsScenarios<Node, Native>({
  stage,
  uncached,
  draw,
}: ScenarioContext<Node, Native>) {
  return {
    /** Returns the shaders compiled for each of two models, where the second follows the disposal of the first. */
    async links(url: string) {
      const assets = stage.assets(uncached);
      let count = 0;
      const restore = watchCalls('shader', () => count++);
      const counts: number[] = [];
      for (let model = 0; model < 2; model++) {
        count = 0;
        const asset = await assets.loadAsset(url);
        stage.add(asset);
        draw();
        asset.dispose();
        draw();
        counts.push(count);
      }
      restore();
      assets.dispose();
      return counts;
    },

    /** Returns the shaders compiled for a clip that has begun, after a picture of the rest pose. */
    async linksOfClip(url: string, clip: string, time: number) {
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url);
      stage.add(asset);
      draw();
      let count = 0;
      const restore = watchCalls('shader', () => count++);
      const { instance } = asset as HeldAsset<Node, Native>;
      instance.start(asset.play(clip, { fade: 0 })!, { time, weight: 1, loop: true, speed: 1 });
      for (let frame = 0; frame < 3; frame++) {
        await new Promise(requestAnimationFrame);
        draw();
      }
      restore();
      assets.dispose();
      return count;
    },

    /** Returns the number of texture uploads in each frame that has some, and of pictures being decoded at the first. */
    async uploads(url: string) {
      const assets = stage.assets({ ...uncached, budgetMs: 0 });
      const frames = new Map<number, number>();
      let frame = 0;
      let over = false;
      const count = () => {
        frame++;
        if (!over) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      let decoding = 0;
      let ahead = 0;
      const decode = globalThis.createImageBitmap as (...args: unknown[]) => Promise<ImageBitmap>;
      globalThis.createImageBitmap = (...args: unknown[]) => {
        decoding++;
        return decode(...args);
      };
      const restore = watchCalls('picture', () => {
        if (frames.size === 0) ahead = decoding;
        frames.set(frame, (frames.get(frame) ?? 0) + 1);
      });
      const asset = await assets.loadAsset(url);
      stage.add(asset);
      draw();
      over = true;
      restore();
      globalThis.createImageBitmap = decode;
      assets.dispose();
      return { frames: [...frames.values()], ahead };
    },
  };
}
