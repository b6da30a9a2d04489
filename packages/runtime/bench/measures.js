/**
 * Returns the measurements of one engine. `bare` and `ours` each have `load(bytes)`, which returns `{ add, dispose }`;
 * `ours.end` releases what the adapter caches; `draw` draws and waits for the pixels; `ready` returns whether every
 * mesh can be drawn.
 */
export function measures({ bare, ours, draw, ready }) {
  const fetched = {};
  const bytesOf = async (name) => {
    fetched[name] ??= await (await fetch(name)).arrayBuffer();
    return new Uint8Array(fetched[name].slice(0));
  };
  return {
    /** Longest time between two frames, from the load to ten frames after the model appears, in ms. */
    async worstFrame(mine) {
      const bytes = await bytesOf('/textured.glb');
      let worst = 0;
      let last = await frame();
      let left = 10;
      let model;
      const loading = (mine ? ours : bare).load(bytes).then((made) => {
        made.add();
        model = made;
      });
      while (left > 0) {
        draw();
        const now = await frame();
        worst = Math.max(worst, now - last);
        last = now;
        if (model) left--;
      }
      await loading;
      model.dispose();
      return worst;
    },

    /** Time of the first render of a model, and of a second like it after the first was disposed, in ms. */
    async firstRender(mine) {
      const bytes = await bytesOf('/small.glb');
      // The adapter's cache would speed up the bare engine too.
      ours.end();
      const both = [];
      for (let model = 0; model < 2; model++) {
        let made;
        const loading = (mine ? ours : bare).load(bytes).then((model) => {
          made = model;
        });
        // Frames continue, as in a game.
        while (!made) {
          draw();
          await frame();
        }
        await loading;
        made.add();
        let spent = 0;
        for (let seen = false; !seen; ) {
          const from = performance.now();
          seen = ready();
          draw();
          spent += performance.now() - from;
          if (!seen) await frame();
        }
        both.push(spent);
        made.dispose();
        // An engine may free unused objects only at the end of a later frame.
        for (let frames = 0; frames < 3; frames++) {
          draw();
          await frame();
        }
      }
      return both;
    },

    async cycles(mine, count) {
      const bytes = await bytesOf('/small.glb');
      for (let cycle = 0; cycle < count; cycle++) {
        const made = await (mine ? ours : bare).load(bytes);
        made.add();
        draw();
        made.dispose();
        draw();
      }
    },
  };
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
