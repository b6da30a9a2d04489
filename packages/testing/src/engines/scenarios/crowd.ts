import type { AssetError, ScatterPlace, SceneAsset } from '@meshwright/runtime';
import { findClip, fitAsset } from '@meshwright/runtime';
import type { HeldAsset } from '@meshwright/runtime/white-box';
import { graphicsObjects } from '../graphics-objects.ts';
import { drawCalls } from './scatter.ts';
import type { ScenarioContext } from './scenario-context.ts';

const copies = 12;
const phases = 3;
/** Rows of three into the distance; the second copy is in the middle of the view. */
const places = Array.from(
  { length: copies },
  (_, index): ScatterPlace => ({ position: [((index % 3) - 1) * 1.3, 0, -1.5 * Math.floor(index / 3)] }),
);

/** Many copies of one character. */
export function crowdScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  return {
    /** Returns the pictures of a crowd and of clones at the same times of a clip, its draw calls, and the copy that is hit. */
    async crowdPicture(url: string, clip: string) {
      stage.freeze(true);
      const assets = stage.assets(uncached);
      const empty = drawCalls(draw);
      const before = assets.counters();
      const scattered = await assets.scatter(url, places, { play: clip, phases });
      stage.add(scattered as never);
      draw();
      const held = assets.counters();
      const calls = drawCalls(draw) - empty;
      const crowd = [...stage.pixels()];
      const hit = stage.pick();
      const picked = hit && scattered.indexAt(hit.node, hit.instance);
      scattered.dispose();
      const left = draw();

      const levels = [0, 6.5].map((from) => ({ source: url, from }));
      const both = await assets.scatter(levels, places, { play: clip, phases });
      stage.add(both as never);
      draw();
      const { shown } = both;
      const twoLevels = drawCalls(draw) - empty;
      both.dispose();

      const original = (await assets.loadAsset(url)) as HeldAsset<Node, Native>;
      const clones = clonesOf(original, clip);
      draw();
      const alone = [...stage.pixels()];
      for (const each of [original, ...clones]) each.dispose();
      assets.dispose();
      stage.freeze(false);
      return { calls, twoLevels, shown, crowd, alone, picked, inTheMiddle: 1, left, before, held };
    },

    /**
     * Returns the pictures of copies that play several clips, each at its own phase and speed, and of clones at the same
     * times; the crowd again after its speeds changed without a step of time; and the draw calls of the crowd.
     */
    async crowdOfClips(url: string, clips: readonly string[], after: number) {
      stage.freeze(true);
      const assets = stage.assets(uncached);
      const empty = drawCalls(draw);
      const mixed = places.map((place, index) => ({
        ...place,
        clip: clips[index % clips.length]!,
        phase: (index * 0.13) % 1,
        speed: [1, 0.5, 2][index % 3]!,
      }));
      const scattered = await assets.scatter(url, mixed, { play: clips });
      stage.add(scattered as never);
      assets.update(after);
      draw();
      const calls = drawCalls(draw) - empty;
      const crowd = [...stage.pixels()];
      for (const [index, { speed }] of mixed.entries()) scattered.set(index, { speed: speed * 3 });
      assets.update(0);
      draw();
      const faster = [...stage.pixels()];
      const hit = stage.pick();
      const picked = hit && scattered.indexAt(hit.node, hit.instance);
      scattered.dispose();

      const original = (await assets.loadAsset(url)) as HeldAsset<Node, Native>;
      const { offset } = fitAsset(original, {})!;
      const clones = mixed.map(({ position: [x, y, z], clip: wanted, phase, speed }) => {
        const each = original.clone();
        stage.add(each as SceneAsset<Node, Native>);
        stage.place(each.root, [x + offset[0], y + offset[1], z + offset[2]]);
        const clip = findClip(each.clips, wanted)!;
        const seconds = Math.max(...original.model.tracks(clip).map(({ seconds: keys }) => keys.at(-1)!));
        const time = (((after * speed) / seconds + phase) % 1) * seconds;
        each.mix.restore([{ clip, time, loop: true, speed: 1, weight: 1, target: 1, perSecond: 0 }]);
        return each;
      });
      draw();
      const alone = [...stage.pixels()];
      for (const each of [original, ...clones]) each.dispose();
      assets.dispose();
      stage.freeze(false);
      return { calls, crowd, faster, alone, picked };
    },

    /**
     * Returns pictures of a crowd amid a clip on a floor, without shadows and with those that it casts, and such two pictures of
     * clones at the same times.
     */
    async crowdShadows(url: string, clip: string, floor: string) {
      stage.freeze(true);
      stage.shadowLight(true);
      const assets = stage.assets(uncached);
      const ground = await assets.loadAsset(floor, { shadows: { cast: false, receive: true } });
      stage.add(ground);
      const drawn = async () => {
        await stage.ready();
        return [...stage.pixels()];
      };
      const pictures: { crowd: number[]; alone: number[] }[] = [];
      for (const cast of [false, true]) {
        const shadows = { cast, receive: false };
        const scattered = await assets.scatter(url, places, { play: clip, phases, shadows });
        stage.add(scattered as never);
        assets.update(0);
        const crowd = await drawn();
        scattered.dispose();
        const original = (await assets.loadAsset(url, { shadows })) as HeldAsset<Node, Native>;
        const clones = clonesOf(original, clip);
        const alone = await drawn();
        pictures.push({ crowd, alone });
        for (const each of [original, ...clones]) each.dispose();
      }
      assets.dispose();
      stage.shadowLight(false);
      stage.freeze(false);
      return pictures;
    },

    /** Returns the number of pixels that change while a crowd walks. */
    async crowdWalks(url: string, clip: string) {
      const assets = stage.assets(uncached);
      const crowd = await assets.scatter(url, places, { play: clip, phases });
      stage.add(crowd as never);
      const first = stage.pixels().slice();
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      const later = stage.pixels();
      crowd.dispose();
      assets.dispose();
      return first.filter((value, at) => value !== later[at]).length;
    },

    /**
     * Returns the counters, of the engine and of the graphics card, around copies that are drawn, move into a level that
     * showed none before, and are disposed.
     */
    async scatterCycles(url: string, clip: string | undefined, count: number) {
      const objects = graphicsObjects();
      const assets = stage.assets(uncached);
      const levels = [0, 50].map((from) => ({ source: url, from }));
      const cycle = async () => {
        const crowd = await assets.scatter(levels, places, { play: clip, phases });
        stage.add(crowd as never);
        draw();
        stage.place(crowd.root, [0, 0, -60]);
        assets.update(0);
        if (crowd.shown[1] !== copies) throw new Error(`The far level shows ${crowd.shown[1]} copies.`);
        draw();
        crowd.dispose();
        draw();
      };
      const counters = () => ({ ...assets.counters(), ...objects.live() });
      for (let i = 0; i < 3; i++) await cycle();
      const before = counters();
      for (let i = 0; i < count; i++) await cycle();
      const after = counters();
      const { held } = assets.leakReport({});
      objects.stop();
      assets.dispose();
      return { before, after, held };
    },

    /**
     * Returns the counters, of the engine and of the graphics card, around cycles of a character with a thing in its hand, a
     * model in each of its variants, and a crowd.
     */
    async partCycles(character: string, thing: string, variants: string, clip: string, count: number) {
      const objects = graphicsObjects();
      const assets = stage.assets(uncached);
      const cycle = async () => {
        const [holder, held, coloured] = await Promise.all(
          [character, thing, variants].map((url) => assets.loadAsset(url)),
        );
        for (const each of [holder!, coloured!]) stage.add(each);
        await holder!.attach(held!, 'hand.right');
        for (const variant of [...coloured!.variants, undefined]) {
          if (coloured!.setVariant(variant) !== variant) throw new Error(`There is no variant ${variant}.`);
          draw();
        }
        const crowd = await assets.scatter(character, places, { play: clip });
        stage.add(crowd as never);
        if (draw() === 0) throw new Error('Nothing is drawn.');
        for (const each of [holder!, crowd, held!, coloured!]) {
          each.dispose();
          draw();
        }
      };
      const counters = () => ({ ...assets.counters(), ...objects.live() });
      for (let i = 0; i < 3; i++) await cycle();
      const before = counters();
      for (let i = 0; i < count; i++) await cycle();
      const after = counters();
      const { held } = assets.leakReport({});
      objects.stop();
      assets.dispose();
      return { before, after, held };
    },

    /** Returns the errors of a clip that does not exist, of phases that are no number, and of a still model. */
    async crowdFails(url: string, still: string) {
      const assets = stage.assets(uncached);
      const attempts = [
        assets.scatter(url, places, { play: 'swim' }),
        assets.scatter(url, places, { play: 'walk', phases: 0 }),
        assets.scatter(still, places, { play: 'walk' }),
        assets.scatter(url, places, { play: 'walk' }),
      ];
      const errors = await Promise.all(
        attempts.map((each) =>
          each.then(
            (made) => made.dispose(),
            ({ code, message }: AssetError) => ({ code, message }),
          ),
        ),
      );
      const { held } = assets.leakReport({});
      assets.dispose();
      return { errors, held };
    },
  };

  /** Returns a clone on each place, at the time of its phase in a clip. */
  function clonesOf(original: HeldAsset<Node, Native>, clip: string): SceneAsset<Node, Native>[] {
    const played = findClip(original.clips, clip)!;
    const seconds = Math.max(...original.model.tracks(played).map(({ seconds: keys }) => keys.at(-1)!));
    // Copies stand on their places.
    const { offset } = fitAsset(original, {})!;
    return places.map(({ position: [x, y, z] }, index) => {
      const each = original.clone();
      stage.add(each as SceneAsset<Node, Native>);
      stage.place(each.root, [x + offset[0], y + offset[1], z + offset[2]]);
      const time = (seconds * (index % phases)) / phases;
      each.mix.restore([{ clip: played, time, loop: true, speed: 1, weight: 1, target: 1, perSecond: 0 }]);
      return each;
    });
  }
}
