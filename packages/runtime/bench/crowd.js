import { watchCalls } from '../../testing/src/engines/graphics-calls.ts';

/**
 * Returns what a frame costs with many copies of a model: scattered at one level, at two levels, with some that move in
 * each frame, as the engine's own instances written by hand, and as clones of either kind.
 * `globalThis.threadMs()` resolves with the processor time of the page's thread so far.
 * `add(root)` shows a root, `place(root, position)` moves it, `render` draws without waiting for the GPU, `pixels` reads
 * the picture, `assets()` returns the adapter, `ahead` is the sign of the view along z. `byHand(url, places)` resolves with
 * instances as a careful game makes them, what moves them all, and what removes them; `walkersByHand` the same of characters,
 * which play where the engine has something for that, and stand still where it does not; `clonesByHand(url, places, plays)` with the engine's own clones, what advances their first clip,
 * and what removes them.
 */
export function crowdMeasures(engine) {
  const { add, place, render, pixels, assets, ready, ahead, byHand, walkersByHand, clonesByHand } = engine;
  const url = '/mushroom.glb';

  async function frames(count, step = () => {}) {
    // The browser compiles what runs often during the first frames, and not again.
    for (let at = 0; at < 3 || !ready(); at++) {
      step(at);
      assets().update(1 / 60);
      render();
      await frame();
    }
    const from = await globalThis.threadMs();
    for (let at = 0; at < count; at++) {
      // What the browser does between frames is the same for both, and is not measured; ten in one make it small.
      if (at % 10 === 0) await frame();
      step(at);
      assets().update(1 / 60);
      render();
    }
    await frame();
    return ((await globalThis.threadMs()) - from) / count;
  }

  /** Returns the milliseconds of our part of a frame. */
  async function updates(count) {
    const from = await globalThis.threadMs();
    for (let at = 0; at < count; at++) assets().update(1 / 60);
    return ((await globalThis.threadMs()) - from) / count;
  }

  async function seen(count, step) {
    const milliseconds = await frames(count, step);
    const calls = drawCalls(render);
    return { milliseconds, calls, picture: pixels() };
  }

  function grid(copies) {
    const side = Math.ceil(Math.sqrt(copies));
    return Array.from({ length: copies }, (_, index) => ({
      position: [((index % side) - side / 2) / 2, 0, (ahead * Math.floor(index / side)) / 2],
    }));
  }

  async function clonesOf(url, places, clip) {
    const original = await assets().loadAsset(url);
    const clones = places.map(({ position }) => {
      const copy = original.clone();
      if (clip) copy.play(clip);
      place(copy.root, position);
      add(copy.root);
      return copy;
    });
    return {
      dispose() {
        for (const each of [...clones, original]) each.dispose();
      },
    };
  }

  return {
    /** Our clones of a model that stay, or play a clip, and the engine's own. The first ones cost more in some rounds. */
    async clones(url, copies, count, clip, oursFirst = true) {
      const places = grid(copies);
      const measureOurs = async () => {
        const own = await clonesOf(url, places, clip);
        const measured = { ...(await seen(count)), update: await updates(clip ? count : 1000) };
        own.dispose();
        return measured;
      };
      const measured = oursFirst ? await measureOurs() : undefined;
      const bare = await clonesByHand(url, places, clip !== undefined);
      const engines = await seen(count, () => bare.advance(1 / 60));
      bare.dispose();
      const ours = measured ?? (await measureOurs());
      const off = ours.picture.filter((value, at) => Math.abs(value - engines.picture[at]) > 1).length;
      const calls = [ours.calls, engines.calls];
      return { ours: ours.milliseconds, update: ours.update, engines: engines.milliseconds, calls, off };
    },

    /** All copies move in each frame: scattered, and as instances written by hand. */
    async moving(copies, count) {
      const places = grid(copies);
      const made = await assets().scatter([{ source: url, from: 0 }], places);
      add(made.root);
      const scattered = await seen(count, moves(made, places));
      made.dispose();
      const own = await byHand(url, places);
      const hand = await seen(count, (at) => own.move(places.map(({ position }) => lifted(position, at))));
      own.dispose();
      const off = scattered.picture.filter((value, at) => Math.abs(value - hand.picture[at]) > 1).length;
      return { scattered: scattered.milliseconds, byHand: hand.milliseconds, off };
    },

    /** Copies that stay, and instances written by hand, which come first in some rounds. */
    async crowd(copies, count, byHandFirst) {
      const places = grid(copies);
      const middle = Math.ceil(Math.sqrt(copies)) / 4;
      const shown = {};
      const near = [{ source: url, from: 0 }];
      const measureByHand = async () => {
        const own = await byHand(url, places);
        shown.byHand = await seen(count);
        const some = places.map(({ position }) => position);
        const step = (at) => own.move(some.map((each, index) => (index < 100 ? lifted(each, at) : each)));
        shown.movingByHand = await seen(count, step);
        own.dispose();
      };
      if (byHandFirst) await measureByHand();
      for (const [name, levels] of [
        ['scattered', near],
        ['two levels', [...near, { source: url, from: middle }]],
      ]) {
        const made = await assets().scatter(levels, places);
        add(made.root);
        shown[name] = { ...(await seen(count)), levels: made.shown };
        if (name === 'scattered') shown.moving = await seen(count, moves(made, places.slice(0, 100)));
        made.dispose();
      }
      if (!byHandFirst) await measureByHand();
      const { picture } = shown.byHand;
      const off = shown.scattered.picture.filter((value, at) => Math.abs(value - picture[at]) > 1).length;
      const drawn = shown.scattered.picture.some((value, at) => at % 4 < 3 && value > 0);
      for (const each of Object.values(shown)) delete each.picture;
      return { ...shown, off, drawn };
    },

    /** A walking character at one level: as a crowd, as a crowd of four clips, as instances by hand, and a frame of nothing. */
    async walkers(copies, count, byHandFirst) {
      const side = Math.ceil(Math.sqrt(copies));
      const places = Array.from({ length: copies }, (_, index) => ({
        position: [(index % side) - side / 2, 0, ahead * Math.floor(index / side)],
      }));
      const shown = {};
      const clips = ['walk', 'walk 2', 'walk 3', 'walk 4'];
      const mixed = places.map((each, index) => ({ ...each, clip: clips[index % 4] }));
      const measureByHand = async () => {
        const own = await walkersByHand('/walker.glb', places);
        shown.byHand = await seen(count);
        own.dispose();
      };
      if (byHandFirst) await measureByHand();
      for (const [name, own, play] of [
        ['crowd', places, 'walk'],
        ['mixed', mixed, clips],
      ]) {
        const made = await assets().scatter('/walker.glb', own, { play });
        add(made.root);
        shown[name] = await seen(count);
        shown[name].ours = await updates(1000);
        made.dispose();
      }
      // The engine is warm by now.
      shown.empty = await seen(count);
      if (!byHandFirst) await measureByHand();
      const drawn = shown.crowd.picture.some((value, at) => at % 4 < 3 && value > 0);
      for (const each of Object.values(shown)) delete each.picture;
      return { ...shown, drawn };
    },
  };
}

/** Returns a step that lifts copies a little more in each frame. */
function moves(scattered, places) {
  return (at) => {
    for (let index = 0; index < places.length; index++)
      scattered.set(index, { position: lifted(places[index].position, at) });
  };
}

function lifted([x, , z], at) {
  return [x, at / 1000, z];
}

function drawCalls(render) {
  let calls = 0;
  const end = watchCalls('draw', () => calls++);
  render();
  end();
  return calls;
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
