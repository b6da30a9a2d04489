import { openAssetCache } from '@meshwright/runtime';

/** Entries of an asset cache. */
export function cachingScenarios() {
  return {
    /** Puts entries into a cache of limited size, and gets some; returns which of them exist after each step. */
    async evict(
      maxBytes: number,
      moves: readonly (readonly [move: 'put' | 'get', name: string, bytes?: number])[],
    ) {
      let moment = 0;
      const assetCache = openAssetCache({ name: 'evict', maxBytes, now: () => moment++ })!;
      const names = [...new Set(moves.map(([, name]) => name))];
      const seen: string[] = [];
      for (const [move, name, bytes = 0] of moves) {
        if (move === 'get') await assetCache.get(name);
        else await assetCache.put(name, new Uint8Array(bytes), `hash-of-${name}`);
        const present = await Promise.all(
          names.map(async (each) => ((await assetCache.has(each)) ? each : '')),
        );
        seen.push(present.join(''));
      }
      await assetCache.clear();
      return seen;
    },
  };
}
