import type { HeldAsset } from '@meshwright/runtime/white-box';
import type { ScenarioContext } from './scenario-context.ts';

/** Pictures of assets and of placeholders. */
export function picturesScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  return {
    /** Returns a picture of an asset, at a time of a clip if it has one; as text, since numbers transfer slowly. */
    async portrait(url: string, side: number, { clip, time = 0, from, decoders }: PortraitOptions = {}) {
      const assets = stage.assets({ ...uncached, ...(decoders && { decoders }) });
      const asset = await assets.loadAsset(url);
      if (from) await asset.borrow(await assets.loadAsset(from));
      const played = clip === undefined ? undefined : asset.play(clip, { fade: 0 });
      stage.freeze(true);
      if (played !== undefined) {
        const { instance } = asset as HeldAsset<Node, Native>;
        instance.start(played, { time, weight: 1, loop: true, speed: 1 });
      }
      const pixels = await stage.picture(asset.root, side);
      stage.freeze(false);
      assets.dispose();
      return Array.from(pixels, (value) => String.fromCharCode(value)).join('');
    },

    /** Returns the colours in the upper and lower half of a picture that is red above and blue below. */
    async picture() {
      const canvas = new OffscreenCanvas(8, 8);
      const context = canvas.getContext('2d')!;
      for (const [colour, y] of [['#f00', 0] as const, ['#00f', 4] as const]) {
        context.fillStyle = colour;
        context.fillRect(0, y, 8, 4);
      }
      const part = stage.placeholder([2, 2, 2], await createImageBitmap(canvas));
      while (draw() < 100) await new Promise((resolve) => requestAnimationFrame(resolve));
      const pixels = stage.pixels();
      const side = Math.sqrt(pixels.length / 4);
      const colourAt = (height: number) => {
        const at = (Math.floor(side * height) * side + side / 2) * 4;
        return [...pixels.subarray(at, at + 3)].map((value) => Number(value > 128));
      };
      const colours = { above: colourAt(0.6), below: colourAt(0.4) };
      part.dispose();
      return { ...colours, left: draw() };
    },
  };
}

interface PortraitOptions {
  readonly clip?: string;
  /** Seconds into it. */
  readonly time?: number;
  /** Source of the asset whose clips it borrows first. */
  readonly from?: string;
  /** Folders of decoder files. */
  readonly decoders?: { readonly draco: string };
}
