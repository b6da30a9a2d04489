import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@meshwright/testing/browser';
import { bundlePage } from '@meshwright/testing/engines/bundle-page';
import { repository } from '@meshwright/testing/repository';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DrawnByWorker } from '../testing/drawing-worker.ts';
import type { BrowserPictureOptions } from './render-in-browser.ts';
import { renderModels } from './render-model.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  // glTF-Transform loads modules of Node only there.
  const script = await bundlePage(join(import.meta.dirname, '../testing/drawing-worker.ts'), [
    { name: 'node', setup: ({ onResolve }) => onResolve({ filter: /^node:/ }, () => ({ external: true })) },
  ]);
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.route('http://pictures.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://pictures.test/');
});
afterAll(() => browser?.close());

async function drawnInWorker(
  glbs: readonly Uint8Array[],
  options: BrowserPictureOptions,
): Promise<Buffer[] | string> {
  const answer = await page.evaluate(
    async (given) => {
      const worker = new Worker('worker.js', { type: 'module' });
      const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const drawn = await new Promise<Uint8Array[] | string>((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => resolve(message);
        const message: DrawnByWorker = { glbs: given.models.map(bytesOf), options: given.options };
        worker.postMessage(message);
      });
      worker.terminate();
      return typeof drawn === 'string' ? drawn : drawn.map((png) => [...png]);
    },
    { models: glbs.map((glb) => Buffer.from(glb).toString('base64')), options },
  );
  return typeof answer === 'string' ? answer : answer.map((png) => Buffer.from(png));
}

const pixelsOf = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();
const fixture = (name: string) => new Uint8Array(readFileSync(join(repository, 'fixtures', `${name}.glb`)));

it.each<[what: string, glbs: Uint8Array[], options: BrowserPictureOptions]>([
  ['a model with a texture', [fixture('keycap')], { size: 160 }],
  ['models of other sizes', [fixture('keycap'), fixture('character'), fixture('instancing')], { size: 160 }],
  ['a model in meshopt', [fixture('meshopt')], { size: 128, view: 'front' }],
  ['another side', [fixture('character'), fixture('character-quantised')], { size: 128, view: 'back' }],
])('a worker draws the pixels of Node: %s', async (_, glbs, options) => {
  const drawn = await drawnInWorker(glbs, options);
  if (typeof drawn === 'string') throw new Error(drawn);
  const expected = await renderModels(glbs, options);
  for (const [at, png] of drawn.entries())
    expect((await pixelsOf(png)).equals(await pixelsOf(expected[at]!)), `picture ${at}`).toBe(true);
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(glbs.length);
});

it('a file that is no model, or packed by Draco, is refused with the reason', async () => {
  expect(await drawnInWorker([new Uint8Array(40)], {})).toContain('model.glb');
  expect(await drawnInWorker([fixture('draco')], {})).toContain('Draco');
});
