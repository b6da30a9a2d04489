import { expect, it } from 'vitest';
import type { ComponentGame } from './component-game.ts';
import type { ComponentScenarios } from './component-page.ts';

const walker = { key: 'walker', source: '/files/plain/walker.glb' };

/** Registers the tests of a page that draws on demand. */
export function demandSuite({ missing, run }: ComponentGame<ComponentScenarios>): void {
  it.skipIf(missing)('every frame is drawn while a clip plays, and none afterwards', async () => {
    await run('show', [{ ...walker, play: 'walk' }]);
    await run('logged', 'walker shown file');
    expect(await run('frames', 10)).toBeGreaterThanOrEqual(9);
    await run('show', [walker]);
    await expect.poll(() => run('playing', 'walker')).toEqual([]);
    await expect.poll(() => run('frames', 10)).toBe(0);
  });

  it.skipIf(missing)(
    'a call of play draws every frame of the clip, until it is stopped or stands at its end',
    async () => {
      await run('show', []);
      await run('show', [{ ...walker, hooks: true }]);
      await expect.poll(() => run('draw')).toBeGreaterThan(0);
      await expect.poll(() => run('frames', 10)).toBe(0);
      await run('choose', 'walker', 'walk');
      expect(await run('frames', 10)).toBeGreaterThanOrEqual(9);
      await run('choose', 'walker');
      await expect.poll(() => run('frames', 10)).toBe(0);
      await run('choose', 'walker', 'walk', { loop: false });
      expect(await run('frames', 10)).toBeGreaterThan(0);
      await expect.poll(() => run('frames', 10)).toBe(0);
    },
  );

  it.skipIf(missing)('a crowd draws every frame with one call, and none once it is removed', async () => {
    await run('show', [walker]);
    await run('logged', 'walker shown file');
    const one = await run('triangles');
    await run('show', []);
    const crowd = { key: 'crowd', source: walker.source, height: 1, play: 'walk', places: [-1, 0, 1] };
    await run('show', [crowd]);
    await expect.poll(() => run('triangles')).toBe(3 * one);
    expect(await run('calls')).toBe(1);
    expect(await run('frames', 10)).toBeGreaterThanOrEqual(9);
    await run('show', []);
    await expect.poll(() => run('frames', 10)).toBe(0);
    expect(await run('draw')).toBe(0);
  });
}
