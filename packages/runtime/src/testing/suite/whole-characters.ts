import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of characters of several meshes with one skeleton, things in their hands, and morphs. */
export function wholeCharactersTests({ name, run }: SuiteContext): void {
  it.each(['/whole-mobile.glb', '/whole-desktop.glb', '/whole-by-mesh.glb', '/whole-draco.glb'])(
    'draws a character of several meshes whole amid its clip: %s',
    async (url) => {
      const decoders = { draco: `/draco/${name.split('-')[0]}/` };
      const amid = { clip: 'walk', time: 0.4, decoders };
      // One after the other: WebGPURenderer leaves out what waits for the pipeline of another load.
      const plain = await run('portrait', '/whole.glb', 128, amid);
      const other = await run('portrait', url, 128, amid);
      const { mean, pixels } = pictureDifference(Buffer.from(plain, 'latin1'), Buffer.from(other, 'latin1'));
      expect(pixels).toBeGreaterThan(500);
      expect(mean).toBeLessThan(2);
    },
  );

  it('plays the morph of a part with the clip', async () => {
    const [before, amid] = [
      await run('portrait', '/whole.glb', 128, { clip: 'walk', time: 0 }),
      await run('portrait', '/whole.glb', 128, { clip: 'walk', time: 0.5 }),
    ].map((text) => top(Buffer.from(text, 'latin1'), 128));
    expect(amid).toBeGreaterThan(before! + 2);
  });

  it('compiles no shader when a clip begins to move a morph', async () => {
    expect(await run('linksOfClip', '/whole.glb', 'walk', 0.5)).toBe(0);
  });
}

/** Returns the highest row with something; rows from the bottom up. */
function top(pixels: Uint8Array, side: number): number {
  for (let row = side - 1; row >= 0; row--)
    if (pixels.subarray(row * side * 4, (row + 1) * side * 4).some((value, at) => at % 4 < 3 && value > 0))
      return row;
  return -1;
}
