import type { AssetError } from '@meshwright/runtime';
import type { ScenarioContext } from './scenario-context.ts';

/** Loads that are aborted or disposed before their end. */
export function abortingScenarios<Node, Native>({ stage, uncached }: ScenarioContext<Node, Native>) {
  return {
    /** Disposes everything at that percentage of a load; returns the error, and what is still held. */
    async disposeAt(url: string, percent: number) {
      const assets = stage.assets(uncached);
      const before = assets.counters();
      const code = await assets
        .loadAsset(url, { onProgress: (now) => now === percent && assets.dispose() })
        .then(() => 'loaded')
        .catch((error: AssetError) => error.code);
      return { code, leaks: assets.leakReport(before) };
    },

    async abortAtTenth(url: string) {
      const assets = stage.assets(uncached);
      const stop = new AbortController();
      const before = assets.counters();
      let late = false;
      const error = await assets
        .loadAsset(url, { signal: stop.signal, onProgress: (percent) => percent > 5 && stop.abort() })
        .then(() => (late = true))
        .catch((error: AssetError) => ({ name: error.name, code: error.code }));
      const leaks = assets.leakReport(before);
      assets.dispose();
      return { error, late, leaks };
    },

    /** Starts ten loads at once, nine of which abort after the first progress. */
    async crowd(url: string) {
      const assets = stage.assets(uncached);
      const stops = Array.from({ length: 10 }, () => new AbortController());
      const leave = () => {
        for (const stop of stops.slice(1)) stop.abort();
      };
      const ends = await Promise.allSettled(
        stops.map(({ signal }) =>
          assets.loadAsset(url, { signal, onProgress: (percent) => percent > 5 && leave() }),
        ),
      );
      assets.dispose();
      return ends.map((end) => (end.status === 'fulfilled' ? end.value.clips.length : end.reason.name));
    },
  };
}
