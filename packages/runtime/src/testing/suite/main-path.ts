import { bytesSource, editClips, renameClips } from '@meshwright/gltf';
import type { Scenarios } from '@meshwright/testing/engines/scenarios';
import { character, clips } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import type { SuiteContext } from './suite-context.ts';

/** Registers the test of what every game does; `-t "main path"` runs it alone. */
export function mainPathTests({ run, engine }: SuiteContext): void {
  it('main path: a preview is loaded, placed and played, the refined model plays on in its place, and nothing is left', async () => {
    const { glb: refined } = await editClips(bytesSource(character, 'a'), [renameClips('kebab')]);
    const result = { model_urls: { glb: 'model.glb' } };

    async function goThrough(): Promise<Awaited<ReturnType<Scenarios['endSpawn']>>> {
      const beginning = await run('beginSpawn', 'a knight', {});
      const preview = await engine().next();
      expect(preview.input.request).toMatchObject({ mode: 'preview', prompt: 'a knight' });
      preview.finish({ files: { 'model.glb': character }, result });
      const { bounds, anchor } = await run('spawnShows', 'preview');
      expect([bounds.min[1], bounds.max[1]]).toEqual([expect.closeTo(0, 5), expect.closeTo(2, 5)]);
      expect(anchor).toEqual(beginning.anchor);
      await run('spawnSeen');
      expect(await run('spawnPlays', 'walk')).toBe(clips[0]);
      await run('spawnMoves');

      const refine = await engine().next();
      expect(refine.input.request).toMatchObject({ mode: 'refine' });
      refine.finish({ files: { 'model.glb': refined }, result });
      const swapped = await run('spawnShows', 'refined');
      expect(swapped.anchor).toEqual(beginning.anchor);
      expect(swapped.bounds).toEqual(bounds);
      expect(swapped.pixels).toBeGreaterThan(50);
      await run('spawnMoves');
      expect(await run('spawnDone')).toBe('refined');
      return run('endSpawn');
    }

    // An engine keeps textures and buffers of its own, which it makes for the first model of a page.
    await goThrough();
    expect(await goThrough()).toEqual({ pixels: 0, models: [], grown: {} });
  });
}
