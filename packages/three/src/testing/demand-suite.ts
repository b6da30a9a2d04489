import { expect, it } from 'vitest';
import type { ComponentGame } from './component-game.ts';
import type { ComponentScenarios } from './component-page.ts';

/** Registers the test of a page that draws on demand. */
export function demandSuite({ missing, run }: ComponentGame<ComponentScenarios>): void {
  it.skipIf(missing)('every frame is drawn while a clip plays, and none afterwards', async () => {
    const walker = { key: 'walker', source: '/files/plain/walker.glb' };
    await run('show', [{ ...walker, play: 'walk' }]);
    await run('logged', 'walker shown file');
    expect(await run('frames', 10)).toBeGreaterThanOrEqual(9);
    await run('show', [walker]);
    await expect.poll(() => run('playing', 'walker')).toEqual([]);
    await expect.poll(() => run('frames', 10)).toBe(0);
  });
}
