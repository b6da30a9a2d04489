// Each framework as its page in docs/frameworks describes it: the app is installed from the tarballs, gets its route from the
// command, is built, served in production and looked at in a browser while a knight is bought.
//   MESHWRIGHT_KEEP_PICTURES=FOLDER keeps the pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@meshwright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { managers } from '../outside/testing/managers.ts';
import { ourRegistry } from '../outside/testing/registry.ts';
import { newFolder, slow } from '../outside/testing/run-folder.ts';
import { describeInstalled } from '../outside/testing/tools.ts';
import { installApp, type RunningApp } from './app.ts';

interface Way {
  readonly name: string;
  /** Scripts that serve the page, one after the other. */
  readonly serve: readonly string[];
}

const ways: readonly Way[] = [
  { name: 'next', serve: ['start', 'dev'] },
  { name: 'sveltekit', serve: ['start'] },
  { name: 'nuxt', serve: ['start'] },
  { name: 'astro', serve: ['start'] },
  { name: 'express', serve: ['start'] },
  { name: 'fastify', serve: ['start'] },
  { name: 'webpack', serve: ['start'] },
];

describeInstalled('the framework', () => {
  const tool = newFolder('create-route');
  let browser: Browser;

  beforeAll(async () => {
    const { tarballUrl } = await ourRegistry();
    await managers.npm.install(tool, { 'create-meshwright': tarballUrl('create-meshwright') });
    browser = await launchBrowser();
  }, slow);
  afterAll(() => browser?.close());

  it.each(ways)(
    '$name serves a page that draws before the knight is bought and walks afterwards, and ends at SIGTERM',
    async ({ name, serve }) => {
      const from = performance.now();
      const app = await installApp(name, tool);
      const seconds: Record<string, number> = { install: (performance.now() - from) / 1000 };
      await app.run('build');
      seconds.build = (performance.now() - from) / 1000;
      expect(app.hasService()).toBe(false);
      for (const script of serve) {
        const running = await app.start(script);
        await expectKnight(
          running,
          await browser.newPage({ viewport: { width: 640, height: 480 } }),
          `${name}-${script}`,
        );
        seconds[script] = (performance.now() - from) / 1000;
        expect(await running.stop()).toBeLessThan(10_000);
        expect(running.printed()).not.toMatch(/data_in_use|Unknown module|ERR_/);
      }
      const figures = Object.entries(seconds).map(([step, value]) => `${step} ${value.toFixed(1)}`);
      console.log(`${name}: seconds since npm install: ${figures.join(', ')}`);
    },
    slow,
  );
});

/** A knight is placed, bought, drawn, and moves. */
async function expectKnight(app: RunningApp, page: Page, name: string): Promise<void> {
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The purchase waits until the frame before it was seen.
  await page.route('**/api/meshwright/v2/text-to-3d', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(app.url);
  await page.locator('canvas').waitFor();
  await expect.poll(async () => (await pictureOf(page)).colors).toBeGreaterThan(2);
  const before = await pictureOf(page);
  keep(`${name}-before`, before.png);
  release();
  const stage = page.locator('output');
  await expect
    .poll(async () => `${await stage.textContent()}`, { timeout: 600_000 })
    .toMatch(/^(animated|Ready)$/)
    .catch((error: Error) => {
      throw new Error(`${error.message}\n${faults.join('\n')}\n${app.printed()}`);
    });
  // Loading ends before the frame that shows it.
  await expect.poll(async () => (await pictureOf(page)).bright).toBeGreaterThan(0.3);
  const model = await pictureOf(page);
  let later = model;
  await expect
    .poll(async () => {
      later = await pictureOf(page);
      return later.png.equals(model.png);
    })
    .toBe(false);
  keep(`${name}-walking`, later.png);
  expect(faults).toEqual([]);
}

/** Share of the pixels of what is drawn that are no black: a model without an environment has next to none. */
async function pictureOf(page: Page) {
  const png = await page.locator('canvas').screenshot();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).toString('hex');
  const colors = new Set<string>();
  let [drawn, bright] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.subarray(at, at + 3);
    colors.add(color.toString('hex'));
    if (color.toString('hex') === ground) continue;
    drawn++;
    if (Math.max(...color) > 70) bright++;
  }
  return { png, colors: colors.size, drawn, bright: bright / Math.max(1, drawn) };
}

function keep(name: string, png: Buffer): void {
  const folder = process.env.MESHWRIGHT_KEEP_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
}
