import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { coarseEnd } from '../engines/coarse-end.ts';
import { clips, models } from '../engines/suite/models.ts';
import type { ComponentGame } from './component-game.ts';
import type { ComponentScenarios } from './component-page.ts';

type Game = ComponentGame<ComponentScenarios>;

const box = (key: string) => ({ key, source: '/box.glb', height: 2 });

/** Registers the tests that the binding of every framework passes. */
export function componentSuite(game: Game): void {
  fileTests(game);
  coarseTests(game);
  promptTests(game);
}

function fileTests({ missing, mounts, pointers, run, requests, server, handled }: Game): void {
  it.skipIf(missing)('100 components share one request and one model; the last one frees it', async () => {
    await run('cycles', box('warm'), 'warm shown file', 1);
    const before = await run('counters');
    const all = Array.from({ length: 100 }, (_, i) => ({ ...box('box'), key: `${i}` }));
    server().served.length = 0;
    await run('show', all);
    await run('logged', '99 shown file');
    expect(requests('/box.glb')).toBe(1);
    // The file itself and a copy each.
    expect(await run('counters')).toMatchObject({ models: 1, holds: 101 });
    expect(await run('size', '7')).toEqual({
      height: expect.closeTo(2, 5),
      bottom: expect.closeTo(0, 5),
    });
    expect(await run('draw')).toBeGreaterThan(100);
    await run('show', all.slice(99));
    expect(await run('counters')).toMatchObject({ models: 1, holds: 2 });
    await run('show', []);
    expect(await run('counters')).toEqual(before);
    expect(await run('draw')).toBe(0);
  });

  /** Without programs: those of instances stay with their material, and some are kept for later models. */
  const loaded = async () => {
    const { geometries, models, holds } = (await run('counters')) as Record<string, number>;
    return { geometries: geometries!, models: models!, holds: holds! };
  };

  it.skipIf(missing)(
    'copies are added, removed and freed with their component, and cast shadows',
    async () => {
      await run('cycles', box('warm'), 'warm shown file', 1);
      await run('show', [box('one')]);
      await run('logged', 'one shown file');
      const one = await run('triangles');
      const before = await loaded();
      const copies = (...places: number[]) => ({
        key: 'copies',
        source: '/box.glb',
        height: 2,
        shadows: true,
        places,
      });
      server().served.length = 0;
      for (const places of [[0, 1, 2], [0, 5, 2, 3], [2]]) {
        await run('show', [box('one'), copies(...places)]);
        await expect.poll(() => run('triangles')).toBe(one * (1 + places.length));
      }
      expect(await run('casts', 'copies')).toEqual([true]);
      expect(await run('casts', 'one')).toEqual([false]);
      expect(requests('/box.glb')).toBeLessThanOrEqual(1);
      await run('show', [box('one')]);
      await expect.poll(loaded).toEqual(before);
      await run('show', []);
    },
  );

  it.skipIf(missing)(
    'levels are shown by distance, and drawn when they are loaded; they are freed with their component',
    async () => {
      const levels = [
        { source: '/textured.glb', from: 0 },
        { source: '/files/plain/walker.glb', from: 50 },
      ];
      const tower = { key: 'tower', levels, shadows: true };
      await run('show', []);
      const before = await loaded();
      await run('show', [tower]);
      await expect.poll(() => run('triangles')).toBeGreaterThan(0);
      const near = await run('triangles');
      expect(requests('/files/plain/walker.glb')).toBe(0);
      expect(await run('casts', 'tower')).toEqual([true]);
      await run('look', 60);
      await expect.poll(() => run('triangles')).not.toBe(near);
      await run('show', [{ ...tower, levels: [...levels] }]);
      expect([requests('/textured.glb'), requests('/files/plain/walker.glb')]).toEqual([1, 1]);
      await run('look', 5);
      expect(await run('triangles')).toBe(near);
      await run('show', []);
      await expect.poll(loaded).toEqual(before);
    },
  );

  it.skipIf(missing || !pointers)('a click on copies finds the one that is hit', async () => {
    await run('show', [{ key: 'copies', source: '/box.glb', height: 2, places: [-9, 0, 9] }]);
    await run('logged', 'copies copies');
    await run('frames', 2);
    await run('click');
    await run('logged', 'copies hit 1');
  });

  it.skipIf(missing)(
    'a file that was preloaded is shown without a request, and freed when it is cleared',
    async () => {
      await run('show', []);
      const before = await loaded();
      const source = '/files/plain/preloaded.glb';
      await run('preload', source);
      expect(requests(source)).toBe(1);
      await run('show', [{ key: 'kept', source }]);
      await run('logged', 'kept shown file');
      await run('show', []);
      await run('frames', 2);
      expect((await loaded()).models).toBe(before.models + 1);
      await run('clear', source);
      await expect.poll(loaded).toEqual(before);
      expect(requests(source)).toBe(1);
    },
  );

  const cycles = samples(10);
  it.skipIf(missing)(`${cycles} mounts and removals are ${cycles} requests and leave nothing`, async () => {
    await run('cycles', box('warm'), 'warm shown file', 3);
    const before = await run('counters');
    server().served.length = 0;
    await run('cycles', box('box'), 'box shown file', cycles);
    expect(requests('/box.glb')).toBe(cycles);
    expect(await run('counters')).toEqual(before);
  });

  it.skipIf(missing)('a removal amid the load stops the request and leaves nothing', async () => {
    await run('show', []);
    const before = await run('counters');
    await run('show', [{ key: 'slow', source: '/files/held/a.glb', fallback: true }]);
    await run('logged', 'slow progress');
    await run('show', []);
    await server().left('/files/held/a.glb');
    expect(await run('counters')).toEqual(before);
    const waits = Array.from({ length: mounts }, () => 'slow waits');
    expect(await run('log')).toEqual([...waits, 'slow progress']);
    expect(await run('code')).toBeUndefined();
  });

  it.skipIf(missing)(
    'a file that cannot be loaded is requested once and reported with its code',
    async () => {
      await run('show', []);
      const before = await run('counters');
      await run('show', [{ key: 'broken', source: '/files/forbidden/a.glb', fallback: true }]);
      await run('logged', 'broken failed expired');
      // A framework may hand the failure on some frames later, and not at all once the component is removed.
      await handled('expired', /^AssetError: download .*: 403/);
      expect(requests('/files/forbidden/a.glb')).toBe(1);
      expect((await run('failures')).filter((line) => line.startsWith('broken'))).toHaveLength(1);
      await run('show', []);
      expect(await run('counters')).toEqual(before);
    },
  );

  it.skipIf(missing)(
    'a clip plays by its meaning, and stops when nothing is asked for any more',
    async () => {
      const walker = { key: 'walker', source: '/files/plain/walker.glb' };
      await run('show', [{ ...walker, play: 'walk' }]);
      await run('logged', 'walker shown file');
      expect(await run('playing', 'walker')).toEqual([clips[0]]);
      await run('show', [{ ...walker, play: 'run' }]);
      await expect.poll(() => run('playing', 'walker')).toEqual([clips[1]]);
      await run('show', [walker]);
      await expect.poll(() => run('playing', 'walker')).toEqual([]);
      expect(requests('/files/plain/walker.glb')).toBe(1);
    },
  );

  it.skipIf(missing)('a removed canvas disposes its assets', async () => {
    await run('show', [box('box')]);
    await run('logged', 'box shown file');
    expect(await run('close')).toBe('disposed');
  });
}

function coarseTests({ missing, run, requests, server, handled }: Game): void {
  const file = models['/progressive-walker.glb'];
  const end = coarseEnd(file);

  /** Shows two components of a file that arrives in parts, up to its coarse level. */
  async function showCoarse(path: string): Promise<Awaited<ReturnType<ComponentScenarios['counters']>>> {
    // Its shaders stay compiled.
    await run('cycles', { key: 'warm', source: '/progressive-walker.glb' }, 'warm shown file', 1);
    const before = await run('counters');
    await run('log');
    await run(
      'show',
      ['a', 'b'].map((key) => ({ key, source: path, height: 2, play: 'walk' })),
    );
    await server().stepped.send(path, end - 1);
    expect(await run('draw')).toBe(0);
    await server().stepped.send(path, end);
    await run('logged', 'b shown coarse');
    return before;
  }

  it.skipIf(missing)('a coarse level is shown from the first bytes, and the whole in its place', async () => {
    const path = '/stepped/progressive-walker/whole.glb';
    const before = await showCoarse(path);
    // The load's own, the one of the components together, and a copy each.
    expect(await run('counters')).toMatchObject({ models: 1, holds: 4 });
    expect(await run('draw')).toBeGreaterThan(100);
    const coarse = await run('triangles');
    expect(await run('playing', 'a')).toEqual([]);
    expect(await run('size', 'a')).toEqual({ height: expect.closeTo(2, 5), bottom: expect.closeTo(0, 5) });
    await run('watchFrames');
    await server().stepped.send(path, file.length);
    await run('logged', 'a shown file');
    await run('logged', 'b shown file');
    expect(await run('emptyFrames')).toBe(0);
    expect(await run('counters')).toMatchObject({ models: 1, holds: 3 });
    expect(await run('triangles')).toBeGreaterThan(coarse);
    expect(await run('playing', 'a')).toEqual([clips[0]]);
    expect(requests(path)).toBe(1);
    const lines = (await run('log')).filter((line) => line.startsWith('a shown'));
    expect([...new Set(lines)]).toEqual(['a shown coarse', 'a shown file']);
    await run('show', []);
    expect(await run('counters')).toEqual(before);
    expect(await run('draw')).toBe(0);
  });

  it.skipIf(missing)('a removal between the coarse level and the whole stops the request', async () => {
    const path = '/stepped/progressive-walker/removed.glb';
    const before = await showCoarse(path);
    await run('show', []);
    await server().left(path);
    expect(await run('counters')).toEqual(before);
    expect(await run('draw')).toBe(0);
    expect((await run('log')).filter((line) => /failed|file/.test(line))).toEqual([]);
  });

  it.skipIf(missing)('a coarse level goes when its file does not arrive', async () => {
    const path = '/stepped/progressive-walker/cut.glb';
    const before = await showCoarse(path);
    await server().stepped.cut(path);
    await expect.poll(() => run('draw')).toBe(0);
    await run('show', []);
    expect(await run('counters')).toEqual(before);
    await handled('expired', /^AssetError/);
  });
}

const shownModel = {
  files: { 'model.glb': models['/box.glb'] },
  result: { model_urls: { glb: 'model.glb' } },
};

function promptTests({ missing, run, creates, credits, engine, open, handled }: Game): void {
  it.skipIf(missing)(
    'equal prompts are one purchase: twice, after a remount and after a reload',
    async () => {
      const before = await credits();
      const knight = { key: 'a', prompt: 'a knight', refine: false, height: 1.8 };
      await run('show', [knight, { ...knight, key: 'b' }]);
      (await engine().next()).finish(shownModel);
      await run('logged', 'a shown preview');
      await run('logged', 'b shown preview');
      const paid = before - (await credits());
      expect(paid).toBeGreaterThan(0);
      expect(creates()).toBe(1);
      await run('show', []);
      await run('show', [{ ...knight, key: 'c' }]);
      await run('logged', 'c shown preview');
      expect(creates()).toBe(1);
      await open();
      await run('show', [knight]);
      await run('logged', 'a shown preview');
      expect(await run('size', 'a')).toEqual({
        height: expect.closeTo(1.8, 5),
        bottom: expect.closeTo(0, 5),
      });
      expect(creates()).toBe(0);
      expect(before - (await credits())).toBe(paid);

      await run('show', [{ ...knight, remember: 'another knight' }]);
      (await engine().next()).finish(shownModel);
      await expect.poll(async () => before - (await credits())).toBe(2 * paid);
    },
  );

  it.skipIf(missing)('a request that fails before the first model is reported with its code', async () => {
    await run('show', [{ key: 'a', prompt: 'nothing', refine: false, fallback: true }]);
    (await engine().next()).fail('no such thing');
    await run('logged', 'a failed task_failed');
    await handled('task_failed', /^AssetError: .* ended FAILED: no such thing \(server_error\)$/);
  });

  it.skipIf(missing)(
    'a request with an impossible size is reported with its code, and buys nothing',
    async () => {
      const before = await credits();
      await run('show', [{ key: 'a', prompt: 'a knight', refine: false, height: -1, fallback: true }]);
      await run('logged', 'a failed bad_source');
      await handled('bad_source', /^AssetError: Give height or longest, in metres, above 0/);
      expect([creates(), await credits()]).toEqual([0, before]);
    },
  );
}
