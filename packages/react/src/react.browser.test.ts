import { join } from 'node:path';
import { componentGame } from '@meshwright/testing/components/component-game';
import { componentSuite } from '@meshwright/testing/components/component-suite';
import { demandSuite } from '@meshwright/testing/components/demand-suite';
import { coarseEnd } from '@meshwright/testing/engines/coarse-end';
import { clips, models } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import type { ReactScenarios } from './testing/react-page.ts';

// React in strict mode, react-three-fiber, a real browser, a proxy, and the local service.
const script = join(import.meta.dirname, 'testing/react-page.ts');
const game = componentGame<ReactScenarios>({ script, throws: true, mounts: 2 });
const { missing, run, requests, server, handled } = game;
const box = (key: string) => ({ key, source: '/box.glb', height: 2 });

componentSuite(game);
demandSuite(game);

it.skipIf(missing)('strict mode mounts twice and requests once', async () => {
  await run('show', []);
  expect(await run('mounts')).toBe(game.mounts);
  await run('show', [box('box')]);
  await run('logged', 'box shown file');
  expect(requests('/box.glb')).toBe(1);
});

it.skipIf(missing)(
  'without a fallback the nearest Suspense waits, and a failure reaches the error boundary',
  async () => {
    await run('show', [box('box')]);
    await run('logged', 'box shown file');
    expect((await run('log'))[0]).toBe('boundary waits');
    const broken = { key: 'broken', source: '/files/forbidden/a.glb', fallback: true };
    await run('show', [broken]);
    await expect.poll(() => run('code')).toBe('expired');
    expect(requests('/files/forbidden/a.glb')).toBe(1);
    expect(await run('failures')).toEqual(['broken failed expired', 'boundary failed expired']);
    await run('show', [box('again')], 1);
    await run('logged', 'again shown file');
    await handled('expired', /^AssetError: download .*: 403/);
  },
);

it.skipIf(missing)('a clip begins at its beginning, however long nothing was drawn', async () => {
  await run('show', [{ key: 'walker', source: '/files/plain/walker.glb', hooks: true }]);
  await run('logged', 'walker plays undefined');
  await expect.poll(() => run('frames', 10)).toBe(0);
  await run('choose', 'walker', 'walk');
  await run('logged', `walker plays ${clips[0]}`);
  await run('frames', 3);
  expect((await run('log')).find((line) => line.startsWith('walker at'))).toBe('walker at 0');
});

it.skipIf(missing)('a failure that is known before a component mounts is reported to it once', async () => {
  const source = '/files/forbidden/a.glb';
  await run('show', [{ key: 'first', source, hooks: true }]);
  await expect.poll(() => run('failures')).toEqual(['boundary failed expired']);
  await handled('expired', /^AssetError: download .*: 403/);
  await run('log');
  await run('show', [{ key: 'second', source, fallback: true }], 1);
  const lines = ['second failed expired', 'boundary failed expired'];
  await expect.poll(() => run('failures')).toEqual(lines);
  await handled('expired', /^AssetError: download .*: 403/);
  expect(await run('failures')).toEqual(lines);
});

it.skipIf(missing)(
  'a transition to a file that cannot be loaded is reported once, before it throws',
  async () => {
    await run('show', [{ ...box('a'), fallback: true }]);
    await run('logged', 'a shown file');
    await run('change', [{ key: 'a', source: '/files/forbidden/a.glb', fallback: true }]);
    const lines = ['a failed expired', 'boundary failed expired'];
    await expect.poll(() => run('failures')).toEqual(lines);
    await handled('expired', /^AssetError: download .*: 403/);
    expect(await run('failures')).toEqual(lines);
    expect((await run('log')).filter((line) => line === 'a waits')).toHaveLength(game.mounts);
    expect(requests('/files/forbidden/a.glb')).toBe(1);
  },
);

it.skipIf(missing)(
  'Suspense ends with the coarse level, and a file that breaks off reaches the boundary',
  async () => {
    const source = '/stepped/progressive-walker/boundary.glb';
    await run('show', [{ key: 'a', source }]);
    await server().stepped.send(source, coarseEnd(models['/progressive-walker.glb']));
    await run('logged', 'a shown coarse');
    expect((await run('log'))[0]).toBe('boundary waits');
    await server().stepped.cut(source);
    await expect.poll(() => run('code')).toBe('expired');
    expect(await run('draw')).toBe(0);
    await handled('expired', /^AssetError/);
  },
);

it.skipIf(missing)('clips play by meaning, from the component and from the hooks', async () => {
  const walker = '/files/plain/walker.glb';
  const hooked = { key: 'hooked', source: walker, hooks: true };
  await run('show', [
    { ...hooked, play: 'walk' },
    { key: 'part', source: walker, play: 'run' },
  ]);
  await run('logged', `hooked plays ${clips[0]}`);
  await run('show', [{ ...hooked, play: 'run' }]);
  await run('logged', `hooked plays ${clips[1]}`);
  expect(requests(walker)).toBe(1);
});

it.skipIf(missing)('a clip that is chosen on the coarse level plays with the whole', async () => {
  const source = '/stepped/progressive-walker/chosen.glb';
  const file = models['/progressive-walker.glb'];
  await run('show', [{ key: 'hooked', source, hooks: true, play: 'walk' }]);
  await server().stepped.send(source, coarseEnd(file));
  await run('logged', 'hooked plays undefined');
  await run('choose', 'hooked', 'run');
  await server().stepped.send(source, file.length);
  await run('logged', `hooked plays ${clips[1]}`);
  expect(await run('log')).not.toContain(`hooked plays ${clips[0]}`);
});
