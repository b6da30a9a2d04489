import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import { heldAtOnce } from './resources.ts';
import type { SuiteContext } from './suite-context.ts';

/** Largest mean differences from clones, of 255, over pixels that are drawn. */
const bounds: Readonly<Record<string, number>> = {
  babylon: 1,
  'babylon-webgpu': 1.3,
  'playcanvas-webgpu': 0.8,
};

/** Registers the tests of crowds. */
export function crowdTests({ name, run }: SuiteContext): void {
  it('refuses a crowd with a clip that does not exist, without phases, or of a model without a skeleton', async () => {
    const { errors, held } = await run('crowdFails', '/walker.glb', '/textured.glb');
    const refused = (message: string) => ({ code: 'bad_source', message: expect.stringContaining(message) });
    expect(errors.slice(0, 3)).toEqual([
      refused('its clips: Armature|walking_man|baselayer.'),
      refused('an integer of 1 or more'),
      refused('no skeleton'),
    ]);
    expect(errors[3]).toBeUndefined();
    expect(held).toEqual([]);
  });

  it('draws a crowd as clones at the same times, with one call and one skeleton for all, and finds the copy that is hit', async () => {
    const seen = await run('crowdPicture', '/walker.glb', 'walk');
    expect([seen.calls, seen.twoLevels]).toEqual([1, 2]);
    expect(seen.shown.map((count) => count > 0)).toEqual([true, true]);
    const { pixels, mean } = pictureDifference(Uint8Array.from(seen.crowd), Uint8Array.from(seen.alone));
    expect(pixels).toBeGreaterThan(200);
    expect(mean).toBeLessThan(0.1);
    expect(seen.picked).toBe(seen.inTheMiddle);
    expect(seen.left).toBe(0);
    // Counted by one engine only.
    const { skeletons = 2 } = seen.held;
    // That of the character, and one that stands for it in shaders.
    expect(skeletons - (seen.before.skeletons ?? 0)).toBe(2);
  });

  it('draws copies of several clips, each at its own phase and speed, in one call for each mesh, as clones', async ({
    annotate,
  }) => {
    for (const [url, meshes, clips] of [
      ['/files/plain/walker.glb', 1, ['walk', 'run']],
      // Three meshes with a skin, and what it wears and holds without one.
      ['/whole-stiff.glb', 6, ['walk']],
    ] as const) {
      const seen = await run('crowdOfClips', url, clips, 0.37);
      expect(seen.calls).toBe(meshes);
      const { pixels, mean } = pictureDifference(Uint8Array.from(seen.crowd), Uint8Array.from(seen.alone));
      expect(pixels).toBeGreaterThan(200);
      await annotate(`mean difference ${mean.toFixed(2)} of 255 for ${url}`);
      // Poses between those that are kept are blended, which moves some edges; Babylon shows the nearest of eight between two.
      expect(mean).toBeLessThan(bounds[name] ?? 0.3);
      const change = pictureDifference(Uint8Array.from(seen.crowd), Uint8Array.from(seen.faster));
      expect(change.mean).toBeLessThan(0.02);
      // Between the legs of the first one it hits one behind it.
      expect([1, 4, 7, 10]).toContain(seen.picked);
    }
  });

  it('casts the shadows of clones at the same times where they are wanted', async ({ annotate }) => {
    for (const url of ['/walker.glb', '/whole-stiff.glb']) {
      const [bare, shaded] = await run('crowdShadows', url, 'walk', '/floor.glb');
      const [crowd, alone] = (['crowd', 'alone'] as const).map((who) => darkened(bare![who], shaded![who]));
      const either = new Set([...crowd!, ...alone!]);
      const off = [...either].filter((at) => !crowd!.has(at) || !alone!.has(at)).length;
      await annotate(`${alone!.size} pixels in shadow below clones, ${off} others below a crowd, of ${url}`);
      expect(alone!.size).toBeGreaterThan(80);
      // Babylon fits the map of shadows to the bounds of what casts them, which are larger for a crowd.
      expect(off / either.size).toBeLessThan(name.startsWith('babylon') ? 0.12 : 0.03);
    }
  });

  it('moves a crowd', async () => {
    expect(await run('crowdWalks', '/walker.glb', 'walk')).toBeGreaterThan(50);
  });

  it('holds as many resources after cycles of a crowd as before', async () => {
    const { before, after, held } = await run('scatterCycles', '/walker.glb', 'walk', samples(10));
    expect(heldAtOnce(name, after)).toEqual(heldAtOnce(name, before));
    expect(held).toEqual([]);
  });
}

/** Returns the pixels that are darker in the second picture. */
function darkened(bare: readonly number[], shaded: readonly number[]): Set<number> {
  const pixels = Array.from({ length: bare.length / 4 }, (_, pixel) => pixel);
  return new Set(pixels.filter((pixel) => bare[pixel * 4]! - shaded[pixel * 4]! > 8));
}
