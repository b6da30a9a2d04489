import type { AssetError, Shadows } from '@meshwright/runtime';
import type { ScenarioContext } from './scenario-context.ts';

/** What a file has beside its meshes and clips: files of its own, variants, shadows. */
export function contentScenarios<Node, Native>({ stage, uncached }: ScenarioContext<Node, Native>) {
  return {
    /** Returns the picture of a model of several files that a player has dropped; or the code of its error. */
    async folder(urls: readonly string[], side: number) {
      const assets = stage.assets(uncached);
      const files = await Promise.all(
        urls.map(async (url) => {
          const file = new File([await (await fetch(url)).arrayBuffer()], url.split('/').at(-1)!);
          Object.defineProperty(file, 'webkitRelativePath', { value: decodeURIComponent(url.slice(1)) });
          return file;
        }),
      );
      try {
        const asset = await assets.loadAsset(files);
        const pixels = await stage.picture(asset.root, side);
        return Array.from(pixels, (value) => String.fromCharCode(value)).join('');
      } catch (error) {
        return (error as AssetError).code;
      } finally {
        assets.dispose();
      }
    },

    /** Returns the number of cameras and scenes that an asset and its clone give. */
    async read(url: string) {
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url);
      const seen = [asset, asset.clone()].map(({ native }) => stage.read(native));
      assets.dispose();
      return seen;
    },

    /** Returns the colour that most pixels have in each variant: r, g or b, or - for none. */
    async variants(url: string, names: readonly (string | undefined)[]) {
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url);
      const seen: unknown[] = [asset.variants];
      for (const name of names) {
        const hasVariant = asset.setVariant(name);
        const copy = asset.clone();
        seen.push([hasVariant, await colour(asset.root), await colour(copy.root)]);
        copy.dispose();
      }
      const scattered = await assets.scatter(url, [{ position: [0, 0, 0] }], { variant: 'green' });
      seen.push(await colour(scattered.root));
      scattered.dispose();
      const { held } = assets.leakReport({});
      assets.dispose();
      return { seen, held: held.length };
    },

    /** Returns what the meshes of assets, of their clones and of copies do with shadows. */
    async shadows(url: string, given: Shadows) {
      stage.shadowLight(true);
      const assets = stage.assets(uncached);
      const asset = await assets.loadAsset(url, { shadows: given });
      const [loaded, cloned] = [asset, asset.clone()].map(({ root }) => stage.shadows(root));
      asset.setShadows({ cast: false });
      const changed = stage.shadows(asset.root);
      const levels = [0, 5].map((from) => ({ source: url, from }));
      const places = [2, -8].map((z) => ({ position: [0, 0, z] as const }));
      const scattered = await assets.scatter(levels, places, { shadows: given });
      const copies = stage.shadows(scattered.root);
      assets.dispose();
      stage.shadowLight(false);
      return { loaded, cloned, changed, copies };
    },
  };

  async function colour(root: Node): Promise<string> {
    const pixels = await stage.picture(root, 32);
    const sums = [0, 0, 0];
    for (const [at, value] of pixels.entries()) if (at % 4 < 3) sums[at % 4]! += value;
    const [most, next] = sums.toSorted((a, b) => b - a);
    return most! > 3 * next! ? 'rgb'[sums.indexOf(most!)]! : '-';
  }
}
