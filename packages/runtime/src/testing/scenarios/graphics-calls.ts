import type { ScenarioContext } from './scenario-context.ts';

/** Calls of WebGL during a load. */
export function graphicsCallsScenarios<Node, Native>({
  stage,
  uncached,
  draw,
}: ScenarioContext<Node, Native>) {
  return {
    /** Returns the shaders linked for each of two models, where the second follows the disposal of the first. */
    async links(url: string) {
      const assets = stage.assets(uncached);
      let count = 0;
      const restore = replaced(
        'linkProgram',
        (link) =>
          function (...args) {
            count++;
            return link.apply(this, args);
          },
      );
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

    /** Returns the number of texture uploads in each frame that has some. */
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
      const counted = (upload: Call): Call =>
        function (...args) {
          const picture = args.at(-1);
          if (picture instanceof ImageBitmap || picture instanceof HTMLImageElement) {
            frames.set(frame, (frames.get(frame) ?? 0) + 1);
          }
          return upload.apply(this, args);
        };
      const restore = [replaced('texImage2D', counted), replaced('texSubImage2D', counted)];
      const asset = await assets.loadAsset(url);
      stage.add(asset);
      draw();
      over = true;
      for (const each of restore) each();
      assets.dispose();
      return [...frames.values()];
    },
  };
}

type Call = (this: object, ...args: unknown[]) => unknown;

/** Replaces a function of WebGL, and returns a function that restores it. */
function replaced(
  name: 'linkProgram' | 'texImage2D' | 'texSubImage2D',
  make: (original: Call) => Call,
): () => void {
  const functions = WebGL2RenderingContext.prototype as unknown as Record<string, Call>;
  const original = functions[name]!;
  functions[name] = make(original);
  return () => {
    functions[name] = original;
  };
}
