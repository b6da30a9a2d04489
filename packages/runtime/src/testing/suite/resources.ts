import { clips, fivePictures, fixture } from '@meshwright/testing/engines/suite/models';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of what an engine holds, compiles and uploads. */
export function resourcesTests({ name, run, reload, server }: SuiteContext): void {
  const held = (counters: Readonly<Record<string, number>>) => heldAtOnce(name, counters);

  it('keeps shared resources until the last clone is disposed', async () => {
    const { held, played, pixels, gone, code } = await run('outlive', '/files/plain/a.glb');
    expect([held, played, gone, code]).toEqual([[3], clips[0], 0, 'disposed']);
    expect(pixels).toBeGreaterThan(50);
  });

  it.each(['character.glb', 'morph-default.glb'])(
    'holds as many resources after cycles of load, clone, play and dispose as before: %s',
    async (file) => {
      const bytes = [...fixture(file)];
      const data = `data:model/gltf-binary;base64,${Buffer.from(bytes).toString('base64')}`;
      const { before, after } = await run('cycles', data, samples(10));
      expect(held(after)).toEqual(held(before));
    },
  );

  it('holds nothing of a disposed clone while the original lives', async () => {
    const { before, after } = await run('clones', '/walker.glb', samples(10));
    expect(held(after)).toEqual(held(before));
  });

  it('shows the level for the distance, and loads each on first use, a failing one once', async () => {
    const path = (level: string) => `/files/plain/lod-${name}-${level}`;
    const urls = [path('near'), `/files/forbidden/lod-${name}`, path('far'), path('never')];
    const visits: [number, number][] = [
      [2, 0],
      [15, 0],
      [25, 2],
      [2, 0],
      [15, 0],
    ];
    expect(await run('lods', urls, visits, 1)).toEqual({ errors: [1], held: [] });
    const requested = server()
      .served.map((each) => each.path)
      .filter((each) => each.includes(`/lod-${name}`));
    expect(requested).toEqual([urls[0], urls[1], urls[2]]);
  });

  it('draws each level of many copies with one call and those behind the camera with none, finds the copy that is hit, and frees it all', async () => {
    const seen = await run('scatter', '/textured.glb', 200);
    expect(seen.calls).toEqual([1, 1, 2]);
    expect(seen.shown).toEqual([
      [200, 0],
      [100, 100],
    ]);
    expect(seen.picked).toBe(seen.inTheMiddle);
    expect(seen.alike).toBe(0);
    expect(seen.red).toBeGreaterThan(10);
    expect(seen.left).toBe(0);
    expect(seen.after).toEqual(seen.before);
  });

  it('draws copies that were moved, coloured, removed, hidden and added like those made so', async () => {
    const { changed, before } = await run('scatterChanges', '/textured.glb');
    expect(changed).toBe(0);
    expect(before).toBeGreaterThan(100);
  });

  it('holds as many resources after cycles of scatter as before', async () => {
    const { before, after } = await run('scatterCycles', '/textured.glb', undefined, samples(10));
    expect(held(after)).toEqual(held(before));
  });

  it('holds as many resources after cycles of a thing in a hand, variants and a crowd as before', async ({
    annotate,
  }) => {
    const count = samples(4);
    const seen = await run('partCycles', '/walker.glb', '/sword.glb', '/variants.glb', 'walk', count);
    await annotate(`${count} cycles, from ${JSON.stringify(seen.before)} to ${JSON.stringify(seen.after)}`);
    expect(held(seen.after)).toEqual(held(seen.before));
    expect(seen.held).toEqual([]);
  });

  it('draws the same after the context of the graphics card was lost and restored, and loads again', async ({
    skip,
  }) => {
    for (const url of ['/walker.glb', '/textured.glb', '/meshopt.glb']) {
      const seen = await run('lostContext', url, 64);
      if (!seen) return skip('a page cannot ask for it in WebGPU');
      const [before, ...after] = seen.map((pixels) => Uint8Array.from(pixels));
      for (const each of after) {
        const { pixels, mean } = pictureDifference(before!, each);
        expect(pixels).toBeGreaterThan(200);
        expect(mean).toBe(0);
      }
    }
    // Objects of the lost context are not counted by the tests that follow.
    await reload();
  });

  it('scatters no skeleton, and no levels out of order', async () => {
    expect(await run('scatterFails', '/walker.glb')).toEqual(['bad_source', 'bad_source', []]);
  });

  it('compiles nothing for a second model like a disposed one', async () => {
    // An engine may keep the programs of earlier tests.
    await reload();
    const [first, second] = await run('links', '/files/plain/a.glb');
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(0);
  });

  it('uploads one texture per frame to the GPU, and decodes the next ones meanwhile', async () => {
    const data = `data:model/gltf-binary;base64,${fivePictures().toString('base64')}`;
    const { frames, ahead } = await run('uploads', data);
    // One engine also uploads a picture of its own, once.
    expect(frames.length).toBeGreaterThanOrEqual(5);
    expect(frames).toEqual(frames.map(() => 1));
    // Babylon decodes each in its turn.
    if (!name.startsWith('babylon')) expect(ahead).toBeGreaterThanOrEqual(4);
  });
}

/** Returns the counters without what an engine frees later. */
export function heldAtOnce(name: string, counters: Readonly<Record<string, number>>): [string, number][] {
  // PlayCanvas leaves vertex arrays to the garbage collector, and over WebGPU stages each draw of a task in a buffer
  // that it reuses in a later task.
  const later = { playcanvas: 'GPU VertexArray', 'playcanvas-webgpu': 'GPU Buffer' }[name];
  return Object.entries(counters).filter(([kind]) => kind !== later);
}
