import type { ScenarioContext } from './scenario-context.ts';

/** Levels of detail by distance. */
export function lodsScenarios<Node, Native>({ stage, uncached }: ScenarioContext<Node, Native>) {
  return {
    /** Moves to distances until the expected level is visible, and then waits for the errors. */
    async lods(urls: string[], visits: [metres: number, level: number][], failures: number) {
      const assets = stage.assets(uncached);
      const before = assets.counters();
      const errors: number[] = [];
      const levels = urls.map((source, index) => ({ source, from: index * 10 }));
      const lod = assets.lods(levels, { onError: (_, level) => errors.push(level) });
      for (const [metres, level] of visits) {
        stage.away(lod.root, metres);
        do await new Promise((resolve) => requestAnimationFrame(resolve));
        while (lod.level !== level);
      }
      while (errors.length < failures) await new Promise((resolve) => requestAnimationFrame(resolve));
      lod.dispose();
      lod.dispose();
      const { held } = assets.leakReport(before);
      assets.dispose();
      return { errors, held };
    },
  };
}
