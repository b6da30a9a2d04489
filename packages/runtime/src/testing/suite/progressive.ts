import { coarseEnd } from '@meshwright/testing/engines/coarse-end';
import { models } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import { nothing, type SuiteContext } from './suite-context.ts';

const file = models['/progressive.glb'];

/** Registers the tests of files whose coarse level comes first. */
export function progressiveTests({ name, run, server }: SuiteContext): void {
  const end = coarseEnd(file);
  const path = (test: string) => `/stepped/progressive/${name}-${test}`;

  it('draws the coarse level from the first bytes, and the whole in its place after the last', async ({
    annotate,
  }) => {
    const url = path('whole');
    await run('beginProgressive', url);
    const { stepped, served } = server();
    for (const upTo of [10, 400, end - 1, end]) await stepped.send(url, upTo);
    const coarse = await run('coarseLook');
    await stepped.send(url, file.length);
    const whole = await run('endProgressive');
    expect(whole).toMatchObject({ code: 'loaded', holds: [1], drawn: 0, left: nothing });
    expect(coarse.triangles).toBeLessThan(whole.triangles! / 10);
    expect(end / file.length).toBeLessThan(0.15);
    const [one, other] = [coarse.picture, whole.picture!].map((text) => Buffer.from(text, 'latin1'));
    const { mean, pixels } = pictureDifference(one!, other!);
    await annotate(`${end} of ${file.length} bytes; mean difference ${mean.toFixed(1)} of 255`);
    expect(pixels).toBeGreaterThan(500);
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(60);
    expect(served.filter((each) => each.path === url)).toHaveLength(1);
  });

  it.each(['cut', 'abort'] as const)(
    'a load that ends early (%s) takes its coarse level with it',
    async (how) => {
      const url = path(how);
      await run('beginProgressive', url);
      await server().stepped.send(url, end);
      await run('coarseLook');
      if (how === 'cut') await server().stepped.cut(url);
      else await run('abortProgressive');
      const code = how === 'cut' ? 'expired' : 'aborted';
      expect(await run('endProgressive')).toEqual({ code, holds: [], drawn: 0, left: nothing });
    },
  );

  it('a spawn shows the coarse level in place of the placeholder, and the whole in place of that', async () => {
    const url = path('spawn');
    await run('beginProgressiveSpawn', `text-to-3d:stepped-${name}-spawn`);
    await server().stepped.send(url, end);
    const { bounds, clip } = await run('spawnCoarse');
    expect(clip).toBe('waits');
    await server().stepped.send(url, file.length);
    const spawned = await run('endProgressiveSpawn');
    expect(spawned).toMatchObject({ code: 'loaded', last: 'preview', left: [] });
    expect(spawned.shown).toEqual(['coarse', 'preview']);
    expect(bounds.max[1]).toBeCloseTo(spawned.bounds.max[1], 5);
    expect(Math.abs(bounds.max[0] - spawned.bounds.max[0])).toBeLessThan(0.1);
  });

  it('a spawn whose file breaks off shows the placeholder again', async () => {
    const url = path('spawn-cut');
    await run('beginProgressiveSpawn', `text-to-3d:stepped-${name}-spawn-cut`);
    await server().stepped.send(url, end);
    await run('spawnCoarse');
    await server().stepped.cut(url);
    const { code, last, shown, left } = await run('endProgressiveSpawn');
    expect([code, last, shown, left]).toEqual(['expired', 'placeholder', ['coarse'], []]);
  });

  it('a level of detail shows the coarse level of its file meanwhile, without an empty frame', async () => {
    const url = path('level');
    const begun = run('beginProgressiveLevel', url);
    await server().stepped.send(url, end);
    const [coarse, ...others] = await begun;
    await server().stepped.send(url, file.length);
    const seen = await run('endProgressiveLevel', coarse!);
    expect([others, seen]).toEqual([[], { empty: 0, left: [] }]);
  });
}
