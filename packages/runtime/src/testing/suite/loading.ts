import type { Scenarios } from '@meshwright/testing/engines/scenarios';
import { clips } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import { nothing, type SuiteContext } from './suite-context.ts';

/** Registers the tests of loading: sources, progress, failures, aborts, and the asset cache. */
export function loadingTests({ name, run, reload, server }: SuiteContext): void {
  it.each([
    ['bytes', '/files/plain/a.glb', 'bytes'],
    ['a Blob', '/files/plain/b.glb', 'blob'],
    ['a URL', '/files/plain/c.glb', 'url'],
    ['a gzipped answer', '/files/gzip/a.glb', 'url'],
    ['a slow answer', '/files/slow/a.glb', 'url'],
    ['a URL that answers only GET, without an extension', '/files/get-only/4711', 'url'],
    ['a sidecar', '/files/sidecar/hero.json', 'url'],
    ['a task', 'text-to-3d:a', 'url'],
  ] as const)('loads %s as the same asset', async (_, url, kind) => {
    const { percents, ...asset } = await run('load', url, kind);
    expect(asset).toEqual({ clips, height: expect.closeTo(1.84, 5), pixels: expect.any(Number) });
    expect(asset.pixels).toBeGreaterThan(50);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
  });

  it.each(['/mobile.glb', '/meshopt.glb'])(
    'opens %s, compressed with meshopt, without setup',
    async (url) => {
      const { pixels } = await run('load', url, 'url');
      expect(pixels).toBeGreaterThan(50);
    },
  );

  it('opens Draco with the files of a folder of the page', async () => {
    const { pixels } = await run('load', '/draco.glb', 'url', { draco: `/draco/${name.split('-')[0]}/` });
    expect(pixels).toBeGreaterThan(50);
  });

  it('warns once that metals have no environment, and never when there is one', async () => {
    const models = ['/others.glb', '/metals.glb', '/metals.glb'];
    expect(await run('warnings', models, false)).toEqual([
      { code: 'no_environment', message: expect.stringMatching(/black.*scene\.env/) },
    ]);
    expect(await run('warnings', models, true)).toEqual([]);
  });

  it('reports progress under gzip, where Content-Length is the encoded size', async () => {
    const { percents } = await run('load', '/files/gzip/b.glb', 'url');
    expect(percents.some((percent) => percent > 0 && percent <= 80)).toBe(true);
  });

  it('maps each fault to one code and leaks nothing', async () => {
    const seen: Record<string, unknown> = {};
    const paths = ['forbidden', 'cut', 'broken', 'text', 'nowhere'];
    for (const way of paths)
      seen[way] = await run('fail', `${server().origin}/files/${way}/${name}.glb?sig=secret`);
    seen['no CORS'] = await run('fail', `${server().strangerOrigin}/files/plain/a.glb?sig=secret`);
    seen['no answer'] = await run('fail', `${server().origin}/files/held/${name}`, { timeoutMs: 200 });
    seen['no source'] = await run('fail', 'ftp://example.com/a.glb');
    expect(JSON.stringify(seen)).not.toContain('secret');
    const lines = Object.entries(seen) as [string, Awaited<ReturnType<Scenarios['fail']>>][];
    for (const [way, each] of lines) expect([way, each.ours, each.leaks]).toEqual([way, true, nothing]);
    expect(Object.fromEntries(lines.map(([way, { code }]) => [way, code]))).toEqual({
      forbidden: 'expired',
      cut: 'expired',
      nowhere: 'expired',
      broken: 'unreadable',
      text: 'wrong_content',
      'no CORS': 'network',
      'no answer': 'network',
      'no source': 'bad_source',
    });
  });

  it.skipIf(name !== 'playcanvas').each([
    ['RenderComponentSystem', 'componentSystems'],
    ['ContainerHandler', 'resourceHandlers'],
    ['RenderHandler', 'resourceHandlers'],
    ['TextureHandler', 'resourceHandlers'],
  ])('names %s where the engine lacks it, and the list it belongs to', async (part, list) => {
    const { thrown, leaks } = await run('incomplete', part, '/files/plain/a.glb');
    const message = expect.stringMatching(new RegExp(`: add ${part} to .${list}. of `)) as string;
    expect([thrown, leaks]).toEqual([Array(3).fill({ code: 'engine_setup', message }), nothing]);
  });

  it.skipIf(name !== 'playcanvas')('names the folder of a decoder that a file needs', async () => {
    await reload();
    const { code, message, leaks } = await run('fail', '/draco.glb');
    expect([code, leaks]).toEqual(['engine_setup', nothing]);
    expect(message).toMatch(/Draco.*decoders: \{ draco/);
  });

  it('aborted at a tenth, closes the socket and adds nothing to the scene later', async () => {
    const path = `/files/held/abort-${name}`;
    const { error, late, leaks } = await run('abortAtTenth', path);
    expect(error).toEqual({ name: 'AbortError', code: 'aborted' });
    await server().left(path);
    expect([late, leaks]).toEqual([false, nothing]);
  });

  it.each([80, 90])('disposed during a load, at %i percent, leaks nothing', async (percent) => {
    const { code, leaks } = await run('disposeAt', '/files/plain/a.glb', percent);
    expect([code, leaks]).toEqual(['disposed', nothing]);
  });

  it('sends one request for ten loads; nine aborts do not affect the tenth', async () => {
    const path = `/files/slow/crowd-${name}`;
    expect(await run('crowd', path)).toEqual([2, ...Array(9).fill('AbortError')]);
    expect(server().served.filter((each) => each.path === path)).toHaveLength(1);
  });

  it('loads a task again without a download, even with another link or after a page reload', async () => {
    expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
    await reload();
    const before = server().served.length;
    expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
    expect(await run('spawnKept', 'text-to-3d:kept')).toEqual({
      last: 'preview',
      clips,
      lines: ['task preview', 'shown preview'],
      left: 0,
    });
    expect(server().served.slice(before)).toEqual([]);
    // A load of another task needs the network.
    await run('loadTask', `text-to-3d:other`);
    expect(server().served.length).toBeGreaterThan(before);
  });

  it('a full asset cache evicts the least recently used file and stores none larger than itself', async () => {
    const seen = await run('evict', 100, [
      ['put', 'a', 40],
      ['put', 'b', 40],
      ['get', 'a'],
      ['put', 'c', 40],
      ['put', 'd', 101],
      ['put', 'e', 90],
      ['get', 'a'],
    ]);
    expect(seen).toEqual(['a', 'ab', 'ab', 'ac', 'ac', 'e', 'e']);
  });

  it("works through the engine's own loader", async () => {
    expect(await run('itsWay', 'text-to-3d:a')).toEqual({ clips: 2, meshes: 1 });
  });
}
