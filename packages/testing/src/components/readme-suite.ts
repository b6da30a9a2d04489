import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundlePage } from '../engines/bundle-page.ts';
import { callScenario } from '../engines/call-scenario.ts';
import { guideModels } from '../engines/file-models.ts';
import { startGameServer } from '../engines/server/game-server.ts';
import { models } from '../engines/suite/models.ts';

/**
 * Registers the test of the component in the README of a binding.
 * @param script of the page, which mounts the component and sets `scenarios`
 * @param plugin for esbuild, which compiles the component
 */
export function readmeSuite(script: string, plugin: Plugin): void {
  it.skipIf(browserMissing())(
    'the component of the README shows its chest and asks for its knight',
    async () => {
      const asked: unknown[] = [];
      const server = await startGameServer({
        scripts: { '/page.js': await bundlePage(script, [plugin]) },
        models: { '/models/chest.glb': models['/box.glb'] },
        async proxy(request) {
          asked.push([request.method, new URL(request.url).pathname, await request.json()]);
          return Response.json({ message: 'no credits' }, { status: 402 });
        },
      });
      const browser = await launchBrowser();
      try {
        const tab = await browser.newPage();
        const faults: unknown[] = [];
        tab.on('pageerror', (error) => faults.push(error));
        await tab.goto(server.origin);
        await tab.addScriptTag({ url: '/page.js', type: 'module' });
        await tab.waitForFunction(() => 'scenarios' in globalThis);
        const chest = { x: 1, height: expect.closeTo(0.6, 5) };
        await expect.poll(() => callScenario(tab, 'models', [])).toContainEqual(chest);
        expect(await callScenario(tab, 'hasEnvironment', [])).toBe(true);
        await expect.poll(() => asked).toHaveLength(1);
        const knight = { mode: 'preview', prompt: 'a knight' };
        expect(asked).toEqual([
          ['POST', expect.stringMatching(/^\/api\/meshwright\//), expect.objectContaining(knight)],
        ]);
        expect(faults).toEqual([]);
      } finally {
        await browser.close();
        await server.stop();
      }
    },
  );
}

/**
 * Registers the test of the component in the guide of a binding.
 * @param script of the page, which mounts the component and sets `scenarios`
 * @param plugin for esbuild, which compiles the component
 */
export function guideSuite(script: string, plugin: Plugin): void {
  it.skipIf(browserMissing())(
    'the component of the guide shows a worn chest, a sword in a hand and a crowd, all with shadows',
    async () => {
      const server = await startGameServer({
        scripts: { '/page.js': await bundlePage(script, [plugin]) },
        models: guideModels(),
        proxy: async () => Response.json({}, { status: 404 }),
      });
      const browser = await launchBrowser();
      try {
        const tab = await browser.newPage();
        const faults: unknown[] = [];
        tab.on('pageerror', (error) => faults.push(error));
        await tab.goto(server.origin);
        await tab.addScriptTag({ url: '/page.js', type: 'module' });
        await tab.waitForFunction(() => 'scenarios' in globalThis);
        const red = expect.objectContaining({ colour: [1, 0, 0], casts: true });
        const sword = expect.objectContaining({ isHeld: true, casts: true });
        const crowd = expect.objectContaining({ copies: 40, casts: true });
        for (const shown of [red, sword, crowd])
          await expect
            .poll(async () => [...faults, ...(await callScenario<object[]>(tab, 'meshes', []))])
            .toContainEqual(shown);
        expect(faults).toEqual([]);
      } finally {
        await browser.close();
        await server.stop();
      }
    },
  );
}
