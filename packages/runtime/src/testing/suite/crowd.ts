import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of crowds. */
export function crowdTests({ name, run }: SuiteContext): void {
  const hasCrowds = !name.startsWith('playcanvas');

  it('refuses a crowd with a clip that does not exist, without phases, or of a model without a skeleton', async () => {
    const { errors, held } = await run('crowdFails', '/walker.glb', '/textured.glb');
    const refused = (message: string) => ({ code: 'bad_source', message: expect.stringContaining(message) });
    expect(errors.slice(0, 3)).toEqual([
      refused('its clips: Armature|walking_man|baselayer.'),
      refused('an integer of 1 or more'),
      refused('no skeleton'),
    ]);
    const limit = expect.stringContaining('either a skin or hardware instancing');
    expect(errors[3]).toEqual(hasCrowds ? undefined : { code: 'engine_setup', message: limit });
    expect(held).toEqual([]);
  });

  it.runIf(hasCrowds)(
    'draws a crowd as clones at the same times, with one call and one skeleton for each phase, and finds the copy that is hit',
    async () => {
      const seen = await run('crowdPicture', '/walker.glb', 'walk');
      expect([seen.calls, seen.twoLevels]).toEqual([3, 6]);
      expect(seen.shown.map((count) => count > 0)).toEqual([true, true]);
      const { pixels, mean } = pictureDifference(Uint8Array.from(seen.crowd), Uint8Array.from(seen.alone));
      expect(pixels).toBeGreaterThan(200);
      expect(mean).toBeLessThan(0.1);
      expect(seen.picked).toBe(seen.inTheMiddle);
      expect(seen.left).toBe(0);
      // Counted by one engine only.
      const { skeletons = 3 } = seen.held;
      expect(skeletons - (seen.before.skeletons ?? 0)).toBe(3);
    },
  );

  it.runIf(hasCrowds)('moves a crowd', async () => {
    expect(await run('crowdWalks', '/walker.glb', 'walk')).toBeGreaterThan(50);
  });

  it.runIf(hasCrowds)('holds as many resources after cycles of a crowd as before', async () => {
    const { before, after, held } = await run('scatterCycles', '/walker.glb', 'walk', samples(10));
    expect(after).toEqual(before);
    expect(held).toEqual([]);
  });
}
