import type { AssetsOptions, AssetWarning, DecoderFolders } from '@meshwright/runtime';
import { AssetError } from '@meshwright/runtime';
import type { ScenarioContext } from './scenario-context.ts';

/** Loads of every kind of source, and their failures. */
export function loadingScenarios<Node, Native>({
  stage,
  uncached,
  tasks,
  draw,
}: ScenarioContext<Node, Native>) {
  return {
    /** Loads each kind of source. */
    async load(url: string, kind: 'bytes' | 'blob' | 'url', decoders?: DecoderFolders) {
      const assets = stage.assets({ ...uncached, ...tasks(), ...(decoders && { decoders }) });
      const source =
        kind === 'url' ? url : await (await fetch(url))[kind === 'blob' ? 'blob' : 'arrayBuffer']();
      const percents: number[] = [];
      const asset = await assets.loadAsset(source, { onProgress: (percent) => percents.push(percent) });
      stage.add(asset);
      const pixels = draw();
      const { clips, report } = asset;
      const height = report.bounds?.size[1];
      assets.dispose();
      return { clips, height, pixels, percents };
    },

    async fail(url: string, options: AssetsOptions = {}) {
      const assets = stage.assets({ ...uncached, ...tasks(), timeoutMs: 2000, ...options });
      const before = assets.counters();
      try {
        await assets.loadAsset(url);
        return { code: 'none' };
      } catch (error) {
        const { code, name, message } = error as AssetError;
        return { ours: error instanceof AssetError, code, name, message, leaks: assets.leakReport(before) };
      } finally {
        assets.dispose();
      }
    },

    /** Loads, spawns and begins levels in an engine without that part; returns what each throws, and what is left. */
    async incomplete(part: string, url: string) {
      const assets = stage.assets(uncached);
      const before = assets.counters();
      const anchor = stage.anchor();
      const thrown = await stage.without!(part, async () => {
        const ways = [
          async () => assets.loadAsset(url),
          async () => assets.lods([{ source: url, from: 0 }]),
          async () => assets.spawn([], { anchor }),
        ];
        const ends = await Promise.allSettled(ways.map((way) => way()));
        return ends.map((end) => {
          const { code, message } = (end as PromiseRejectedResult).reason as AssetError;
          return { code, message };
        });
      });
      stage.destroy(anchor);
      const leaks = assets.leakReport(before);
      assets.dispose();
      return { thrown, leaks };
    },

    /** Loads models one after another, with and without an environment; returns the warnings. */
    async warnings(urls: readonly string[], environment: boolean) {
      const seen: AssetWarning[] = [];
      const assets = stage.assets({ ...uncached, onWarning: (warning) => seen.push(warning) });
      stage.reflect(environment);
      for (const url of urls) await assets.loadAsset(url);
      assets.dispose();
      stage.reflect(false);
      return seen;
    },

    /** Loads one task, from the network or from the cache. */
    async loadTask(task: string) {
      const assets = stage.assets({ ...tasks() });
      const asset = await assets.loadAsset(task);
      const { clips } = asset;
      assets.dispose();
      return clips;
    },

    async itsWay(task: string) {
      return stage.loadItsWay(task, { ...tasks(), assetCache: null });
    },
  };
}
