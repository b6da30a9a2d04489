/**
 * Returns what a frame costs with many copies of a model: scattered at one level, at two levels, and as clones.
 * `globalThis.threadMs()` resolves with the processor time of the page's thread so far.
 * `add(root)` shows a root, `place(root, position)` moves it, `render` draws without waiting for the GPU, `pixels` reads
 * the picture, `assets()` returns the adapter, `ahead` is the sign of the view along z.
 */
export function crowdMeasures({ add, place, render, pixels, assets, ready, ahead }) {
  const url = '/mushroom.glb';

  async function frames(count) {
    for (let at = 0; at < 3 || !ready(); at++) {
      render();
      await frame();
    }
    const from = await globalThis.threadMs();
    for (let at = 0; at < count; at++) {
      // What the browser does between frames is the same for both, and is not measured; ten in one make it small.
      if (at % 10 === 0) await frame();
      assets().update(1 / 60);
      render();
    }
    await frame();
    return ((await globalThis.threadMs()) - from) / count;
  }

  async function seen(count) {
    const milliseconds = await frames(count);
    const calls = drawCalls(render);
    return { milliseconds, calls, picture: pixels() };
  }

  return {
    async crowd(copies, count) {
      const side = Math.ceil(Math.sqrt(copies));
      const places = Array.from({ length: copies }, (_, index) => ({
        position: [((index % side) - side / 2) / 2, 0, (ahead * Math.floor(index / side)) / 2],
      }));
      const middle = side / 4;
      const shown = {};
      const near = [{ source: url, from: 0 }];
      for (const [name, levels] of [
        ['scattered', near],
        ['two levels', [...near, { source: url, from: middle }]],
      ]) {
        const made = await assets().scatter(levels, places);
        add(made.root);
        shown[name] = { ...(await seen(count)), levels: made.shown };
        made.dispose();
      }
      const original = await assets().loadAsset(url);
      const clones = places.map(({ position }) => {
        const copy = original.clone();
        place(copy.root, position);
        add(copy.root);
        return copy;
      });
      shown.clones = await seen(count);
      for (const each of [...clones, original]) each.dispose();
      const off = shown.scattered.picture.filter(
        (value, at) => Math.abs(value - shown.clones.picture[at]) > 1,
      ).length;
      const drawn = shown.scattered.picture.some((value, at) => at % 4 < 3 && value > 0);
      for (const each of Object.values(shown)) delete each.picture;
      return { ...shown, off, drawn };
    },

    /** A walking character at one level: as clones, and as a crowd of phase groups. */
    async walkers(copies, count) {
      const side = Math.ceil(Math.sqrt(copies));
      const places = Array.from({ length: copies }, (_, index) => ({
        position: [(index % side) - side / 2, 0, ahead * Math.floor(index / side)],
      }));
      const shown = {};
      const made = await assets().scatter('/walker.glb', places, { play: 'walk' });
      add(made.root);
      shown.crowd = await seen(count);
      made.dispose();
      const original = await assets().loadAsset('/walker.glb');
      const clones = places.map(({ position }) => {
        const copy = original.clone();
        copy.play('walk');
        place(copy.root, position);
        add(copy.root);
        return copy;
      });
      shown.clones = await seen(count);
      for (const each of [...clones, original]) each.dispose();
      const drawn = shown.crowd.picture.some((value, at) => at % 4 < 3 && value > 0);
      for (const each of Object.values(shown)) delete each.picture;
      return { ...shown, drawn };
    },
  };
}

function drawCalls(render) {
  const { prototype } = WebGL2RenderingContext;
  const names = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
  const originals = names.map((name) => prototype[name]);
  let calls = 0;
  for (const [at, name] of names.entries()) {
    prototype[name] = function (...args) {
      calls++;
      return originals[at].apply(this, args);
    };
  }
  render();
  for (const [at, name] of names.entries()) prototype[name] = originals[at];
  return calls;
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
