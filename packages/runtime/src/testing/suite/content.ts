import { models } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import { pictureDifference } from '../picture-difference.ts';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of what a file has beside its meshes and clips. */
export function contentTests({ run, name }: SuiteContext): void {
  it('loads a .gltf with the files beside it, by its address and as a dropped folder', async () => {
    const one = await run('portrait', '/textured.glb', 64);
    const urls = Object.keys(models).filter((path) => path.startsWith('/separate/'));
    expect(urls.length).toBeGreaterThan(2);
    for (const other of [await run('portrait', '/separate/ball.gltf', 64), await run('folder', urls, 64)]) {
      const { mean, pixels } = pictureDifference(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'));
      expect(pixels).toBeGreaterThan(300);
      expect(mean).toBe(0);
    }
    expect(await run('folder', urls.slice(0, -1), 64)).toBe('missing');
    expect(await run('folder', urls.slice(1), 64)).toBe('bad_source');
  });

  it('says of an address without a query that there is no file, also of one that a model refers to', async () => {
    for (const [url, code] of [
      ['/none.glb', 'missing'],
      ['/incomplete/ball.gltf', 'missing'],
      [null, 'bad_source'],
      [undefined, 'bad_source'],
      [[], 'bad_source'],
    ] as const) {
      const seen = await run('fail', url as string);
      expect([url, seen.code, seen.ours]).toEqual([url, code, true]);
    }
  });

  it('gives what the loader has read, with cameras and other scenes', async () => {
    expect(await run('read', '/camera.glb')).toEqual(Array(2).fill({ cameras: 1, scenes: 1 }));
    const scenes = name.startsWith('babylon') ? 1 : 2;
    expect(await run('read', '/scenes.glb')).toEqual(Array(2).fill({ cameras: 0, scenes }));
  });

  it('shows material variants by name, and clones and copies in theirs', async () => {
    const { seen, held } = await run('variants', '/variants.glb', ['red', 'blue', undefined, 'green']);
    expect(seen).toEqual([
      ['Red', 'green'],
      ['Red', 'r', 'r'],
      [undefined, 'r', 'r'],
      [undefined, '-', '-'],
      ['green', 'g', 'g'],
      'g',
    ]);
    expect(held).toBe(1);
  });

  it('keeps shadows over clones, levels and copies', async () => {
    const { loaded, cloned, changed, copies } = await run('shadows', '/textured.glb', true);
    expect([loaded, cloned]).toEqual([[{ cast: true, receive: true }], [{ cast: true, receive: true }]]);
    expect(changed).toEqual([{ cast: false, receive: true }]);
    expect(copies).toEqual(Array(2).fill({ cast: true, receive: true }));
    expect((await run('shadows', '/textured.glb', { receive: true })).loaded![0]!.receive).toBe(true);
  });
}
