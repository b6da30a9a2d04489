import type { AssetError, Assets, ScatterPlace } from '@meshwright/runtime';
import { watchCalls } from '../graphics-calls.ts';
import type { ScenarioContext } from './scenario-context.ts';

/** Many copies of one model. */
export function scatterScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  /** Scatters, and puts the copies into the scene. */
  async function scattered(
    assets: Assets<Node, Native>,
    ...args: Parameters<Assets<Node, Native>['scatter']>
  ) {
    const scattered = await assets.scatter(...args);
    stage.add(scattered as never);
    return scattered;
  }

  async function seen(url: string, count: number) {
    const assets = stage.assets(uncached);
    const empty = drawCalls(draw);
    const original = await assets.loadAsset(url);
    const alone = await stage.picture(original.root, 64);
    // A row into the distance; the first copy is in front of the camera.
    const places = Array.from(
      { length: count },
      (_, index): ScatterPlace => ({ position: [0, 1, -index / 10] }),
    );
    const near = await scattered(
      assets,
      [
        { source: url, from: 0 },
        { source: url, from: 1e6 },
      ],
      places,
    );
    const shown = [near.shown];
    const one = drawCalls(draw);
    const behind = await scattered(assets, url, [{ position: [0, 1, 30] }]);
    const oneArea = drawCalls(draw);
    behind.dispose();
    near.dispose();
    const border = count / 20 + 5.95;
    const both = await scattered(
      assets,
      [
        { source: url, from: 0 },
        { source: url, from: border },
      ],
      places,
    );
    shown.push(both.shown);
    const two = drawCalls(draw);
    const hit = stage.pick();
    const picked = hit && both.indexAt(hit.node, hit.instance);
    both.dispose();

    const single = await scattered(assets, url, [{ position: [0, 0, 0] }]);
    const alike = difference(alone, await stage.picture(single.root, 64));
    single.dispose();
    const tinted = await scattered(assets, url, [{ position: [0, 1, 0], colour: [1, 0, 0] }]);
    draw();
    const red = reddish(stage.pixels());
    tinted.dispose();
    original.dispose();
    const left = draw();
    const counters = assets.counters();
    assets.dispose();
    // An engine may draw its picture once more, to the canvas.
    const calls = [one, oneArea, two].map((each) => each - empty);
    return { calls, shown, picked, inTheMiddle: 0, alike, red, left, counters };
  }

  return {
    /** Returns draw calls, the copies of each level, and what is left; of the second run, which compiles nothing. */
    async scatter(url: string, count: number) {
      const { counters: before } = await seen(url, count);
      const { counters: after, ...rest } = await seen(url, count);
      return { ...rest, before, after };
    },

    /** Returns the pictures of copies after changes, and of the same copies from the start; and of others before. */
    async scatterChanges(url: string) {
      const assets = stage.assets(uncached);
      const at = (x: number, y: number): ScatterPlace => ({ position: [x, y, 0], scale: 0.4 });
      const scattered = await assets.scatter(url, [at(-0.8, 0.3), at(0, 0.3), at(0.8, 0.3), at(0, 1.4)]);
      const before = await stage.picture(scattered.root, 64);
      scattered.set(0, { position: [-0.8, 1.2, 0], scale: 0.3 });
      assets.update(0);
      scattered.set(1, { colour: [1, 0, 0] });
      scattered.remove(2);
      scattered.set(3, { visible: false });
      for (const x of [-0.4, 0.4, 0.9]) scattered.add(at(x, 0.9));
      scattered.set(1, { position: [0.1, 0.3, 0] });
      assets.update(0);
      const changed = await stage.picture(scattered.root, 64);
      scattered.dispose();
      const fresh = await assets.scatter(url, [
        { position: [-0.8, 1.2, 0], scale: 0.3 },
        { ...at(0.1, 0.3), colour: [1, 0, 0] },
        at(-0.4, 0.9),
        at(0.4, 0.9),
        at(0.9, 0.9),
      ]);
      const expected = await stage.picture(fresh.root, 64);
      assets.dispose();
      return { changed: difference(changed, expected), before: difference(before, expected) };
    },

    async scatterFails(url: string) {
      const assets = stage.assets(uncached);
      const code = (error: AssetError) => error.code;
      const skeleton = await assets.scatter(url, [{ position: [0, 0, 0] }]).catch(code);
      const disorder = await assets.scatter([{ source: url, from: 5 }], []).catch(code);
      const { held } = assets.leakReport({});
      assets.dispose();
      return [skeleton, disorder, held];
    },
  };
}

/** Returns the draw calls of one frame. */
export function drawCalls(draw: () => number): number {
  let calls = 0;
  const restore = watchCalls('draw', () => calls++);
  draw();
  restore();
  return calls;
}

/** Returns the number of values that differ by more than rounding. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.filter((value, at) => Math.abs(value - other[at]!) > 1).length;
}

/** Returns the number of pixels with red and nothing else. */
function reddish(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    count += Number(pixels[at]! > 30 && pixels[at + 1]! < 10 && pixels[at + 2]! < 10);
  }
  return count;
}
