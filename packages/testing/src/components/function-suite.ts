import { expect, it } from 'vitest';
import type { ComponentGame } from './component-game.ts';
import type { ComponentScenarios } from './component-page.ts';

/** Registers the test of a binding whose function takes changing sources and options. */
export function functionSuite({ missing, run, requests }: ComponentGame<ComponentScenarios>): void {
  it.skipIf(missing)(
    'the function follows its source and its options, and shows nothing without a source',
    async () => {
      await run('show', [{ key: 'a', source: '/box.glb', height: 2, hooks: true }]);
      await run('logged', 'a file 100');
      expect(await run('size', 'a')).toEqual({
        height: expect.closeTo(2, 5),
        bottom: expect.closeTo(0, 5),
      });
      await run('show', [{ key: 'a', source: '/box.glb', height: 3, hooks: true }]);
      await expect.poll(() => run('size', 'a')).toMatchObject({ height: expect.closeTo(3, 5) });
      expect(requests('/box.glb')).toBe(1);
      await run('show', [{ key: 'a', hooks: true }]);
      await expect.poll(() => run('draw')).toBe(0);
      expect(await run('counters')).toMatchObject({ models: 0, holds: 0 });
    },
  );
}
